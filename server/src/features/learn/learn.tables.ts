declare module "../../store/tables.ts" {
  interface Tables {
    learnSittings: LearnSittingsTable;
  }
}

/** How far each student is with learning a deck in one sitting. Keyed by (userId, deckOwnerId, deckId). */
export type LearnSittingsTable = {
  userId: string;
  deckOwnerId: string;
  deckId: number;
  /** JSON text: a `LearnSitting` */
  sitting: string;
  /** ms since 1970 */
  changedAt: number;
};
