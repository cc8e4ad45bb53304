import type { RoundEnd } from "@recollect/domain/rounds/round.ts";

declare module "../../store/tables.ts" {
  interface Tables {
    rounds: RoundsTable;
    roundPlayers: RoundPlayersTable;
    roundAnswers: RoundAnswersTable;
  }
}

/** Times are ms since 1970. */
export type RoundsTable = {
  id: string;
  /** unique; letters of `groupCodeAlphabet` */
  code: string;
  hostId: string;
  deckOwnerId: string;
  deckId: number;
  title: string;
  /** JSON text of a DeckLanguages; null if the deck has none */
  languages: string | null;
  /** for each question */
  seconds: number;
  questionCount: number;
  /** JSON text of RoundQuestion[] */
  questions: string;
  /** the number of the current question, from 0; -1 in the lobby */
  question: number;
  /** until when it takes answers; null in the lobby */
  closesAt: number | null;
  /** 0: nobody else can join */
  isOpen: 0 | 1;
  /** counts the steps of the host */
  step: number;
  /** the last step of the host */
  touchedAt: number;
  endedAt: number | null;
  endedWhy: RoundEnd | null;
};

/** Keyed by (roundId, id). Times are ms since 1970. */
export type RoundPlayersTable = {
  roundId: string;
  id: string;
  name: string;
  /** unique in the round: names with the same key look alike */
  nameKey: string;
  /** unique: a digest of the token that the player's browser has */
  tokenHash: string;
  /** the number of the first question that the player could answer */
  firstQuestion: number;
  joinedAt: number;
  /** when the host removed the player; the name stays taken */
  removedAt: number | null;
};

/** Keyed by (roundId, question, playerId). */
export type RoundAnswersTable = {
  roundId: string;
  question: number;
  playerId: string;
  choice: number;
  isRight: 0 | 1;
  /** of right answers in a row, this one included */
  streak: number;
  points: number;
};
