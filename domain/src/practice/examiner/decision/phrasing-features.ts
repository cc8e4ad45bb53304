import cueWords from "../knowledge/cue-words.json" with { type: "json" };
import type { Language } from "../text/function-words.ts";
import { isSaid } from "../words/alignment.ts";
import type { Token } from "../words/tokens.ts";
import type { WordReading } from "./reading.ts";

/** Small words by language: those of a student's own sentence (`when you`), and those that set limits (`only`, `another`). */
const cues = new Map(
  Object.entries(cueWords).map(([language, { own, limits }]) => [
    language as Language,
    { own: new Set(own.split(" ")), limits: new Set(limits.split(" ")) },
  ]),
);

/**
 * How an answer is put: in a sentence of the student's own or in a bare name, with limits that the card does not set, and with one of two
 * words that the card joins with `or`.
 */
export function phrasingFeatures({ definition, answer, alignment, language, weightOf }: WordReading) {
  const { card, ofCard } = alignment;
  const onCard = new Set(definition.tokens.map(({ text }) => text));
  const inAnswer = new Set(answer.tokens.map(({ text }) => text));
  const added = answer.tokens.filter(({ text }) => !onCard.has(text));
  const small = answer.tokens.filter(({ isFunction }) => isFunction);
  const known = cues.get(language);
  const isFound = (at: number) => isSaid(ofCard[at]);
  const optional = optionalWords(definition.folded, card, isFound);
  const needed = [...card.keys()].filter((at) => !optional.has(at));
  const weight = (places: readonly number[]) => places.reduce((before, at) => before + weightOf(card[at] ?? nothing), 0);
  const ofNeeded = weight(needed);
  return {
    smallWords: small.length,
    smallAdded: added.filter(({ isFunction }) => isFunction).length,
    smallShare: small.length / Math.max(1, answer.tokens.length),
    ownPhrasing: known === undefined ? -1 : added.filter(({ text }) => known.own.has(text)).length,
    limitsAdded: known === undefined ? -1 : added.filter(({ text }) => known.limits.has(text)).length,
    limitsMissing: known === undefined ? -1 : definition.tokens.filter(({ text }) => known.limits.has(text) && !inAnswer.has(text)).length,
    coverageNeeded: ofNeeded === 0 ? 0 : weight(needed.filter(isFound)) / ofNeeded,
    missingNeeded: needed.filter((at) => !isFound(at)).length,
  };
}

const nothing = { stem: "", text: "" } as Token;

/** The places of words that need not be said because another of the same `mixed or contradictory` was. */
function optionalWords(text: string, card: readonly Token[], isFound: (at: number) => boolean): ReadonlySet<number> {
  const optional = new Set<number>();
  let from = 0;
  while (from < card.length) {
    let to = from;
    let isJoined = false;
    while (to + 1 < card.length) {
      const between = text.slice(card[to]?.end, Math.min(card[to + 1]?.start ?? 0, (card[to]?.end ?? 0) + longestJoint)).trim();
      if (orWord.test(between)) isJoined = true;
      else if (between !== "," && between !== "/") break;
      to += 1;
    }
    const group = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    if (isJoined && group.some(isFound)) for (const at of group) if (!isFound(at)) optional.add(at);
    from = to + 1;
  }
  return optional;
}

/** No joint of two words is longer: `, or the`. */
const longestJoint = 12;
const orWord = /^,?\s?(?:or|oder|ou|o|\/)(?:\s(?:an?|the|to|eine?r?|une?|la|le|el|die|der|das))?$/u;
