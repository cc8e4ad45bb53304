import type { MediaMime } from "@recollect/domain/media/media.ts";
import type { Generated } from "kysely";

declare module "../store/tables.ts" {
  interface Tables {
    media: MediaTable;
    mediaUses: MediaUsesTable;
    storageUse: StorageUseTable;
    importedMedia: ImportedMediaTable;
  }
}

/** A picture or a sound of a student. The same file of two students is two rows and one file. */
export type MediaTable = {
  /** 16 random characters */
  id: string;
  /** null when the account is deleted: copies of its decks still use the file */
  ownerId: string | null;
  /** SHA-256 of the bytes in hexadecimal: the name of the file */
  hash: string;
  mime: MediaMime;
  bytes: number;
  /** pixels, of a picture */
  width: number | null;
  height: number | null;
  /** of a sound, if its file has it */
  seconds: number | null;
  /** ms since 1970 */
  createdAt: number;
  /** since when it is unused, as found by the sweep, in ms since 1970; null while it is used */
  unusedSince: number | null;
};

/** The media that decks use; written with the deck. Keyed by (deckOwnerId, deckId, mediaId). */
type MediaUsesTable = { deckOwnerId: string; deckId: number; mediaId: string };

/** The media that came with an import and were not there before. Keyed by (importId, mediaId); they go with the import's row. */
type ImportedMediaTable = { importId: string; mediaId: string };

/** A student's storage in bytes; maintained by triggers on the tables that use it. */
type StorageUseTable = {
  userId: string;
  decks: number;
  media: number;
  /** earlier versions of decks */ versions: Generated<number>;
  /** files of imports that wait to be confirmed */ imports: Generated<number>;
  /** how many decks there are, without those in the trash */ deckCount: Generated<number>;
};
