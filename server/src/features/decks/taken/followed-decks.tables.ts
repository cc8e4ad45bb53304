import type { Generated, Selectable } from "kysely";

declare module "../../../store/tables.ts" {
  interface Tables {
    followedDecks: FollowedDecksTable;
    versionBases: VersionBasesTable;
  }
}

/** A deck that follows another student's: a copy that takes its author's changes. Keyed by (ownerId, deckId); it stays while the copy is in the trash. */
export type FollowedDecksTable = {
  ownerId: string;
  deckId: number;
  /** null once the author's account is deleted */
  sourceOwnerId: string | null;
  sourceId: number;
  /** ms since 1970 */
  followedAt: number;
  /** the revision of the author's deck whose content is the base; 0 for an old copy that has taken nothing yet */
  takenRevision: number;
  /** grows by one whenever `base` is written */
  baseNumber: Generated<number>;
  /** of `base`: a part of the student's storage */
  bytes: number;
  /** a `TakenDeck`, compressed */
  base: Uint8Array;
};

export type FollowedDeckRow = Selectable<FollowedDecksTable>;

/**
 * What a copy had last taken when it was as one of its versions and the versions before it, down to the next one with a base. It goes with the version.
 * Keyed by (ownerId, deckId, revision).
 */
type VersionBasesTable = {
  ownerId: string;
  deckId: number;
  /** of the version */
  revision: number;
  takenRevision: number;
  /** of `base`: counted in the version's bytes */
  bytes: number;
  /** a `TakenDeck`, compressed */
  base: Uint8Array;
};
