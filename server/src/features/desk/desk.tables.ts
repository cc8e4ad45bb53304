import type { LoggedAct } from "@recollect/domain/desk/acts.ts";
import type { NoticeKind } from "@recollect/domain/desk/notice.ts";
import type { ReportReason } from "@recollect/domain/desk/report.ts";
import type { Generated } from "kysely";

declare module "../../store/tables.ts" {
  interface Tables {
    reports: ReportsTable;
    deskLog: DeskLogTable;
    notices: NoticesTable;
  }
}

/** What students reported: once a student and deck. */
export type ReportsTable = {
  id: string;
  reporterId: string;
  deckOwnerId: string;
  deckId: number;
  /** as it was when the reporter could read it */
  deckTitle: string;
  reason: ReportReason;
  text: string;
  /** ms since 1970 */
  createdAt: number;
  /** ms since 1970: when a caretaker acted on the deck; null before */
  settledAt: number | null;
};

/**
 * Who did what to whom at the desk, and why, in order. The ids are there while the accounts are; the pseudonyms beside them stay. What was
 * done to an account that is deleted loses its deck and its reason.
 */
export type DeskLogTable = {
  id: Generated<number>;
  /** ms since 1970 */
  at: number;
  act: LoggedAct;
  actorId: string | null;
  /** a pseudonym, or "operator" */
  actor: string;
  subjectId: string | null;
  /** a pseudonym; null for an act on no account */
  subject: string | null;
  deckId: number | null;
  why: string;
};

/** What students are told of acts on their decks and accounts. */
export type NoticesTable = {
  id: string;
  userId: string;
  kind: NoticeKind;
  deckId: number | null;
  deckTitle: string | null;
  why: string;
  /** ms since 1970 */
  createdAt: number;
  /** ms since 1970; null while it is not read */
  readAt: number | null;
};
