import type { Reading } from "../question/reading.ts";
import { makersOf } from "../tables/works.ts";
import { folded, withoutAccents } from "../text/fold.ts";

const longestRead = 300;
/** Phrases for what a person has made: `who also painted the Mona Lisa`, `and he wrote Hamlet`. */
const saidToHaveMade =
  /\b(?:who|he|she|and|also|later|then)\s(?:painted|drew|wrote|composed|sculpted|carved|made|built|created|designed|invented|discovered|formulated|drafted)\s(?:the\s|an?\s)?/g;
/** What ends the name of a work. */
const endOfAWork = /[,.;)]|\s(?:in|and|too|as|for|at|from|by)\b/;
const [shortestWork, longestWork] = [3, 50];
const denied = /\b(?:not|never|unlike|whereas|while|but)\b|n't\b/;

/**
 * A work by another person that an answer attributes to the card's person, `Rembrandt, who also painted the Mona Lisa`; null if there is
 * none.
 */
export function otherWorkOf({ question, answer }: Reading): { known: string; said: string } | null {
  const said = withoutAccents(answer.text.slice(0, longestRead)).replace(/[*"“”«»]/g, "");
  if (denied.test(said)) return null;
  const own = withoutAccents(folded(`${question.definition.slice(0, 100)} ${question.term.slice(0, longestRead)}`));
  for (const { 0: phrase, index } of said.matchAll(saidToHaveMade)) {
    const after = said.slice(index + phrase.length, index + phrase.length + longestWork);
    const end = after.slice(shortestWork).search(endOfAWork);
    const work = end < 0 ? after : after.slice(0, shortestWork + end);
    if (work.length < shortestWork) continue;
    const makers = makersOf(work.trim());
    if (makers.length > 0 && !makers.some((maker) => own.includes(maker)) && !own.includes(work))
      return { known: makers[0] ?? "", said: work };
  }
  return null;
}
