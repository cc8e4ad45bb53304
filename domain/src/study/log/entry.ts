import type { CardState } from "../schedule/card-state.ts";
import type { Source } from "./practice-review.ts";
import type { Rating } from "../schedule/ratings.ts";
import type { Scheduling } from "../schedule/scheduling.ts";

/** An entry of a student's log. The log is append-only; everything else about studying derives from it. */
export type Entry = AnswerEntry | UndoEntry | BuryEntry | SeedEntry | PlanEntry | SimpleEntry;

/** How many entries may be sent at once: as many as a student may collect in a day without a network. */
export const mostEntries = 500;

type Common = {
  /** chosen by the device, so that a repeated entry counts once: 1 to 64 letters, digits, - or _ */
  readonly id: string;
  readonly deckKey: string;
  readonly cardId: string;
  /** ms since 1970, by the device's clock */
  readonly at: number;
};

export type AnswerEntry = Common & {
  readonly kind: "answer";
  readonly rating: Rating;
  readonly source: Source;
  /** how much the answer proves, greater than 0 and at most 1 */
  readonly weight: number;
  /** ms from the question to the answer */
  readonly tookMs: number;
  /** the card's state when the answer was written; a later merge may replay it from another one */
  readonly stateBefore: CardState;
  /** the settings in force, so that replaying needs only the log */
  readonly scheduling: Scheduling;
};

/** Undoes one entry, as if it had never been written. */
export type UndoEntry = Common & { readonly kind: "undo"; /** the id of the entry that is taken back */ readonly undoes: string };

/** Buries a card until a moment (ms since 1970), usually the start of the next day. */
export type BuryEntry = Common & { readonly kind: "bury"; readonly until: number };

/**
 * An answer of an earlier program, as its log has it: ms since 1970; from 1, Again, to 4, Easy, or 0 for a change by hand; the interval after
 * and before it, in days, or in seconds if negative; the ease in permille; ms from the question to the answer; and the kind of the answer (0
 * learning, 1 review, 2 relearning, 3 beside the schedule, 4 and 5 set by hand).
 */
export type EarlierAnswer = readonly [
  at: number,
  ease: number,
  interval: number,
  intervalBefore: number,
  factor: number,
  tookMs: number,
  kind: number,
];

/**
 * A card's state in another program: the server writes it when a student imports a deck with its progress. Here earlier answers are only
 * counted by study day; they are kept one by one for the day when the deck goes back to a program with such a log.
 */
export type SeedEntry = Common & {
  readonly kind: "seed";
  readonly state: CardState;
  readonly isSuspended: boolean;
  /** ms since 1970, or null */
  readonly buriedUntil: number | null;
  readonly days: readonly (readonly [day: number, answers: number, right: number])[];
  /** oldest first; without it there is no such log */
  readonly answers?: readonly EarlierAnswer[] | undefined;
};

/**
 * Reschedules a card: from here on its state is as if all its answers had been scheduled with this model, the last one for this retention.
 * The server writes it at a student's request.
 */
export type PlanEntry = Common & { readonly kind: "plan"; readonly scheduling: Scheduling };

/** Unburies, suspends or resumes a card, or restarts it as new. */
type SimpleEntry = Common & { readonly kind: "unbury" | "suspend" | "resume" | "start-over" };

/**
 * A card's key among all cards of a student. A deck is `{owner's uid}/{deckId}`, so a library deck and an own one with the same number
 * differ.
 */
export function deckKeyOf(ownerId: string, deckId: number): string {
  return `${ownerId}/${deckId}`;
}

export function cardKeyOf({ deckKey, cardId }: { deckKey: string; cardId: string }): string {
  return `${deckKey}/${cardId}`;
}

/** The owner and the number in a deck's key; null for an invalid key. */
export function deckOfKey(deckKey: string): { ownerId: string; deckId: number } | null {
  const slash = deckKey.lastIndexOf("/");
  const number = deckKey.slice(slash + 1);
  const deckId = Number(number);
  if (slash < 1 || !/^(?:0|[1-9]\d*)$/.test(number) || !Number.isSafeInteger(deckId)) return null;
  return { ownerId: deckKey.slice(0, slash), deckId };
}
