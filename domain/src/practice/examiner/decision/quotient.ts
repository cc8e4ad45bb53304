import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import type { Language } from "../text/function-words.ts";
import { isSaid } from "../words/alignment.ts";
import type { Token } from "../words/tokens.ts";
import type { WordReading } from "./reading.ts";

/** What divides, in words and as a sign; the last words of each row also mean other things. */
const dividers: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:divided by|per unit of|per unit|per|(over|by))(?!\p{L})|\//gu,
  de: /(?<!\p{L})(?:geteilt durch|dividiert durch|pro einheit|pro|je einheit|je|(durch))(?!\p{L})|\//gu,
  fr: /(?<!\p{L})(?:divisée? par|par unité de|par unité d|(par|sur))(?!\p{L})|\//gu,
  es: /(?<!\p{L})(?:dividid[oa] (?:por|entre)|por unidad de|(por|entre|sobre))(?!\p{L})|\//gu,
};
const longestText = 200;
/** How many words an answer may have beside those of the card: `of an object`, `its`. */
const mostBeside = 2;
const right = 96;
/** `inhabitants per km²` for the number of inhabitants per km². */
const counting = new Set("number amount quantity total anzahl menge zahl nombre quantité número cantidad".split(" "));

type Divided = { divider: { start: number; end: number }; /** whether its divider means nothing else */ isClear: boolean };

/**
 * A quotient in words is one whatever divides it: `mass divided by volume` for mass per unit volume. With its sides exchanged it is another thing.
 */
export function sameQuotient({ definition, answer, alignment, language, isAsked, question }: WordReading): Outcome | null {
  const [own, said] = [dividedIn(definition.folded, language), dividedIn(answer.folded, language)];
  if (own === null || said === null) return null;
  const { card, answer: words, ofCard, ofAnswer } = alignment;
  const sideOf = (word: Token | undefined, { divider }: Divided) => {
    if (word === undefined || (word.start >= divider.start && word.end <= divider.end)) return null;
    return word.start < divider.start ? "above" : "below";
  };
  const beside = words.filter((word, at) => sideOf(word, said) !== null && !isSaid(ofAnswer[at])).length;
  const sides = card.flatMap((word, at) => {
    const ours = sideOf(word, own);
    if (ours === null) return [];
    const pair = ofCard[at];
    const theirs = pair && isSaid(pair) ? sideOf(words[pair.answer], said) : null;
    return theirs === null && (counting.has(word.text) || (isAsked(word) && beside === 0))
      ? []
      : [theirs === null ? "unsaid" : ours === theirs ? "same" : "exchanged"];
  });
  if (sides.length < 2 || beside > mostBeside) return null;
  if (sides.every((side) => side === "exchanged")) return wrong("swapped", question.definition);
  return (own.isClear || said.isClear) && sides.every((side) => side === "same")
    ? outcome(right, "other-words", { detail: question.definition.trim() })
    : null;
}

/** Where the only divider of a text stands; null without one, and with more. */
function dividedIn(text: string, language: Language): Divided | null {
  const divider = dividers[language];
  if (divider === undefined || text.length > longestText) return null;
  const [found, another] = [...text.matchAll(divider)];
  if (found === undefined || another !== undefined || found.index === 0) return null;
  return { divider: { start: found.index, end: found.index + found[0].length }, isClear: found[1] === undefined };
}
