import { isInSteps, type CardState } from "./card-state.ts";
import { dayAt } from "../day.ts";

/** A card's progress: its state, and whether it is suspended or buried. */
export type Progress = {
  readonly card: CardState;
  readonly isSuspended: boolean;
  /** ms since 1970, or null: the card is buried until then */
  readonly buriedUntil: number | null;
};

/**
 * Whether a card is due at a moment (ms since 1970). A card in its steps is due to the minute; one in review is due for the whole study
 * day, so that it does not wait for the hour of its last answer. A new card is never due. `dayShiftMs` gives the student's days (see
 * `dayShiftMs` in day.ts).
 */
export function isDue(card: CardState, at: number, dayShiftMs: number): boolean {
  if (card.stage === "new") return false;
  if (isInSteps(card)) return card.due <= at;
  return dayAt(card.due, dayShiftMs) <= dayAt(at, dayShiftMs);
}

/** Whether the card is suspended or buried. */
export function isAway({ isSuspended, buriedUntil }: Progress, at: number): boolean {
  return isSuspended || (buriedUntil !== null && at < buriedUntil);
}
