import { createHash } from "node:crypto";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { LoggedAction } from "@recollect/domain/moderation/actions.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Actor } from "@recollect/domain/permissions/moderation.ts";

import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";

/** A line of the moderation log as it is shown. Deleted accounts appear under their pseudonyms. */
export type LogEntry = {
  id: number;
  at: number;
  act: LoggedAction;
  by: string;
  on: string | null;
  onUid: string | null;
  deckId: number | null;
  why: string;
};

type Logged = {
  act: LoggedAction;
  actor: Actor;
  subjectId: string | null;
  deckId: number | null;
  why: string;
  /** ms since 1970 */ now: number;
};

/** Logs an act in its own transaction. */
export async function logAction({ db }: Transaction, { act, actor, subjectId, deckId, why, now }: Logged): Promise<void> {
  const actorId = actor === "operator" ? null : actor.uid;
  const row = { at: now, act, actorId, actor: actorId === null ? "operator" : pseudonym(actorId), subjectId, deckId, why: why.trim() };
  await db
    .insertInto("deskLog")
    .values({ ...row, subject: subjectId === null ? null : pseudonym(subjectId) })
    .execute();
}

/** Always the same for one account. It can't be traced back, since ids are random. */
function pseudonym(uid: string): string {
  return createHash("sha256").update(`desk ${uid}`).digest("base64url").slice(0, 12);
}

type About = { subjectId: string; /** null: of the account alone */ deckId: number | null };
type ModerationLogRequest = { about?: About; before?: number | null; most: number };

/** The newest acts first: all of them, or those on one deck or account. */
export async function loggedActions(db: Db, { about, before = null, most }: ModerationLogRequest): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom("deskLog")
    .leftJoin("users as actors", "actors.id", "deskLog.actorId")
    .leftJoin("users as subjects", "subjects.id", "deskLog.subjectId")
    .select(["deskLog.id", "deskLog.at", "deskLog.act", "deskLog.actorId", "deskLog.actor", "deskLog.subjectId", "deskLog.subject"])
    .select(["deskLog.deckId", "deskLog.why", "actors.username as actorName", "actors.displayName as actorShown"])
    .select(["subjects.username as subjectName", "subjects.displayName as subjectShown"])
    .$if(about !== undefined, (query) => query.where("deskLog.subjectId", "=", about?.subjectId ?? ""))
    .$if(about !== undefined && about.deckId !== null, (query) => query.where("deskLog.deckId", "=", about?.deckId ?? -1))
    .$if(about !== undefined && about.deckId === null, (query) => query.where("deskLog.deckId", "is", null))
    .$if(before !== null, (query) => query.where("deskLog.id", "<", before ?? 0))
    .orderBy("deskLog.id", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    act: row.act,
    by: row.actorId === null ? row.actor : authorLabel({ username: row.actorName, displayName: row.actorShown }),
    on: row.subjectId === null ? row.subject : authorLabel({ username: row.subjectName, displayName: row.subjectShown }),
    onUid: row.subjectId,
    deckId: row.deckId,
    why: row.why,
  }));
}

/**
 * Throws `desk/done-meanwhile`, with the act, if there was one after the act that the moderator has seen (0: none). The subject's row is
 * locked.
 */
export async function refuseWhenActed(db: Db, about: About, seen: number | null): Promise<void> {
  if (seen === null) return;
  const [last] = await loggedActions(db, { about, most: 1 });
  if (!last || last.id <= seen) return;
  throw new AppError("desk/done-meanwhile", { details: { act: last.act, by: last.by, at: last.at, why: last.why } });
}
