declare module "../../../store/tables.ts" {
  interface Tables {
    trashedDecks: TrashedDecksTable;
  }
}

/** A deleted deck with all columns of its row except its visibility; it is restored as Private. Keyed by (ownerId, id). */
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
  topic: string | null;
  /** JSON text of the ids of the deck's media: a copy's pictures are restored even if their author withdrew them */
  mediaIds: string;
  /** ms since 1970 */
  deletedAt: number;
};
