import type { NamedPupil } from "../group.ts";
import type { ErrorCode } from "../../errors/catalogue.ts";
import { ASSIGNMENT } from "../../limits/limits.ts";
import { looksEmpty } from "../../words/drawn.ts";
import type { Aim, AimStanding } from "./aim.ts";

/** What a group's students are to do with a deck until a day, such as `2026-12-11`. */
export type Assignment = {
  id: string;
  groupId: string;
  deck: { ownerId: string; id: number; title: string; cardCount: number };
  /** whether the students can open the deck: not while it is taken down, in the trash, or out of the group */
  isDeckThere: boolean;
  /** whether a moderator took the deck down */
  isDeckTakenDown: boolean;
  /** whether the account of the deck's owner is deleted, and the deck with it */
  isDeckOwnerGone: boolean;
  title: string;
  /** the teacher's words to the students; empty for none */
  words: string;
  opens: string;
  due: string;
  aim: Aim;
  /** counts the changes; a change names the one that it is based on */
  revision: number;
};

/** How far one student is with an assignment: what teachers see of them, and what they see themselves. Shares are whole percents. */
export type PupilRow = {
  cards: number;
  /** cards answered at least once; null while this and the next ones are being computed */
  met: number | null;
  /** the expected share of cards that would be remembered now */
  known: number | null;
  /** the same on the morning of the due day, if the plan is followed; null once that day has come */
  forecast: number | null;
  /** the same at the end of the due day; null until it is over */
  knownOnDueDay: number | null;
  /** separate days of study since it opened */
  days: number;
  /** the last day on which the deck was studied; null for none */
  lastDay: string | null;
  /** the best result of a test since it opened */
  test: number | null;
  /** null while it is being computed */
  standing: AimStanding | null;
};

/** An assignment as its student sees it. */
export type OwnAssignment = Assignment & {
  groupName: string;
  /** study days from today to the due day; negative once it is over */
  daysLeft: number;
  row: PupilRow;
};

/** A student of a group with a row for each of some assignments. */
export type PupilProgress = NamedPupil & { rows: PupilRow[] };

/** What a teacher plans with: the group's assignments, and its decks to assign. Students get neither. */
export type GroupAssignments = {
  groupName: string;
  isTeacher: boolean;
  /** the reader's study day */
  today: string;
  assignments: Assignment[];
  decks: Assignment["deck"][];
};

/** The assignments of a group, with the rows of all students for teachers, and of the student alone for students. */
export type GroupProgress = {
  assignments: Assignment[];
  pupils: PupilProgress[];
  /** false while some figures are being computed: ask again */
  isComplete: boolean;
};

/** What teachers see of a student, and who looked on which day, newest first. */
export type SeenByTeachers = { assignments: OwnAssignment[]; looks: { teacher: string; day: string }[] };

/** A card that is often forgotten, without anybody's name. */
export type HardCard = {
  cardId: string;
  /** in plain words, as the definition */
  term: string;
  definition: string;
  /** remembered on the first review of a day, in percent */ share: number;
  pupils: number;
};

/** An assignment as typed. Days are such as `2026-12-11`. */
export type AssignmentFields = { title: string; words: string; opens: string; due: string; aim: Aim };

export function savedAssignmentTexts({ title, words }: Pick<AssignmentFields, "title" | "words">): { title: string; words: string } {
  return { title: title.trim(), words: words.trim() };
}

/** The first limit that the texts exceed; null if both fit. */
export function assignmentTextProblem({ title, words }: Pick<AssignmentFields, "title" | "words">): ErrorCode | null {
  if (looksEmpty(title) || title.trim().length > ASSIGNMENT.titleMaxLength) return "assignment/bad-title";
  return words.trim().length > ASSIGNMENT.wordsMaxLength ? "assignment/words-too-long" : null;
}
