import { acceptedEarlier, emptyAnswer, otherCardsAnswer, repeatsTheQuestion, sameButAsked, sameForm, sameText } from "./rules/equal.ts";
import { asCode, isCodeCard } from "./code/as-code.ts";
import { asCentury } from "./dates/as-century.ts";
import { asYears } from "./dates/as-years.ts";
import { asDate, asTime } from "./dates/as-date.ts";
import { asCompoundName } from "./formulas/compound-names.ts";
import { asElectronShells } from "./formulas/electron-shells.ts";
import { asNuclides } from "./formulas/nuclides.ts";
import { asFormula } from "./formulas/as-formula.ts";
import { asFormulaInWords } from "./formulas/in-words.ts";
import { asQuantity } from "./quantities/as-quantity.ts";
import { unlessBounded } from "./quantities/bounded.ts";
import { unlessOfOtherThings } from "./quantities/counted-thing.ts";
import { asNumberList } from "./lists/number-list.ts";
import { asOtherBase } from "./quantities/bases.ts";
import { asSize } from "./quantities/sizes.ts";
import { asList } from "./lists/as-list.ts";
import { feedbackFor } from "./feedback.ts";
import { asWritten } from "./as-written.ts";
import { asScript } from "./scripts/as-script.ts";
import { asLongVowels, asTones } from "./scripts/as-tones.ts";
import { sameButAccents } from "./rules/accents.ts";
import { asTheCardSays } from "./rules/own-wording.ts";
import { otherTellingSigns } from "./rules/telling-signs.ts";
import { asAskedForm } from "./rules/asked-form.ts";
import { asNumberedName } from "./rules/ruler.ts";
import { unlessAgainstTheQuestion } from "./objections/against-the-question.ts";
import { unlessAgainstTheKnown } from "./objections/known-of-a-name.ts";
import { withoutFalseClaims } from "./objections/claims.ts";
import { unlessInPassing } from "./objections/in-passing.ts";
import { byDictionary } from "./rules/dictionary.ts";
import { keyWords } from "./rules/key-words.ts";
import { isSaidFreely } from "./rules/negations.ts";
import { isDenier } from "./tables/denying-words.ts";
import { denyEachOther } from "./tables/opposites.ts";
import { misspeltSentence } from "./rules/misspelt.ts";
import { noLexicon, type Lexicon } from "./question/lexicon.ts";
import { saysItIsNotKnown } from "./rules/not-known.ts";
import { withoutItsFrame } from "./plain-answer.ts";
import { withoutMarkOfBase } from "./question/plain-question.ts";
import { anotherEntry, anotherGender, otherFormOfOneWord } from "./rules/other-form.ts";
import { readingOf, type Form, type Question, type Reading } from "./question/reading.ts";
import { contrastIn, type Contrast } from "./sentences/contrast.ts";
import { deniedPartOf, deniesTheOther, saysOfAContrast } from "./sentences/denied-part.ts";
import { unlessItSaysAnotherCard } from "./objections/says-another-card.ts";
import { sameSmallWord } from "./rules/small-word.ts";
import { shortAnswer } from "./rules/short-answer.ts";
import { countsAsCorrect, MARKS, outcome, readerOf, type Outcome, type Reason, type Rule } from "./question/verdict.ts";
import { withoutItsParticle } from "./rules/without-its-particle.ts";
import { severalGuesses } from "./rules/several-guesses.ts";
import { listsEverything, veto } from "./rules/vetoes.ts";

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
 * Grades an answer to a card without any service; equal input gives an equal grade. The first rule that can decide does: equality first,
 * then answers in which every character counts (dates, numbers, formulas), then what makes an answer wrong whatever its words (another
 * card's answer, several guesses, a contradiction), then how much of the definition was found. Reads the first 4,000 characters of each
 * text and at most 1,000 cards of the deck, which bounds it to milliseconds.
 */
export function grade(asked: Question, lexicon: Lexicon = noLexicon): Grade {
  const question = withoutItsFrame(withoutMarkOfBase(asked));
  const reading = readingOf(question, lexicon);
  const decided =
    acceptedEarlier(question === asked ? reading : readingOf(asked, lexicon)) ??
    acceptedEarlier(reading) ??
    asTheCardSays(asked) ??
    saysItIsNotKnown(reading) ??
    unlessAgainstTheQuestion(
      unlessAgainstTheKnown(
        withoutFalseClaims(
          unlessInPassing(byContrast(question, reading, lexicon) ?? unlessItSaysAnotherCard(decide(reading), reading), reading),
          reading,
        ),
        reading,
      ),
      reading,
    );
  const { score, rule, found, missing, detail } = asWritten(decided, question, (word) => lexicon.isWord(word, "en") === true);
  const reason = { reader: readerOf(rule), code: rule, found, missing, ...(detail === undefined ? {} : { detail }) };
  return {
    isCorrect: countsAsCorrect(score),
    score,
    feedback: feedbackFor({ score, rule, found, missing, ...(detail === undefined ? {} : { detail }) }),
    rule,
    found,
    missing,
    reason,
  };
}

function decide(reading: Reading): Outcome {
  const first = firstOf(deciding, reading);
  if (first === null) return inWords(reading);
  const decided = unlessOfOtherThings(unlessBounded(first, reading), reading);
  return decided.rule === "list" && decided.missing.length > 0 && mayBeASentence(reading) ? better(decided, inWords(reading)) : decided;
}

/** Two parts joined only by `and` may be a list or a sentence: `working hard and carefully`. */
function mayBeASentence({ question, forms, answer }: Reading): boolean {
  const words = forms[0]?.words.length ?? 0;
  return /^[\p{L}\s'’-]+\.?$/u.test(question.definition) && words > 2 && answer.words.length <= words + 3;
}

function better(decided: Outcome, other: Outcome): Outcome {
  return !countsAsCorrect(decided.score) && countsAsCorrect(other.score) ? other : decided;
}

/** `Paris, not Lyon`: the part that the answer affirms is graded, and the part that it denies must not match the card. */
function byContrast(question: Question, reading: Reading, lexicon: Lexicon): Outcome | null {
  if (isCodeCard(question) || reading.forms.some(({ text }) => text === reading.answer.text)) return null;
  const contrast = contrastIn(question.answer);
  const onTheCard = deniedPartOf(question.definition);
  if (onTheCard !== null) return againstACardsContrast(question, reading, lexicon, { onTheCard, contrast });
  if (contrast === null) return null;
  const part = (answer: string) => decide(readingOf({ ...question, answer }, lexicon));
  const denied = part(contrast.denied);
  if (countsAsCorrect(denied.score)) return outcome(0, "denied", { missing: denied.missing, found: [], detail: contrast.denied.trim() });
  const kept = part(contrast.kept);
  return kept.score > 0 ? { ...kept, score: Math.min(kept.score, 98) } : null;
}

/** An answer that affirms what the card denies is wrong; one that affirms the right part and leaves out the denied one gets a part. */
function againstACardsContrast(
  question: Question,
  reading: Reading,
  lexicon: Lexicon,
  { onTheCard, contrast }: { onTheCard: Contrast; contrast: Contrast | null },
): Outcome | null {
  if (contrast !== null) return deniesTheOther(onTheCard, contrast, reading.language) ? outcome(MARKS.none, "swapped") : null;
  if (reading.answer.words.some((word) => isDenier(word, reading.language))) return null;
  const says = saysOfAContrast(onTheCard, question.answer, reading.language);
  if (says.denied) return says.kept ? null : outcome(MARKS.none, "negation");
  const kept = decide(readingOf({ ...question, definition: onTheCard.kept }, lexicon));
  if (kept.score === MARKS.none) return null;
  const part = question.definition.trim();
  const left = part.startsWith(onTheCard.kept) ? part.slice(onTheCard.kept.length).replace(/^[\s,;]+/, "") : onTheCard.denied.trim();
  const found = kept.found.length > 0 ? kept.found : [onTheCard.kept.trim().toLowerCase()];
  return outcome(Math.min(kept.score, partOfAContrast), "key-words", { found, missing: [...kept.missing, left.toLowerCase()] });
}

const partOfAContrast = 70;

const deciding: readonly ((reading: Reading) => Outcome | null)[] = [
  emptyAnswer,
  otherTellingSigns,
  sameText,
  acceptedEarlier,
  asCode,
  asCentury,
  asYears,
  asDate,
  asNuclides,
  asElectronShells,
  asTime,
  asOtherBase,
  asSize,
  asQuantity,
  asFormula,
  asFormulaInWords,
  asCompoundName,
  asNumberedName,
  asScript,
  asTones,
  asLongVowels,
  asNumberList,
  sameForm,
  otherCardsAnswer,
  withoutItsParticle,
  sameButAccents,
  asAskedForm,
  sameButAsked,
  sameSmallWord,
  repeatsTheQuestion,
  severalGuesses,
  asList,
  listsEverything,
];

function firstOf(rules: typeof deciding, reading: Reading): Outcome | null {
  for (const rule of rules) {
    const found = rule(reading);
    if (found) return found;
  }
  return null;
}

/** The best outcome among the accepted forms. A contradiction of the whole definition also holds for its alternatives. */
function inWords(reading: Reading): Outcome {
  const outcomes = reading.forms.map((form) => misspeltSentence(form, reading) ?? unlessVetoed(form, reading));
  const best = outcomes.reduce((top, one) => (one.score > top.score ? one : top), outcomes[0] ?? outcome(0, "no-match"));
  const [first] = reading.forms;
  return countsAsCorrect(best.score) || first === undefined ? best : (byDictionary(first, reading) ?? best);
}

/**
 * The outcome of an answer in words, unless it contradicts the card. In a sentence in the student's own words an opposite or a denial may
 * be another way to say the same: it is right if all other words match, and scores 0 if they do not.
 */
function unlessVetoed(form: Form, reading: Reading): Outcome {
  const vetoed = veto(form, reading);
  // `unwritten` contradicts `written` in any sentence.
  const isContrary = vetoed?.rule === "opposite" && denyEachOther(vetoed.missing[0] ?? "", vetoed.detail ?? "");
  const isInDoubt =
    vetoed !== null && doubtful.has(vetoed.rule) && !isContrary && isSaidFreely(form.words, reading.answer.words, reading.language);
  if (vetoed !== null && !isInDoubt) return vetoed;
  const said =
    anotherGender(form, reading) ??
    anotherEntry(form, reading) ??
    shortAnswer(form, reading) ??
    otherFormOfOneWord(form, reading) ??
    keyWords(form, reading);
  return vetoed === null || countsAsCorrect(said.score) ? said : vetoed;
}

const doubtful: ReadonlySet<Rule> = new Set(["opposite", "negation"]);
