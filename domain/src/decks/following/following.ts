import type { AuthorChange } from "./merge-decks.ts";

/** What a student sees on a copy: whether it follows the deck that it came from, and whether there is something to take. */
export type Following =
  /** an ordinary deck or copy. `original` is the deck that it can follow, if its author shares it */
  | { readonly state: "none"; readonly original: Original | null }
  /**
   * it follows a deck that can't be copied any more, or is not there. `original` is that deck where the student may still read it, in a group or as a
   * co-author; null, and nothing of it revealed, otherwise
   */
  | { readonly state: "closed"; readonly original: Original | null }
  | {
      readonly state: "open";
      readonly original: Original;
      /** the cards and texts that the author changed since they were last taken */
      readonly changeCount: number;
      /** ids of my cards that the author's deck has no more and that are not kept for good */
      readonly left: readonly string[];
      /** what to take, although nothing changes then: so that nothing seems to be waiting. Absent where the last revision is taken, or there are changes */
      readonly catchUp?: { readonly sourceRevision: number; readonly revision: number };
    };

/** The student's decks that follow one that is shared with the student. */
export type FollowedWithChanges = {
  /** those whose authors saved something since it was last taken */
  readonly deckIds: readonly number[];
  readonly allIds: readonly number[];
};

export type Original = { readonly id: number; readonly title: string; readonly author: string };

/** Everything that the author changed, to look at before it is taken. */
export type FollowedChanges = {
  readonly original: Original;
  /** of the author's deck and of mine, to be sent back with what is taken: both have to be the same then */
  readonly sourceRevision: number;
  readonly revision: number;
  readonly changes: readonly AuthorChange[];
  /** changes that are taken too, and are too many to be listed here */
  readonly unlisted: number;
  /** decisions that are too many to be listed here: they are asked about once these are taken. Absent from servers of the version before */
  readonly waiting?: number;
  /** ids of my cards that the author's deck has no more */
  readonly left: readonly string[];
};

/** What a student takes: all changes that need no decision, and these. */
export type TakingInput = {
  readonly sourceRevision: number;
  /** the clashes that are decided for the author, by `clashKey` or as `title` and `description` */
  readonly theirs: readonly string[];
  /** removed cards that are wanted back */
  readonly wanted: readonly string[];
};
