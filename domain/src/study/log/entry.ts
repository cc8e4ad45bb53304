import type { CardState } from "../schedule/card-state.ts";
import type { Source } from "./practice-review.ts";
import type { Rating } from "../schedule/ratings.ts";
import type { Scheduling } from "../schedule/scheduling.ts";

/** One line of a student's log. It is appended and never changed; everything else about studying is derived from the log. */
export type Entry = AnswerEntry | UndoEntry | BuryEntry | SeedEntry | PlanEntry | SimpleEntry;

/** How many entries may be sent at once: what a student may have gathered on a day without a network. */
export const mostEntries = 500;

type Common = {
  /** given by the device that made the entry, so that sending it again counts once: 1 to 64 letters, digits, - or _ */
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
  /** how much the answer proves, above 0 up to 1 */
  readonly weight: number;
  /** ms from the question to the answer */
  readonly tookMs: number;
  /** the card's state as it was when the answer was written down; a later merge may replay it from another one */
  readonly stateBefore: CardState;
  /** the settings that were in force, so that replaying needs nothing but the log */
  readonly scheduling: Scheduling;
};

/** Takes one entry back, as if it had never been written. */
export type UndoEntry = Common & { readonly kind: "undo"; /** the id of the entry that is taken back */ readonly undoes: string };

/** Puts a card away until a moment (ms since 1970), as a rule the start of the next day. */
export type BuryEntry = Common & { readonly kind: "bury"; readonly until: number };

/**
 * Where a card stood in the program that it came from: the server writes it when a student brings a deck with its progress. The answers
 * that led there are counted by study day alone.
 */
export type SeedEntry = Common & {
  readonly kind: "seed";
  readonly state: CardState;
  readonly isSuspended: boolean;
  /** ms since 1970, or null */
  readonly buriedUntil: number | null;
  readonly days: readonly (readonly [day: number, answers: number, right: number])[];
};

/**
 * Reschedules a card: from here on it stands as if all its answers had been scheduled with this model of forgetting, the last one for this
 * retention. The server writes it when a student asks for it.
 */
export type PlanEntry = Common & { readonly kind: "plan"; readonly scheduling: Scheduling };

/** Brings a buried card back, puts a card away for good, brings it back again, or lets a card start over as new. */
export type SimpleEntry = Common & { readonly kind: "unbury" | "suspend" | "resume" | "start-over" };

/** A card among all the cards of a student. A deck is `{owner's uid}/{deckId}`, so a library deck and an own one with the same number differ. */
export function deckKeyOf(ownerId: string, deckId: number): string {
  return `${ownerId}/${deckId}`;
}

export function cardKeyOf({ deckKey, cardId }: { deckKey: string; cardId: string }): string {
  return `${deckKey}/${cardId}`;
}

/** The owner and the number in a deck's key; null for a text that is no key. */
export function deckOfKey(deckKey: string): { ownerId: string; deckId: number } | null {
  const cut = deckKey.lastIndexOf("/");
  const number = deckKey.slice(cut + 1);
  const deckId = Number(number);
  if (cut < 1 || !/^(?:0|[1-9]\d*)$/.test(number) || !Number.isSafeInteger(deckId)) return null;
  return { ownerId: deckKey.slice(0, cut), deckId };
}
