import type { Form, Reading } from "../question/reading.ts";
import { MARKS, outcome, partialScore, type Outcome } from "../question/verdict.ts";
import { readLength } from "../text/fold.ts";
import { isAnotherWord } from "./another-word.ts";
import { coverageOf } from "./coverage.ts";
import { withDenialsApart } from "./negations.ts";

/** The shares of a definition's weight from which an answer is whole, and from which it is worth a part. */
const wholeFrom = 0.74;
const partFrom = 0.3;
/** How much of the share a replaced word costs beside being missing. */
const costOfReplaced = 0.4;

/** A definition in words: the content words that were found, by how much each tells in this deck. */
export function keyWords(form: Form, reading: Reading): Outcome {
  const { language, rarity, isAsked, isOptional, answer } = reading;
  const spelled = acronymsGiven(reading);
  const expected = withDenialsApart(form.words, answer.words);
  const given = withDenialsApart(answer.words, form.words);
  const isSpelled = (word: string) => isOptional(word) || spelled.includes(word[0] ?? " ");
  const { share, replaced, found, missing, extra } = coverageOf({
    isAnother: (word, written) => isAnotherWord(word, written, reading),
    expected,
    given,
    language,
    rarity,
    isAsked,
    isOptional: isSpelled,
  });
  const net = (share - costOfReplaced * replaced) * lengthShare(reading);
  const detail = extra.length > 0 ? { detail: extra.slice(0, 5).join(", ") } : {};
  if (net >= wholeFrom) {
    const score = MARKS.leastFull + Math.round(((net - wholeFrom) / (1 - wholeFrom)) * (MARKS.full - MARKS.leastFull - 1));
    return outcome(score, "key-words", { found, missing, ...detail });
  }
  const score = partialScore(net / wholeFrom, partFrom / wholeFrom);
  return outcome(score, score === MARKS.none ? "no-match" : "key-words", { found, missing, ...detail });
}

/** Of a text that is too long to be read whole, an answer can't have given more than its length says. */
function lengthShare({ question }: Reading): number {
  return question.definition.length > readLength ? Math.min(1, (question.answer.length / question.definition.length) * 1.25) : 1;
}

/** The letters of the abbreviations in the definition's brackets that the answer uses: `LIFO` says what `last in, first out` says. */
function acronymsGiven({ question, answer }: Reading): string {
  const acronyms = Array.from(question.definition.slice(0, 4000).matchAll(/\(([A-Z]{2,8})\)/g), (match) => (match[1] ?? "").toLowerCase());
  return acronyms.filter((acronym) => answer.words.includes(acronym)).join("");
}
