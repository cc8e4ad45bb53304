import { acceptedEarlier, emptyAnswer, otherCardsAnswer, repeatsTheQuestion, sameForm, sameText } from "./certain/equal.ts";
import { sameButAccents } from "./certain/accents.ts";
import { headOfAnswer } from "./certain/head-of-answer.ts";
import { shortName } from "./certain/short-name.ts";
import { severalGuesses } from "./certain/several-guesses.ts";
import { asTheCardSays } from "./certain/own-wording.ts";
import { otherCount } from "./certain/other-count.ts";
import { otherLabel } from "./certain/other-label.ts";
import { otherOrder } from "./certain/other-order.ts";
import { otherWord } from "./certain/other-word.ts";
import { otherVerbForm } from "./certain/other-verb-form.ts";
import { otherTellingSigns } from "./certain/telling-signs.ts";
import { saysItIsNotKnown } from "./certain/not-known.ts";
import { inWords } from "./decision/decide.ts";
import { wordReading } from "./decision/reading.ts";
import { asWritten } from "./feedback/as-written.ts";
import { feedbackFor } from "./feedback/feedback.ts";
import { noLexicon, type Lexicon } from "./knowledge/lexicon.ts";
import { countsAsCorrect } from "./question/marks.ts";
import { readerOf, type Outcome, type Reason, type Rule } from "./question/outcome.ts";
import { readingOf, type Question, type Reading } from "./question/reading.ts";
import { asStrictCard } from "./strict.ts";
import { withoutItsFrame, withWholeYears } from "./certain/plain-answer.ts";
import { otherName } from "./certain/other-name.ts";

/** A grade with its reasons. `score` is 0, 40 to 80, or 90 to 100; `found` and `missing` are parts of the definition. */
export type Grade = {
  isCorrect: boolean;
  score: number;
  feedback: string;
  rule: Rule;
  found: readonly string[];
  missing: readonly string[];
  reason: Reason;
};

/**
 * Grades an answer to a card without any service; equal input gives an equal grade. What is certain decides first: an empty answer, the
 * card's own text, a wording counted as right before. Then a reader for cards in which every sign counts, such as a date, and last a fitted
 * model of how a teacher marks an answer in words. Reads the first 4,000 characters of each text and at most 1,000 cards of the deck.
 */
export function grade(asked: Question, lexicon: Lexicon = noLexicon): Grade {
  const typed = readingOf(asked, lexicon);
  const { score, rule, found, missing, detail } = asWritten(
    certain(typed) ?? decided(asked, typed, lexicon),
    asked,
    (word) => typed.language === "en" && lexicon.isWord(word, "en") === true,
  );
  const details = detail === undefined ? {} : { detail };
  return {
    isCorrect: countsAsCorrect(score),
    score,
    feedback: feedbackFor({ score, rule, found, missing, ...details }),
    rule,
    found,
    missing,
    reason: { reader: readerOf(rule), code: rule, found, missing, ...details },
  };
}

function certain(reading: Reading): Outcome | null {
  return (
    emptyAnswer(reading) ??
    acceptedEarlier(reading) ??
    asTheCardSays(reading.question) ??
    otherTellingSigns(reading) ??
    sameText(reading) ??
    otherName(reading) ??
    saysItIsNotKnown(reading)
  );
}

function decided(asked: Question, typed: Reading, lexicon: Lexicon): Outcome {
  const question = withoutItsFrame(withWholeYears(asked));
  if (question === asked) return byRules(typed) ?? inWords(wordReading(typed));
  const reading = readingOf(question, lexicon);
  return beforeTheModel(reading) ?? inWords(wordReading(reading));
}

/** What decides before the model: it is fitted on the answers that are left. */
export function beforeTheModel(reading: Reading): Outcome | null {
  return certain(reading) ?? byRules(reading);
}

function byRules(reading: Reading): Outcome | null {
  return (
    asStrictCard(reading) ??
    otherLabel(reading) ??
    sameForm(reading) ??
    otherOrder(reading) ??
    otherCount(reading) ??
    otherVerbForm(reading) ??
    otherWord(reading) ??
    otherCardsAnswer(reading) ??
    sameButAccents(reading) ??
    shortName(reading) ??
    headOfAnswer(reading) ??
    repeatsTheQuestion(reading) ??
    severalGuesses(reading)
  );
}
