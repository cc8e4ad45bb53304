import type { Stage } from "@recollect/domain/study/schedule/card-state.ts";
import type { Entry } from "@recollect/domain/study/log/entry.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import type { PartsOfDay } from "./progress/day-parts.ts";
import type { Source } from "@recollect/domain/study/log/practice-review.ts";

declare module "../../store/tables.ts" {
  interface Tables {
    studyLog: StudyLogTable;
    studyCards: StudyCardsTable;
    studyDecks: StudyDecksTable;
    studyDays: StudyDaysTable;
    studyVisits: StudyVisitsTable;
    studySettings: StudySettingsTable;
    examPlans: ExamPlansTable;
    examPlanDecks: ExamPlanDecksTable;
    studyMemories: StudyMemoriesTable;
  }
}

/**
 * Every action of every student on a card, append-only. Keyed by (userId, id). Entries of a deleted deck stay. `entry` holds the whole
 * entry; the other columns are for finding and counting.
 */
type StudyLogTable = {
  userId: string;
  /** chosen by the device, so that a repeated entry counts once */
  id: string;
  deckOwnerId: string;
  deckId: number;
  cardId: string;
  kind: Entry["kind"];
  /** ms since 1970, by the device's clock and by the server's */
  at: number;
  received: number;
  /** of an answer; null for others */
  source: Source | null;
  stageBefore: Stage | null;
  rating: Rating | null;
  /** the study day, in the student's time zone at that time */
  day: number | null;
  /** the requested retention, 0 to 1, if the answer measures how well mature cards are remembered; otherwise null */
  asked: number | null;
  /** of an undo: the id of the entry that it undoes; null for others */
  undoes: string | null;
  /** the `Entry` as JSON text */
  entry: string;
};

/**
 * The state of each card that a student has studied: derived from the log, except for `isPresent` and `shuffleKey`. Keyed by (userId, deck,
 * cardId).
 */
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
  /** whether the deck still has the card, and is the student's own or shared; maintained by triggers on `decks` */
  isPresent: 0 | 1;
  /** the last of the card's entries in log order */
  lastAt: number;
  lastId: string;
  /** the `CardState` as JSON text */
  state: string;
  /** the card's `shuffleKeyOf`, which shuffles a day's reviews */
  shuffleKey: number;
};

/** The number of present cards of a deck that a student has studied. Keyed by (userId, deck); maintained by triggers on `studyCards`. */
type StudyDecksTable = { userId: string; deckOwnerId: string; deckId: number; touched: number };

/** The sums of the answers of a study day in a deck, without undone ones. Keyed by (userId, deck, day); written with the log. */
type StudyDaysTable = {
  userId: string;
  deckOwnerId: string;
  deckId: number;
  /** the study day, in the student's time zone at that time */
  day: number;
  answers: number;
  /** those that were not Again */
  right: number;
  /** those that measure how well mature cards are remembered, and the right ones of these */
  mature: number;
  matureRight: number;
  /** the requested retention at each of these, summed, in millionths */
  asked: number;
} & PartsOfDay;

/**
 * On how many days (UTC) the server received answers of a student, and the last of them, counted from 1970. Other than study days, which a device says and may
 * say afterwards, they can't be made up: so they say who has been active.
 */
type StudyVisitsTable = { userId: string; days: number; lastDay: number };

/** The settings that a student has changed, as JSON text; no row means the defaults. */
type StudySettingsTable = { userId: string; settings: string };

/** An exam of a student, over one or more decks. Keyed by (userId, id); it ends with its last deck, by a trigger. */
export type ExamPlansTable = {
  userId: string;
  id: string;
  /** empty for the exam of one deck that has no name; a deck has one such exam at most */
  name: string;
  /** in study days since 1970 */
  examDay: number;
};

/** The decks of an exam, also those in the trash. Keyed by all columns; a deck leaves when it is deleted for good. */
type ExamPlanDecksTable = { userId: string; planId: string; deckOwnerId: string; deckId: number };

/**
 * Every memory model learned for a student: of all decks, or (with a deck's key) of one. Keyed by (userId, version). Retired ones stay,
 * because answers refer to them.
 */
type StudyMemoriesTable = {
  userId: string;
  /** counted from 1 */
  version: number;
  deckOwnerId: string | null;
  deckId: number | null;
  /** `left`: the student went back to the average's */
  standing: "in-force" | "replaced" | "left" | "not-better";
  /** ms since 1970 */
  learnedAt: number;
  /** the weights as JSON text; null if they were not better */
  weights: string | null;
  /** `MemoryFigures` as JSON text */
  figures: string;
};
