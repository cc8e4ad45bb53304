import type { ReportReason } from "@recollect/domain/moderation/report.ts";

declare module "../../../store/tables.ts" {
  interface Tables {
    cardQuestions: CardQuestionsTable;
    cardAnswers: CardAnswersTable;
    questionReports: QuestionReportsTable;
  }
}

/** Times are ms since 1970. */
export type CardQuestionsTable = {
  id: string;
  groupId: string;
  deckOwnerId: string;
  deckId: number;
  cardId: string;
  /** the beginning of the card's front when it was asked */
  cardFront: string;
  byId: string;
  text: string;
  askedAt: number;
  settledAt: number | null;
};

export type CardAnswersTable = { id: string; questionId: string; byId: string; text: string; answeredAt: number };

/** Keyed by (questionId, reporterId). */
type QuestionReportsTable = {
  questionId: string;
  reporterId: string;
  reason: ReportReason;
  text: string;
  createdAt: number;
  /** when a moderator decided; null before */
  settledAt: number | null;
};
