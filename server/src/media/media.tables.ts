import type { MediaMime } from "@recollect/domain/media/media.ts";
import type { Generated } from "kysely";

declare module "../store/tables.ts" {
  interface Tables {
    media: MediaTable;
    mediaUses: MediaUsesTable;
    storageUse: StorageUseTable;
  }
}

/** A picture or a sound that a student sent. The same file of two students is two rows and one file. */
export type MediaTable = {
  /** 16 random characters */
  id: string;
  /** null when the account is gone: copies of its decks go on using the file */
  ownerId: string | null;
  /** SHA-256 of the bytes, as hexadecimal digits: the name of the file */
  hash: string;
  mime: MediaMime;
  bytes: number;
  /** pixels, of a picture */
  width: number | null;
  height: number | null;
  /** of a sound, where its file says so */
  seconds: number | null;
  /** ms since 1970 */
  createdAt: number;
  /** since when nothing uses it, as the sweep saw it, in ms since 1970; null while something does */
  unusedSince: number | null;
};

/** Which decks name which media; written with the deck. Keyed by (deckOwnerId, deckId, mediaId). */
export type MediaUsesTable = { deckOwnerId: string; deckId: number; mediaId: string };

/** What a student's things take in bytes; kept by triggers on the tables that hold them. */
export type StorageUseTable = {
  userId: string;
  decks: number;
  media: number;
  /** earlier versions of decks */ versions: Generated<number>;
  /** how many decks there are, without those in the trash */ deckCount: Generated<number>;
};
