import { setImmediate as nextTurn } from "node:timers/promises";

/** How much of a request's cards is still looked through. */
export type Looking = {
  isOver(): boolean;
  /** Counts characters that were looked through. Returns a promise to await, so that other requests get a turn; null while the turn is not over. */
  took(characters: number): Promise<void> | null;
};

/** Characters in one turn: comparing their words takes some milliseconds. */
const inATurn = 8 * 1024;

/** Looks through so many characters at most, as a part of what `whole` may take. */
export function createLooking(most: number, whole?: Looking): Looking {
  let [left, sinceTurn] = [most, 0];
  return {
    isOver: () => left <= 0 || whole?.isOver() === true,
    took(characters) {
      left -= characters;
      if (whole) return whole.took(characters);
      sinceTurn += characters;
      if (sinceTurn < inATurn) return null;
      sinceTurn = 0;
      return nextTurn();
    },
  };
}
