import { isInSteps, type CardState } from "../schedule/card-state.ts";
import { isAway, isDue } from "../schedule/due.ts";
import { dayAt } from "../day.ts";
import { masteryOf } from "../mastery.ts";
import { cardIdOf } from "../prompt-keys.ts";
import type { Candidate, Queue } from "./queue.ts";

/**
 * Ways to continue when nothing is due: cards of the next days, the hard ones, any cards without an effect, and more new cards than the
 * day's limit. The server draws the cards once for a session.
 */
export const studyModes = ["ahead", "hard", "practice", "more"] as const;

export type StudyMode = (typeof studyModes)[number];

/** The number of cards drawn. */
export const cardsOfMode: Readonly<Record<StudyMode, number>> = { ahead: 30, hard: 20, practice: 30, more: 10 };

/** Cards due in this many days can be studied ahead. */
export const aheadDays = 7;

type Rules = { mode: StudyMode; /** ms since 1970 */ now: number; dayShiftMs: number };

/**
 * The cards of a mode in order: ahead by due time; hard by the number of lapses, then by stability; new cards in their decks' order;
 * practice as drawn. One prompt of each card, and none that is suspended or buried.
 */
export function queueOfMode(candidates: readonly Candidate[], rules: Rules): Queue {
  const seenKeys = new Set<string>();
  const drawnCards = candidates
    .filter(({ progress }) => !isAway(progress, rules.now) && belongs(progress.card, rules))
    .sort(orders[rules.mode])
    .filter(({ deckKey, cardId }) => {
      const card = `${deckKey}/${cardIdOf(cardId)}`;
      return !seenKeys.has(card) && seenKeys.add(card);
    })
    .slice(0, cardsOfMode[rules.mode]);
  return { learning: [], reviews: rules.mode === "more" ? [] : drawnCards, newCards: rules.mode === "more" ? drawnCards : [] };
}

/** Whether a card fits the mode. A card answered today is not studied ahead again. */
export function belongs(card: CardState, { mode, now, dayShiftMs }: Rules): boolean {
  const today = dayAt(now, dayShiftMs);
  const wasAnsweredOn = card.lastReview === null ? -Infinity : dayAt(card.lastReview, dayShiftMs);
  if (mode === "more") return card.stage === "new";
  if (mode === "ahead") return card.stage === "review" && dayAt(card.due, dayShiftMs) <= today + aheadDays && wasAnsweredOn < today;
  return card.stage !== "new" && (mode === "practice" || card.lapses > 0 || masteryOf(card) !== "known");
}

const orders: Readonly<Record<StudyMode, (a: Candidate, b: Candidate) => number>> = {
  ahead: ({ progress: a }, { progress: b }) => a.card.due - b.card.due,
  hard: ({ progress: { card: a } }, { progress: { card: b } }) => b.lapses - a.lapses || a.stability - b.stability,
  practice: () => 0,
  more: (a, b) => a.deckAt - b.deckAt || a.cardAt - b.cardAt,
};

type Drawn = { readonly mode?: StudyMode | undefined; readonly now: number };

/** Whether a drawn card has not been answered yet. `now` is when the cards were drawn. */
export function isDrawn({ mode, now }: Drawn, { lastReview }: CardState): boolean {
  return mode !== undefined && mode !== "more" && (lastReview ?? now) < now;
}

/**
 * Whether an answer has no effect and is not stored: every answer in practice, and among hard cards one to a card that is not due. A step
 * after an answer of this session counts as usual.
 */
export function isPractice({ mode, now, dayShiftMs }: Drawn & { dayShiftMs: number }, card: CardState, at: number): boolean {
  if (mode === "practice") return true;
  if (mode !== "hard" || (isInSteps(card) && (card.lastReview ?? 0) >= now)) return false;
  return !isDue(card, at, dayShiftMs);
}
