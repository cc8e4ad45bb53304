declare module "../../store/tables.ts" {
  interface Tables {
    matchTimes: MatchTimesTable;
    matchGames: MatchGamesTable;
    matchShown: MatchShownTable;
  }
}

/** A student's best times in games of Match with a deck. Keyed by (userId, deckOwnerId, deckId, playedAt). */
export type MatchTimesTable = {
  userId: string;
  deckOwnerId: string;
  deckId: number;
  /** ms since 1970 */
  playedAt: number;
  /** the time of the game, with what wrong pairs cost */
  ms: number;
  pairs: number;
  /** 1 if this server saw the game begin and end; 0 if the time is from the file of an account, and so in no group's list */
  isChecked: 0 | 1;
};

/** The last game that a student began with a deck, until it is won. Keyed by (userId, deckOwnerId, deckId). */
export type MatchGamesTable = {
  userId: string;
  deckOwnerId: string;
  deckId: number;
  gameId: string;
  /** ms since 1970 */
  startedAt: number;
};

/** Members who chose to be in their group's lists of best times; a membership that ends takes its row with it. Keyed by (groupId, userId). */
export type MatchShownTable = { groupId: string; userId: string };
