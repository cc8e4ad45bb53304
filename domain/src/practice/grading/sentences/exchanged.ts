import { areOpposites } from "../tables/opposites.ts";
import { isArticle, isFunctionWord } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";

/** Longer sentences vary too much to be compared by role. */
const mostWords = 24;

/**
 * Whether two English texts give a pair of opposite adjectives to each other's nouns: `later decision that changes an earlier one` for
 * `earlier decision that later courts follow`.
 */
export function haveExchangedAdjectives(definition: readonly string[], answer: readonly string[]): boolean {
  if (definition.length > mostWords || answer.length > mostWords) return false;
  // `large ones from small ones` and `small ones into large ones` say the same from both ends.
  if (definition.includes("from") !== answer.includes("from")) return false;
  return [1, 2].some((length) => areExchanged(thingsAfter(definition, length), thingsAfter(answer, length)));
}

/** Maps each word to the stems of the next one or two words. */
function thingsAfter(words: readonly string[], length: number): Map<string, string> {
  return new Map(
    words.map((word, place) => [
      word,
      words
        .slice(place + 1, place + 1 + length)
        .map(stem)
        .join(" "),
    ]),
  );
}

function areExchanged(ours: ReadonlyMap<string, string>, theirs: ReadonlyMap<string, string>): boolean {
  const both = [...ours.keys()].filter((word) => theirs.has(word) && !isFunctionWord(word, "en"));
  return both.some((one) =>
    both.some((other) => {
      const [thing, turned] = [ours.get(one) ?? "", theirs.get(other)];
      const isExchanged = thing.length > 2 && thing === turned && ours.get(other) !== thing && theirs.get(one) !== thing;
      // In `high to low concentration` both adjectives describe one noun.
      const isOfThings = [thing, ours.get(other) ?? ""].every(
        (things) => things !== "" && !things.split(" ").some((word) => isFunctionWord(word, "en")),
      );
      return isExchanged && isOfThings && areOpposites(one, other);
    }),
  );
}

const place = /^(?:in|on|at|into|onto|under|over)$/;
const determiner = /^(?:the|an?|its|their|his|her|this)$/;

/**
 * Stems between the only preposition of place in a text and the next function word; null if there is no such preposition, or more than one.
 */
function placed(words: readonly string[]): Set<string> | null {
  const at = words.findIndex((word) => place.test(word));
  if (at < 1 || words.findLastIndex((word) => place.test(word)) !== at) return null;
  const after = words.slice(at + 1).filter((word) => !determiner.test(word));
  const end = after.findIndex((word) => isFunctionWord(word, "en"));
  return new Set((end < 0 ? after : after.slice(0, end)).map(stem));
}

/** `shows a surface in depth` for `shows depth on a surface`: object and place are exchanged after the same verb. */
export function haveExchangedPlaces(definition: readonly string[], answer: readonly string[]): boolean {
  if (haveExchangedHeads(definition, answer)) return true;
  if (definition.length > mostWords || answer.length > mostWords) return false;
  const [ours, theirs] = [placed(definition), placed(answer)];
  if (ours === null || theirs === null || ours.size === 0 || theirs.size === 0) return false;
  if (stem(definition.find((word) => !determiner.test(word)) ?? "") !== stem(answer.find((word) => !determiner.test(word)) ?? ""))
    return false;
  const [card, said] = [new Set(definition.map(stem)), new Set(answer.map(stem))];
  const isAllElsewhere = (own: Set<string>, there: Set<string>, other: Set<string>) =>
    [...own].every((word) => there.has(word) && !other.has(word));
  return isAllElsewhere(ours, said, theirs) && isAllElsewhere(theirs, card, ours);
}

const relative = /^(?:that|which|who)$/;
/** Number of content words between a verb and its object, at most. */
const mostBefore = 3;

/** `crab that feeds shrimps` for `shrimp that feeds crabs`: subject and object of one verb are exchanged. */
function haveExchangedHeads(definition: readonly string[], answer: readonly string[]): boolean {
  const [ours, theirs] = [definition, answer].map(toldOfAHead);
  if (!ours || !theirs || ours.verb !== theirs.verb || ours.head === theirs.head) return false;
  return ours.objects.includes(theirs.head) && theirs.objects.includes(ours.head);
}

function toldOfAHead(words: readonly string[]): { head: string; verb: string; objects: string[] } | null {
  const at = words.findIndex((word) => relative.test(word));
  const [head, verb] = [words[at - 1], words[at + 1]];
  if (at < 1 || head === undefined || verb === undefined) return null;
  const behind = words.slice(at + 2).filter((word) => !isArticle(word));
  return { head: stem(head), verb: stem(verb), objects: behind.slice(0, mostBefore).map(stem) };
}
