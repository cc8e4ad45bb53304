import { dayMs, hourMs } from "../time/units.ts";

/** The share that new decks have of the Library's order "Helpful and new". */
export const NEW_DECKS = {
  /** a deck is new for this long after it was published */
  newMs: 14 * dayMs,
  /** so many new decks of an author are known: one is shown, and the next one once that is hidden or somebody found it helpful */
  mostOfAuthor: 20,
  /** one place of so many is a new deck's */
  everyPlaces: 5,
  /** so many of them are shown in one list, each of another author */
  mostShown: 50,
  /** others come first after this time */
  turnMs: hourMs,
} as const;

/** Each author with a new deck has one lot below this number, drawn anew every night. */
export const lots = 2 ** 31;

/** Whether a place of the list, counted from 0, is a new deck's: the third of each five. */
export function isNewDecksPlace(place: number): boolean {
  return place % NEW_DECKS.everyPlaces === 2;
}

/** The turn of a time. */
export function turnAt(now: number): number {
  return Math.floor(now / NEW_DECKS.turnMs);
}

/** The lot with which a turn begins: turns begin evenly all over the lots, in no order that somebody could wait for. */
export function firstLotOf(turn: number): number {
  return Math.imul(turn, goldenRatio) >>> 1;
}

/** 2^32 divided by the golden ratio: its multiples are spread most evenly. */
const goldenRatio = 0x9e3779b1;
