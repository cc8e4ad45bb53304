import type { Stage } from "@recollect/domain/study/schedule/card-state.ts";
import type { Entry } from "@recollect/domain/study/log/entry.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import type { Source } from "@recollect/domain/study/log/practice-review.ts";

declare module "../../store/tables.ts" {
  interface Tables {
    studyLog: StudyLogTable;
    studyCards: StudyCardsTable;
    studyDecks: StudyDecksTable;
    studyDays: StudyDaysTable;
    studySettings: StudySettingsTable;
    studyExams: StudyExamsTable;
    studyMemories: StudyMemoriesTable;
  }
}

/**
 * What every student did with every card, appended and never changed. Keyed by (userId, id). A deck that is deleted leaves its lines behind.
 * The whole entry stands in `entry`; the columns before it are for finding and counting.
 */
export type StudyLogTable = {
  userId: string;
  /** given by the device, so that an entry that is sent again counts once */
  id: string;
  deckOwnerId: string;
  deckId: number;
  cardId: string;
  kind: Entry["kind"];
  /** ms since 1970, by the device's clock and by the server's */
  at: number;
  received: number;
  /** of an answer; null for the others */
  source: Source | null;
  stageBefore: Stage | null;
  rating: Rating | null;
  /** the study day, as it was for the student then */
  day: number | null;
  /** the retention asked for, 0 to 1, when the answer tells how well mature cards are remembered; null else */
  asked: number | null;
  /** of an undo: the id of the entry that it takes back; null for the others */
  undoes: string | null;
  /** the `Entry` as JSON text */
  entry: string;
};

/** Where each card stands that a student has touched: derived from the log alone, but for `isPresent` and `shuffleKey`. Keyed by (userId, deck, cardId). */
export type StudyCardsTable = {
  userId: string;
  deckOwnerId: string;
  deckId: number;
  cardId: string;
  stage: Stage;
  /** ms since 1970; 0 for a new card */
  due: number;
  /** the last interval, in days; 0 in the steps */
  scheduledDays: number;
  isSuspended: 0 | 1;
  /** ms since 1970, or null */
  buriedUntil: number | null;
  /** whether the deck still has the card, and is the student's own or shared; kept by triggers on `decks` */
  isPresent: 0 | 1;
  /** the last of the card's entries in the log's order */
  lastAt: number;
  lastId: string;
  /** the `CardState` as JSON text */
  state: string;
  /** the card's `shuffleKeyOf`, by which a day's reviews are mixed */
  shuffleKey: number;
};

/** How many cards of a deck a student has touched that are present. Keyed by (userId, deck); kept by triggers on `studyCards`. */
export type StudyDecksTable = { userId: string; deckOwnerId: string; deckId: number; touched: number };

/**
 * What the answers of a study day in a deck add up to, without those that were taken back. Keyed by (userId, deck, day); written with the log.
 */
export type StudyDaysTable = {
  userId: string;
  deckOwnerId: string;
  deckId: number;
  /** the study day, as it was for the student then */
  day: number;
  answers: number;
  /** those of them that were not Again */
  right: number;
  /** those of them that tell how well mature cards are remembered, and the right ones of these */
  mature: number;
  matureRight: number;
  /** the retention that was asked for at each of these, added up, in millionths */
  asked: number;
};

/** The settings that a student has changed, as JSON text; without a row they are the defaults. */
export type StudySettingsTable = { userId: string; settings: string };

/** The day of a student's exam in a deck, in study days since 1970. */
export type StudyExamsTable = { userId: string; deckOwnerId: string; deckId: number; examDay: number };

/**
 * What was learned of how a student forgets, each time it was: of all decks, or (with a deck's key) of one. Keyed by (userId, version). What is not
 * in force any more stays: answers name it.
 */
export type StudyMemoriesTable = {
  userId: string;
  /** counted from 1 */
  version: number;
  deckOwnerId: string | null;
  deckId: number | null;
  /** `left`: the student went back to the average's */
  standing: "in-force" | "replaced" | "left" | "not-better";
  /** ms since 1970 */
  learnedAt: number;
  /** the weights as JSON text; null when they were not better */
  weights: string | null;
  /** `MemoryFigures` as JSON text */
  figures: string;
};
