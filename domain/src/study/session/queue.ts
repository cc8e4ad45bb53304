import { isInSteps } from "../schedule/card-state.ts";
import type { LeftToday } from "./daily-limits.ts";
import { isAway, isDue, type Progress } from "../schedule/due.ts";
import { cardIdOf } from "../prompt-keys.ts";
import { orderOn, shuffleKeyOf, turnOf } from "../schedule/review-order.ts";
import { dayAt, dayStart } from "../day.ts";
import { groupBy } from "../../words/grouped.ts";

/** A card that might be studied. `deckAt` and `cardAt` are positions, from 0: the deck's among the decks, the card's in its deck. */
export type Candidate = {
  readonly deckKey: string;
  readonly cardId: string;
  readonly deckAt: number;
  readonly cardAt: number;
  readonly progress: Progress;
};

/** The cards to study now, each list in study order. `learning` has all cards in their steps, due or not. */
export type Queue<C extends Candidate = Candidate> = {
  readonly learning: readonly C[];
  readonly reviews: readonly C[];
  readonly newCards: readonly C[];
};

/** The counts in the session and on the 'Study now (N)' button. */
export type QueueCounts = { readonly newCards: number; readonly learning: number; readonly due: number };

export type QueueRules = {
  /** ms since 1970 */
  readonly now: number;
  /** gives the student's days, see `dayShiftMs` in day.ts */
  readonly dayShiftMs: number;
  /** what is left of the day's limits */
  readonly left: LeftToday;
  /** new cards that an exam's plan still asks for today, by deck; they come first, in addition to the day's limit */
  readonly examNewCards?: ReadonlyMap<string, number>;
};

/** A step that is due within this time is shown if nothing else is left. */
const learnAheadMs = 20 * 60_000;

/**
 * What is to be studied now. Cards in their steps are ordered by the minute; reviews by the day on which they became due, oldest first and
 * shuffled within a day, so that the day's limit favours no deck and no early card; new cards in their decks' order. Suspended and buried
 * cards are left out. `candidates` may be all cards, or a database's selection.
 */
export function queueOf(candidates: readonly Candidate[], rules: QueueRules): Queue {
  const present = candidates.filter(({ progress }) => !isAway(progress, rules.now));
  const onePerCard = oneOfEachCard();
  return {
    learning: present
      .filter(({ progress }) => isInSteps(progress.card))
      .sort(inStepOrder)
      .filter(onePerCard),
    reviews: fairlyOrdered(present, rules).filter(onePerCard),
    newCards: newCardsOf(present, rules).filter(onePerCard),
  };
}

/** Keeps the first prompt of each card: two on one day would reveal each other's answers. The others come on later days. */
function oneOfEachCard(): (candidate: Candidate) => boolean {
  const seenKeys = new Set<string>();
  return ({ deckKey, cardId }) => {
    const card = `${deckKey}/${cardIdOf(cardId)}`;
    if (seenKeys.has(card)) return false;
    seenKeys.add(card);
    return true;
  };
}

/** `learning` counts the cards in their steps that are due before the day ends. */
export function countsOf({ learning, reviews, newCards }: Queue, { now, dayShiftMs }: Pick<QueueRules, "now" | "dayShiftMs">): QueueCounts {
  const dayEnd = dayStart(dayAt(now, dayShiftMs) + 1, dayShiftMs);
  return {
    newCards: newCards.length,
    learning: learning.filter(({ progress }) => progress.card.due < dayEnd).length,
    due: reviews.length,
  };
}

/** The order of cards in their steps: by due time. Negative when `a` comes first. */
export function inStepOrder(a: Candidate, b: Candidate): number {
  return a.progress.card.due - b.progress.card.due || byPlace(a, b);
}

/** What the session does next: it shows a card, or it is over; `nextDue` (ms since 1970, or null) is when the next step is due. */
export type NextCard<C extends Candidate = Candidate> =
  | { readonly state: "card"; readonly candidate: C }
  | { readonly state: "done"; readonly nextDue: number | null };

/** A due step goes before a review, a review before a new card; a step of the next 20 minutes is shown if nothing else is left. */
export function nextOf<C extends Candidate>({ learning, reviews, newCards }: Queue<C>, now: number): NextCard<C> {
  const step = learning[0];
  const stepDue = step?.progress.card.due ?? Infinity;
  const candidate = stepDue <= now ? step : (reviews[0] ?? newCards[0] ?? (stepDue <= now + learnAheadMs ? step : undefined));
  return candidate ? { state: "card", candidate } : { state: "done", nextDue: step ? stepDue : null };
}

/** The first reviews in order, within the limit. Only the days that still fit are shuffled, since a backlog can be long. */
function fairlyOrdered(present: readonly Candidate[], { now, dayShiftMs, left }: QueueRules): Candidate[] {
  const today = dayAt(now, dayShiftMs);
  const byDay = groupBy(
    present.filter(({ progress: { card } }) => card.stage === "review" && isDue(card, now, dayShiftMs)),
    ({ progress }) => dayAt(progress.card.due, dayShiftMs),
  );
  const orderedCards: Candidate[] = [];
  for (const [, candidates] of [...byDay].sort(([a], [b]) => a - b)) {
    if (orderedCards.length >= left.reviews) break;
    orderedCards.push(...mixed(candidates, today));
  }
  return orderedCards.slice(0, left.reviews);
}

/** The cards in the day's shuffled order, which does not depend on the order in which they are read. */
function mixed(candidates: readonly Candidate[], today: number): Candidate[] {
  const order = orderOn(today);
  return candidates
    .map((candidate) => ({ candidate, turn: turnOf(shuffleKeyOf(candidate), order) }))
    .sort((a, b) => a.turn - b.turn || byPlace(a.candidate, b.candidate))
    .map(({ candidate }) => candidate);
}

function newCardsOf(present: readonly Candidate[], { left, examNewCards }: QueueRules): Candidate[] {
  const fresh = present.filter(({ progress }) => progress.card.stage === "new").sort(byPlace);
  const examLeft = new Map(examNewCards);
  const forExams: Candidate[] = [];
  const others: Candidate[] = [];
  for (const candidate of fresh) {
    const neededByExam = examLeft.get(candidate.deckKey);
    if (neededByExam === undefined) others.push(candidate);
    else if (neededByExam > 0) {
      examLeft.set(candidate.deckKey, neededByExam - 1);
      forExams.push(candidate);
    }
  }
  return [...forExams, ...others.slice(0, left.newCards)];
}

function byPlace(a: Candidate, b: Candidate): number {
  return a.deckAt - b.deckAt || a.cardAt - b.cardAt || (a.cardId < b.cardId ? -1 : 1);
}
