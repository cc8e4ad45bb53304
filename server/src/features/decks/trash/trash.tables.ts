declare module "../../../store/tables.ts" {
  interface Tables {
    trashedDecks: TrashedDecksTable;
  }
}

/** A deleted deck with all that its row held but for its visibility; it comes back Private. Keyed by (ownerId, id). */
export type TrashedDecksTable = {
  ownerId: string;
  id: number;
  title: string;
  description: string;
  /** as in `DecksTable` */
  cards: string;
  cardCount: number;
  updatedAt: number;
  revision: number;
  copiedFrom: string | null;
  cardOrigins: string | null;
  languages: string | null;
  /** JSON text of the ids of the media that the deck used: a copy's pictures come back although their author withdrew them */
  mediaIds: string;
  /** ms since 1970 */
  deletedAt: number;
};
