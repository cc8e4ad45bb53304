declare module "../../../store/tables.ts" {
  interface Tables {
    assignments: AssignmentsTable;
    looks: LooksTable;
  }
}

/** Days are study days since 1970. */
export type AssignmentsTable = {
  id: string;
  groupId: string;
  deckOwnerId: string;
  deckId: number;
  title: string;
  /** the teacher's words to the students; empty for none */
  words: string;
  opensDay: number;
  dueDay: number;
  /** an `Aim` as JSON text */
  aim: string;
  /** counts the changes, from 1 */
  revision: number;
  /** null once that account is deleted */
  madeBy: string | null;
  /** ms since 1970 */
  madeAt: number;
};

/** On which study day which teacher looked at a student's progress. Keyed by all columns. */
type LooksTable = { groupId: string; studentId: string; day: number; teacherId: string };
