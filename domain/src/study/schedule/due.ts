import { isInSteps, type CardState } from "./card-state.ts";
import { dayAt } from "../day.ts";

/** A card's part in studying: its state, and whether the student has put it away. */
export type Progress = {
  readonly card: CardState;
  readonly isSuspended: boolean;
  /** ms since 1970, or null: until then the card stays away */
  readonly buriedUntil: number | null;
};

/**
 * Whether a card is due at a moment (ms since 1970). A card in its steps is due to the minute; one that is remembered for days is due for
 * the whole of its study day, so that it does not wait for the hour of last week's answer. A new card is never due.
 * `dayShiftMs` tells the student's days (see `dayShiftMs` in day.ts).
 */
export function isDue(card: CardState, at: number, dayShiftMs: number): boolean {
  if (card.stage === "new") return false;
  if (isInSteps(card)) return card.due <= at;
  return dayAt(card.due, dayShiftMs) <= dayAt(at, dayShiftMs);
}

/** Whether the student has put the card away, for the day or for good. */
export function isAway({ isSuspended, buriedUntil }: Progress, at: number): boolean {
  return isSuspended || (buriedUntil !== null && at < buriedUntil);
}
