import type { Card } from "../../cards/card.ts";
import { readMasks } from "../../cards/masks/masks.ts";
import { hasWriting } from "../../cards/medium.ts";
import { shuffled } from "../../decks/shuffle.ts";
import { askedCards, leftOutCount, type AskedCard, type WayOfAsking } from "../../practice/asked-cards.ts";
import { multipleChoice } from "../../practice/distractors/multiple-choice.ts";
import { mixedTest } from "../../practice/mixed/mixed-test.ts";
import type { ChoiceQuestion } from "../../practice/multiple-choice.ts";
import { seededRandom } from "../../practice/seeded-random.ts";
import { cardIdOf } from "../../study/prompt-keys.ts";

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
  readonly cards: readonly Card[];
  readonly kind: PaperKind;
  /** how many questions; fewer if the deck has fewer cards that can be asked */
  readonly count: number;
  /** the same seed prints the same test from the same cards */
  readonly seed: string;
};

/** Wrong answers are taken from this many cards, including the asked ones. */
const mostCards = 1000;

/**
 * A test on paper: questions in random order, each with its answer for the key. A card with gaps is asked for one of them, a masked picture for what a mask
 * hides. A question is the card's side alone; without wrong answers in the deck it is asked in writing.
 */
export function paperTest({ cards, kind, count, seed }: PaperTestInput): PaperQuestion[] {
  const all = shuffled(askedCards(cards, wayOf(kind)), seededRandom(seed));
  const { first, others } = apart(all, cards);
  const drawnCards = first.slice(0, Math.max(count, mostCards));
  const asked = drawnCards.slice(0, count);
  const { questions, tooFew } =
    kind === "written" ? { questions: [], tooFew: [] } : multipleChoice({ cards: drawnCards, unasked: others.slice(0, mostCards), seed });
  const unfair = new Set(tooFew);
  const fair = new Map(questions.filter(({ cardId }) => !unfair.has(cardId)).map((question) => [question.cardId, question]));
  const statements = kind === "true-false" ? statementsOf(asked, [...fair.values()], seed) : new Map<string, string>();
  return asked.flatMap((card): PaperQuestion[] => {
    const [question, shown] = [fair.get(card.id), statements.get(card.id)];
    const base = { cardId: card.id, question: card.term, answer: card.definition };
    if (shown !== undefined) return [{ ...base, choices: [], shown }];
    if (question) return [{ ...base, choices: question.choices }];
    return hasWriting(card.definition) ? [{ ...base, choices: [] }] : [];
  });
}

/** How many complete cards no test of the kind can ask. */
export function unaskedCount(cards: readonly Card[], kind: PaperKind): number {
  return leftOutCount(cards, wayOf(kind));
}

function wayOf(kind: PaperKind): WayOfAsking {
  return kind === "written" ? "written" : "choices";
}

/**
 * Questions that don't answer each other on one sheet: the first of each card. Masks that are all covered in every question give nothing away. `others` are
 * not asked, but are wrong answers for the rest.
 */
function apart(drawn: readonly AskedCard[], cards: readonly Card[]): { first: AskedCard[]; others: AskedCard[] } {
  const covered = new Set(cards.filter(({ masks = [] }) => readMasks(masks).hides === "all").map(({ id }) => id));
  const seen = new Set<string>();
  const [first, others]: [AskedCard[], AskedCard[]] = [[], []];
  for (const question of drawn) {
    const cardId = cardIdOf(question.id);
    (seen.has(cardId) && !covered.has(cardId) ? others : first).push(question);
    seen.add(cardId);
  }
  return { first, others };
}

/** What each statement claims, by its card: half of them are false, by the rules of the mixed test. */
function statementsOf(cards: readonly AskedCard[], made: readonly ChoiceQuestion[], seed: string): Map<string, string> {
  const allotment = { trueFalse: [...cards], choice: [], matching: [], written: [] };
  const { trueFalse } = mixedTest(allotment, made, seededRandom(`${seed} true or false`));
  return new Map(trueFalse.map(({ cardId, shown }) => [cardId, shown]));
}

/** The letter of the right choice; null for a written answer. */
export function keyLetter({ choices, answer }: PaperQuestion): string | null {
  const at = choices.indexOf(answer);
  return at === -1 ? null : letterOf(at);
}

export function letterOf(choice: number): string {
  return String.fromCharCode(0x41 + choice);
}
