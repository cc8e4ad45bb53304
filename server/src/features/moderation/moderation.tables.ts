import type { LoggedAction } from "@recollect/domain/moderation/actions.ts";
import type { NoticeKind } from "@recollect/domain/moderation/notice.ts";
import type { ReportReason } from "@recollect/domain/moderation/report.ts";
import type { Generated } from "kysely";

declare module "../../store/tables.ts" {
  interface Tables {
    reports: ReportsTable;
    deskLog: ModerationLogTable;
    notices: NoticesTable;
  }
}

/** Students' reports: one per student and deck. */
export type ReportsTable = {
  id: string;
  reporterId: string;
  deckOwnerId: string;
  deckId: number;
  /** the title when it was reported */
  deckTitle: string;
  reason: ReportReason;
  text: string;
  /** ms since 1970 */
  createdAt: number;
  /** when a moderator acted on the deck, in ms since 1970; null before */
  settledAt: number | null;
};

/**
 * Who did what to whom in moderation, and why, in order. The ids are kept while the accounts exist; the pseudonyms stay. Acts on a deleted
 * account lose their deck and reason.
 */
type ModerationLogTable = {
  id: Generated<number>;
  /** ms since 1970 */
  at: number;
  act: LoggedAction;
  actorId: string | null;
  /** a pseudonym, or "operator" */
  actor: string;
  subjectId: string | null;
  /** a pseudonym; null for an act on no account */
  subject: string | null;
  deckId: number | null;
  why: string;
};

/** Notices to students about acts on their decks and accounts, and about what happens in their groups. */
type NoticesTable = {
  id: string;
  userId: string;
  kind: NoticeKind;
  deckId: number | null;
  deckTitle: string | null;
  why: string;
  /** ms since 1970 */
  createdAt: number;
  /** ms since 1970; null while unread */
  readAt: number | null;
  /** of a notice about something in a group; null for an author outside of it, and for others */
  groupId: string | null;
  /** whose words it repeats */
  byId: string | null;
  /** the assignment, question or answer that it is about */
  subjectId: string | null;
  /** NoticeData as JSON text */
  data: string | null;
};
