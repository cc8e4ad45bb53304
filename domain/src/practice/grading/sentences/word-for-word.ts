import { isArticle, isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { tableOf } from "../../../words/table-of.ts";

/** Longer texts are not compared word by word. */
const mostWords = 40;
/** In shorter texts the order says little. */
const leastWords = 4;

/** Words that join things without an order. */
const joining = /^(?:and|or|with|plus|times|equals?|between|und|oder|et|ou|y|o|e|ed|en|och|=|\+|\*)$/;

/** Prepositions in pairs of opposite groups. */
const groups = tableOf<readonly (readonly [RegExp, RegExp])[]>({
  en: [
    [/^(?:in|into|inside|within|onto|between)$/, /^(?:outof|outside|off)$/],
    [/^(?:to|towards?)$/, /^(?:awayfrom|from)$/],
    [/^(?:on|upon|above|over)$/, /^(?:under|underneath|below|beneath)$/],
    [/^(?:when|while|whenever|if)$/, /^(?:before|after|until|unless)$/],
    [/^must$/, /^(?:can|may|might)$/],
    [/^for$/, /^(?:against|by)$/],
    [/^up$/, /^down$/],
  ],
  de: [
    [/^(?:in|im|ins|innerhalb)$/, /^(?:ausserhalb|aus)$/],
    [/^(?:mit)$/, /^(?:ohne)$/],
    [/^(?:vor|vorm)$/, /^(?:nach|hinter)$/],
    [/^(?:über|überm)$/, /^(?:unter|unterm)$/],
    [/^(?:zu|zum|zur)$/, /^(?:von|vom)$/],
  ],
  fr: [
    [/^(?:dans|en)$/, /^(?:hors)$/],
    [/^(?:avec)$/, /^(?:sans)$/],
    [/^(?:avant)$/, /^(?:après)$/],
    [/^(?:sur)$/, /^(?:sous)$/],
  ],
  es: [
    [/^(?:en|dentro)$/, /^(?:fuera)$/],
    [/^(?:con)$/, /^(?:sin)$/],
    [/^(?:antes)$/, /^(?:después)$/],
    [/^(?:sobre)$/, /^(?:bajo)$/],
    [/^(?:hacia|hasta)$/, /^(?:desde)$/],
  ],
});

/**
 * The difference between two texts with the same words but for two that are exchanged, `maps any size to a fixed size` for `maps a fixed
 * size to any size`, or for one preposition replaced by its opposite, `germs in a wound` for `germs out of a wound`. Null if they have the
 * same meaning or are not copies. Words joined by `and` have no order.
 */
export function saidOtherwise(
  definition: readonly string[],
  answer: readonly string[],
  language: Language,
): "swapped" | { missing: string[]; detail: string } | null {
  if (definition.length > mostWords || answer.length > mostWords) return null;
  const [ours, theirs] = [plain(definition), plain(answer)];
  if (ours.length !== theirs.length || ours.length < leastWords) return null;
  const places = ours.flatMap((word, place) => (stem(word) === stem(theirs[place] ?? "") ? [] : [place]));
  const [one, other] = places;
  if (one === undefined) return null;
  if (places.length === 1) return areOpposed(ours[one] ?? "", theirs[one] ?? "", language) ? quoted(ours, theirs, one) : null;
  if (places.length > 2 || other === undefined || other - one < 2) return null;
  const isExchanged = stem(ours[one] ?? "") === stem(theirs[other] ?? "") && stem(ours[other] ?? "") === stem(theirs[one] ?? "");
  const isJoined = ours.slice(one + 1, other).some((word) => joining.test(word));
  const isSmall = [one, other].every((place) => isFunctionWord(ours[place] ?? "", language));
  return isExchanged && !isJoined && !isSmall && !ours.includes("between") ? "swapped" : null;
}

/** The words without articles, with `out of` and `away from` as one word each. */
export function plain(words: readonly string[]): string[] {
  const joined = words
    .join(" ")
    .replace(/\bout of\b/g, "outof")
    .replace(/\baway from\b/g, "awayfrom");
  return joined.split(" ").filter((word) => !isArticle(word) || word === "to");
}

/** Whether two prepositions of a language are opposites. */
export function areOpposed(a: string, b: string, language: Language): boolean {
  return (groups[language] ?? []).some(([these, those]) => (these.test(a) && those.test(b)) || (those.test(a) && these.test(b)));
}

function quoted(ours: readonly string[], theirs: readonly string[], place: number): { missing: string[]; detail: string } {
  const at = (words: readonly string[]) =>
    words
      .slice(place, place + 2)
      .join(" ")
      .replace("outof", "out of")
      .replace("awayfrom", "away from");
  return { missing: [at(ours)], detail: at(theirs) };
}
