import { dayMs, hourMs } from "@recollect/domain/time/units.ts";

import { precompiled } from "../../store/precompiled.ts";
import type { Store, Transaction } from "../../store/store.ts";
import { traits } from "../../store/database-capabilities.ts";
import { endLinks } from "./account-links.store.ts";
import { LONGEST_SESSION_MS, msOf, sessionEnd, type SessionInfo } from "./session.ts";

/** How long a session lasts without a visit, and how old it must be before a visit extends it, in seconds. */
export const SESSION_SECONDS = (30 * dayMs) / 1000;
export const RENEW_AFTER_SECONDS = dayMs / 1000;

/** The number of a student's valid sessions; a further sign-in ends the oldest. */
const MOST_SESSIONS = 20;

/** The precision of a session's last use, in ms: storing it costs a write. */
const lastUseWithinMs = hourMs;

/** A valid session. Times are ms since 1970. */
export type LiveSession = { id: string; uid: string; email: string; createdAt: number; expiresAt: number; lastUsedAt: number | null };

const sessionByToken = precompiled((db, { token }: { token: string }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["sessions.id", "sessions.userId", "sessions.createdAt", "sessions.expiresAt", "sessions.lastUsedAt", "users.email"])
    .where("sessions.token", "=", token)
    .where("users.suspendedAt", "is", null),
);

const sessionById = precompiled((db, { sessionId }: { sessionId: string }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["sessions.createdAt", "sessions.expiresAt"])
    .where("sessions.id", "=", sessionId)
    .where("users.suspendedAt", "is", null),
);

export type Sessions = ReturnType<typeof createSessions>;

/** The sessions' table, read by precompiled queries: every request begins with one of them. */
export function createSessions({ store, clock }: { store: Store; clock: () => number }) {
  const { identityTime } = traits[store.kind];

  return {
    /** The session with the token; null if there is none, it has expired, or its account is suspended. */
    async live(token: string): Promise<LiveSession | null> {
      const [row] = (await sessionByToken(store.read, { token })).rows;
      if (!row) return null;
      const expiresAt = sessionEnd(row);
      if (expiresAt < clock()) return null;
      return { id: row.id, uid: row.userId, email: row.email, createdAt: msOf(row.createdAt), expiresAt, lastUsedAt: row.lastUsedAt };
    },

    async isAlive(sessionId: string): Promise<boolean> {
      const [row] = (await sessionById(store.read, { sessionId })).rows;
      return row !== undefined && sessionEnd(row) >= clock();
    },

    isDueForRenewal({ createdAt, expiresAt }: LiveSession): boolean {
      const isWorthIt = expiresAt < createdAt + LONGEST_SESSION_MS;
      return isWorthIt && expiresAt - SESSION_SECONDS * 1000 + RENEW_AFTER_SECONDS * 1000 <= clock();
    },

    /** Extends the session; returns the extended one. */
    async renew(session: LiveSession): Promise<LiveSession> {
      const now = clock();
      const expiresAt = now + SESSION_SECONDS * 1000;
      await store.write(async ({ db }) => {
        const changes = { expiresAt: identityTime(expiresAt), updatedAt: identityTime(now), lastUsedAt: now };
        await db.updateTable("sessions").set(changes).where("id", "=", session.id).execute();
      });
      return { ...session, expiresAt: Math.min(expiresAt, session.createdAt + LONGEST_SESSION_MS), lastUsedAt: now };
    },

    /** Stores that the session is in use, once an hour. */
    async touch({ id, createdAt, lastUsedAt }: LiveSession): Promise<void> {
      const now = clock();
      if (now - (lastUsedAt ?? createdAt) < lastUseWithinMs) return;
      await store.write(async ({ db }) => void (await db.updateTable("sessions").set({ lastUsedAt: now }).where("id", "=", id).execute()));
    },

    /** Whether a canonical address has an account. */
    async hasAccount(email: string): Promise<boolean> {
      return (await store.read.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst()) !== undefined;
    },

    /** A student's valid sessions, newest first. */
    async listOf(uid: string): Promise<{ id: string; createdAt: number; lastUsedAt: number; userAgent: string }[]> {
      const columns = ["id", "createdAt", "expiresAt", "lastUsedAt", "userAgent"] as const;
      const rows = await store.read.selectFrom("sessions").select(columns).where("userId", "=", uid).execute();
      return rows
        .filter((row) => sessionEnd(row) >= clock())
        .map(({ id, createdAt, lastUsedAt, userAgent }) => {
          return { id, createdAt: msOf(createdAt), lastUsedAt: lastUsedAt ?? msOf(createdAt), userAgent: userAgent ?? "" };
        })
        .toSorted((a, b) => b.lastUsedAt - a.lastUsedAt);
    },

    /** Deletes a student's expired sessions, and ends those beyond the newest. */
    async tidy(uid: string): Promise<void> {
      await store.write(async (tx) => {
        const rows = await tx.db.selectFrom("sessions").select(["id", "createdAt", "expiresAt"]).where("userId", "=", uid).execute();
        const living = rows
          .filter((row) => sessionEnd(row) >= clock())
          .toSorted((a, b) => msOf(b.createdAt) - msOf(a.createdAt) || (a.id < b.id ? -1 : 1));
        const keptIds = new Set(living.slice(0, MOST_SESSIONS).map(({ id }) => id));
        const over = rows.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
        await endSessions(tx, uid, over);
      });
    },

    /** Deletes the session and announces it to every server process, in one transaction. */
    async end(token: string): Promise<void> {
      await store.write(async (tx) => {
        const endedSession = await tx.db.deleteFrom("sessions").where("token", "=", token).returning(["id", "userId"]).executeTakeFirst();
        if (endedSession) tx.announce({ kind: "session-ended", uid: endedSession.userId, sessionId: endedSession.id });
      });
    },

    /** Ends the session if its account is suspended, and returns the account's address; otherwise null. */
    endSuspended: (token: string): Promise<string | null> =>
      store.write(async ({ db }) => {
        const user = await db
          .selectFrom("sessions")
          .innerJoin("users", "users.id", "sessions.userId")
          .select(["sessions.id", "users.email"])
          .where("sessions.token", "=", token)
          .where("users.suspendedAt", "is not", null)
          .executeTakeFirst();
        if (!user) return null;
        await db.deleteFrom("sessions").where("id", "=", user.id).execute();
        return user.email;
      }),

    /** Ends one of the student's sessions, and all links of the student; returns whether there was such a session. */
    endOne: (uid: string, sessionId: string): Promise<boolean> =>
      store.write(async (tx) => {
        await endLinks(tx, uid, clock());
        const own = await tx.db.selectFrom("sessions").select("id").where("userId", "=", uid).where("id", "=", sessionId).execute();
        await endSessions(
          tx,
          uid,
          own.map(({ id }) => id),
        );
        return own.length > 0;
      }),
  };
}

/**
 * Ends all the student's sessions but one, and announces it to every server process. All links of the student end too: an intruder who is being
 * locked out may have requested them.
 */
export async function endSessionsOf(
  tx: Transaction,
  uid: string,
  { now, exceptId }: { /** ms since 1970 */ now: number; exceptId?: string | undefined },
): Promise<void> {
  await endLinks(tx, uid, now);
  const rows = await tx.db.selectFrom("sessions").select("id").where("userId", "=", uid).execute();
  await endSessions(
    tx,
    uid,
    rows.map(({ id }) => id).filter((id) => id !== exceptId),
  );
}

async function endSessions(tx: Transaction, uid: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.db.deleteFrom("sessions").where("userId", "=", uid).where("id", "in", ids).execute();
  for (const sessionId of ids) tx.announce({ kind: "session-ended", uid, sessionId });
}

export function sessionInfo({ id, uid, email }: LiveSession): SessionInfo {
  return { user: { id: uid, email }, session: { id } };
}
