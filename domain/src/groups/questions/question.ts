import { addErrorRows } from "../../errors/error-messages.ts";
import type { LocalErrorCode } from "../../errors/local-catalogue.ts";
import { questionRows } from "../../errors/question-errors.ts";
import { reportRows } from "../../errors/report-errors.ts";
import type { ReportReason } from "../../moderation/report.ts";
import { QUESTION, REPORT } from "../../limits/limits.ts";
import { minuteMs } from "../../time/units.ts";
import { looksEmpty } from "../../words/drawn.ts";
import type { GroupRole } from "../group.ts";

addErrorRows({ ...questionRows, ...reportRows });

type QuestionProblem = "question/text-needed" | "question/too-long";

/** Who wrote a question or an answer, as far as this reader may know. */
export type QuestionAuthor = {
  isYou: boolean;
  /** null for somebody who left the group */
  role: GroupRole | null;
  /** null if the reader may not see it: students see each other's names only where the group allows it */
  name: string | null;
};

/** An answer to a question. */
export type QuestionAnswer = {
  id: string;
  by: QuestionAuthor;
  text: string;
  /** ms since 1970 */ at: number;
  canEdit: boolean;
  canDelete: boolean;
};

/** A question about a card, which the members of one group see under its answer. */
export type CardQuestion = {
  id: string;
  groupId: string;
  groupName: string;
  deck: { ownerId: string; id: number; title: string };
  cardId: string;
  /** the beginning of the card's front when it was asked */
  cardFront: string;
  by: QuestionAuthor;
  text: string;
  /** ms since 1970 */
  at: number;
  isSettled: boolean;
  answers: QuestionAnswer[];
  /** whether the reader may settle it and open it again */
  canSettle: boolean;
  /** whether the reader wrote it, and so recently that it can be edited */
  canEdit: boolean;
  canDelete: boolean;
};

/** A page of a group's questions, the newest first. */
export type GroupQuestions = {
  groupName: string;
  questions: CardQuestion[];
  /** whether there are older ones than these */
  hasMore: boolean;
};

/** The groups of the reader that have a deck, and the number of open questions on each of its cards. */
export type DeckQuestions = {
  groups: { id: string; name: string; /** whether questions can be asked now */ isOpen: boolean }[];
  /** by the card's id; cards without an open question are absent */
  open: Record<string, number>;
};

/** The first rule that a question or an answer breaks; null if it is fine. */
export function questionProblem(text: string): QuestionProblem | null {
  if (looksEmpty(text)) return "question/text-needed";
  return isTooLong(text) ? "question/too-long" : null;
}

/** Whether something that was written at a moment can still be edited; both in ms since 1970. Mistakes are seen at once, and answers stand beneath. */
export function isEditable(writtenAt: number, now: number): boolean {
  return now - writtenAt <= QUESTION.editMinutes * minuteMs;
}

/** The first rule that a report of a question breaks; null if it is fine. */
export function questionReportProblem({ reason, text }: { reason: ReportReason; text: string }): LocalErrorCode | null {
  if (text.length > REPORT.textMaxLength) return "report/text-too-long";
  return reason === "other" && text.trim() === "" ? "report/text-needed" : null;
}

function isTooLong(text: string): boolean {
  return text.trim().length > QUESTION.textMaxLength;
}

/** The beginning of a question or an answer for a notice. */
export function questionStart(text: string): string {
  const whole = text.trim();
  return whole.length > QUESTION.startLength ? `${whole.slice(0, QUESTION.startLength).trimEnd()}…` : whole;
}
