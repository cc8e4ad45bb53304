import { precompiled } from "../store/precompiled.ts";
import type { Store } from "../store/store.ts";
import type { IdentityTime } from "../store/tables.ts";
import type { SessionInfo } from "./identity.ts";

/** How long a session lasts without a visit, and how long it must have lasted before a visit makes it last anew, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
export const RENEW_AFTER_SECONDS = 24 * 60 * 60;

/** A session whose time is not up. `expiresAt` is ms since 1970. */
export type LiveSession = { id: string; uid: string; email: string; expiresAt: number };

const sessionByToken = precompiled((db, { token }: { token: string }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["sessions.id", "sessions.userId", "sessions.expiresAt", "users.email"])
    .where("sessions.token", "=", token),
);

const sessionById = precompiled((db, { sessionId }: { sessionId: string }) =>
  db.selectFrom("sessions").select("expiresAt").where("id", "=", sessionId),
);

export type Sessions = ReturnType<typeof createSessions>;

/** The sessions' table, read by queries that are compiled once: every request begins with one of them. */
export function createSessions({ store, clock }: { store: Store; clock: () => number }) {
  return {
    /** The session with the token; null when there is none or its time is up. */
    async live(token: string): Promise<LiveSession | null> {
      const [row] = (await sessionByToken(store.read, { token })).rows;
      if (!row) return null;
      const expiresAt = msOf(row.expiresAt);
      return expiresAt < clock() ? null : { id: row.id, uid: row.userId, email: row.email, expiresAt };
    },

    async isAlive(sessionId: string): Promise<boolean> {
      const [row] = (await sessionById(store.read, { sessionId })).rows;
      return row !== undefined && msOf(row.expiresAt) >= clock();
    },

    isDueForRenewal({ expiresAt }: LiveSession): boolean {
      return expiresAt - SESSION_SECONDS * 1000 + RENEW_AFTER_SECONDS * 1000 <= clock();
    },

    /** Whether an address, in its one spelling, has an account. */
    async hasAccount(email: string): Promise<boolean> {
      return (await store.read.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst()) !== undefined;
    },

    /** Throws away what is left of a student's sessions whose time is up. */
    async forgetExpired(uid: string): Promise<void> {
      const now = new Date(clock());
      const time = store.kind === "sqlite" ? now.toISOString() : now;
      await store.write(async ({ db }) => {
        await db.deleteFrom("sessions").where("userId", "=", uid).where("expiresAt", "<", time).execute();
      });
    },

    /** Deletes the session and tells every server process, in one transaction. */
    async end(token: string): Promise<void> {
      await store.write(async (tx) => {
        const ended = await tx.db.deleteFrom("sessions").where("token", "=", token).returning(["id", "userId"]).executeTakeFirst();
        if (ended) tx.announce({ kind: "session-ended", uid: ended.userId, sessionId: ended.id });
      });
    },
  };
}

export function sessionInfo({ id, uid, email, expiresAt }: LiveSession): SessionInfo {
  return { user: { id: uid, email }, session: { id, expiresAt } };
}

function msOf(time: IdentityTime): number {
  return typeof time === "string" ? Date.parse(time) : time.getTime();
}
