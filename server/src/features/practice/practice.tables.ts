declare module "../../store/tables.ts" {
  interface Tables {
    acceptedAnswers: AcceptedAnswersTable;
    examinerUse: ExaminerUseTable;
    examinerTurns: ExaminerTurnsTable;
  }
}

/** Wordings that a student counted as right, for a card of an own deck or another's. Keyed by all but the last two. */
type AcceptedAnswersTable = {
  userId: string;
  deckOwnerId: string;
  deckId: number;
  cardId: string;
  /** normalized for comparison */
  wording: string;
  asTyped: string;
  /** ms since 1970 */
  acceptedAt: number;
};

/** A student's use of the examiner within a time window, by student and kind of request. */
type ExaminerUseTable = {
  key: string;
  used: number;
  /** ms since 1970 */
  windowStart: number;
};

/** The requests that the examiner is processing. */
type ExaminerTurnsTable = {
  id: string;
  userId: string;
  /** ms since 1970; a turn counts as over then, whether or not it was released */
  endsAt: number;
};
