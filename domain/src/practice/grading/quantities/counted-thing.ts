import type { Reading } from "../question/reading.ts";
import { countsAsCorrect, outcome, type Outcome } from "../question/verdict.ts";
import { folded } from "../text/fold.ts";
import { stem } from "../text/stems.ts";
import { areRelated, stemmed } from "../tables/related.ts";

const asked = /^(?:the )?(?:total )?(?:number of|how many) (?:different |main )?([a-z]{3,})\b/;
const counted =
  /^(?:(?:there (?:are|is)|it has|it is|it's|they are|has|exactly|about) )?(?:\d+|[a-z-]+) ([a-z]{3,}s|people|men|women|feet|teeth)$/;
/** General names for things, in a question or an answer: members may be countries, and moons are satellites. */
const general =
  /^(?:people|persons|men|women|boys|girls|kids|pairs|dozens|things|objects|items|pieces|parts|units|members|participants|seats|characters|satellites|times|types|kinds|in|of|each|different)$/;

/**
 * `6 electrons` when the question asks for the number of protons: the right number of the wrong things. A synonym, `14 verses` for lines,
 * or a hypernym, `11 men` for players, is right.
 */
export function unlessOfOtherThings(decided: Outcome, { question, answer, language, lexicon, meanSame, isAsked }: Reading): Outcome {
  if (!countsAsCorrect(decided.score) || decided.rule !== "number" || !/^\d+$|^[a-z]+$/.test(folded(question.definition))) return decided;
  const thing = asked.exec(folded(question.term.slice(0, 200)))?.[1];
  const said = counted.exec(answer.text.replace(/[.!]$/, ""))?.[1];
  if (thing === undefined || said === undefined || isAsked(said) || general.test(said) || general.test(thing)) return decided;
  const [one, other] = [stem(thing), stem(said)];
  const isSame = areRelated(stemmed(thing), stemmed(said), language, meanSame) || lexicon.areKin(thing, said, "any") || one === other;
  return isSame ? decided : outcome(50, "one-word-other", { found: decided.found, missing: [thing], detail: said });
}
