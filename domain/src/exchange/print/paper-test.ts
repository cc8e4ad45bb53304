import { isComplete } from "../../cards/card.ts";
import { shuffled } from "../../decks/shuffle.ts";
import type { AskedCard } from "../../practice/asked-cards.ts";
import { multipleChoice } from "../../practice/distractors/multiple-choice.ts";
import { mixedTest } from "../../practice/mixed/mixed-test.ts";
import type { ChoiceQuestion } from "../../practice/multiple-choice.ts";
import { seededRandom } from "../../practice/seeded-random.ts";

export type PaperKind = "choices" | "true-false" | "written";

/** `choices` is empty for a written answer and for a statement to judge; `shown` is what the statement claims, which is true if it is the answer. */
export type PaperQuestion = {
  readonly cardId: string;
  readonly question: string;
  readonly choices: readonly string[];
  readonly answer: string;
  readonly shown?: string;
};

export type PaperTestInput = {
  readonly cards: readonly AskedCard[];
  readonly kind: PaperKind;
  /** how many questions; fewer if the deck has fewer complete cards */
  readonly count: number;
  /** the same seed prints the same test from the same cards */
  readonly seed: string;
};

/** Wrong answers are taken from this many cards, including the asked ones. */
const mostCards = 1000;

/** A test on paper: questions in random order, each with its answer for the key. */
export function paperTest({ cards, kind, count, seed }: PaperTestInput): PaperQuestion[] {
  const drawnCards = shuffled(cards.filter(isComplete), seededRandom(seed)).slice(0, Math.max(count, mostCards));
  const askedCards = drawnCards.slice(0, count);
  if (kind === "written") {
    return askedCards.map(({ id, term, definition }) => ({ cardId: id, question: term, choices: [], answer: definition }));
  }
  const made = multipleChoice({ cards: drawnCards, seed }).questions;
  const questions = new Map<string, PaperQuestion>(made.map((question) => [question.cardId, question]));
  if (kind === "true-false") for (const statement of statementsOf(askedCards, made, seed)) questions.set(statement.cardId, statement);
  return askedCards.flatMap(({ id }) => questions.get(id) ?? []);
}

/** Half of the statements are false, by the rules of the mixed test. A card without wrong answers in its deck stays a question of yes or no. */
function statementsOf(cards: readonly AskedCard[], made: readonly ChoiceQuestion[], seed: string): PaperQuestion[] {
  const allotment = { trueFalse: [...cards], choice: [], matching: [], written: [] };
  const { trueFalse } = mixedTest(allotment, made, seededRandom(`${seed} true or false`));
  return trueFalse.map(({ cardId, question, shown, right }) => ({ cardId, question, shown, choices: [], answer: right }));
}

/** The letter of the right choice; null for a written answer. */
export function keyLetter({ choices, answer }: PaperQuestion): string | null {
  const at = choices.indexOf(answer);
  return at === -1 ? null : letterOf(at);
}

export function letterOf(choice: number): string {
  return String.fromCharCode(0x41 + choice);
}
