import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";

import type { Store, Transaction } from "../store/store.ts";

const MINUTE_MS = 60_000;

/** How often something may go wrong within a window of time, and what a further try is told. */
export type Limit = { most: number; windowMs: number; code: ErrorCode };

/** Failures count, successes don't: a whole school may sign in from one address. */
export const failuresPerAccount: Limit = { most: 10, windowMs: 15 * MINUTE_MS, code: "auth/too-many-requests" };
export const failuresPerAddress: Limit = { most: 100, windowMs: 15 * MINUTE_MS, code: "auth/too-many-requests" };

/** Several classrooms behind one address can sign up within one lesson. */
export const signUpsPerAddress: Limit = { most: 200, windowMs: 60 * MINUTE_MS, code: "auth/too-many-sign-ups" };

const longestWindowMs = Math.max(failuresPerAccount.windowMs, failuresPerAddress.windowMs, signUpsPerAddress.windowMs);

type Counted = { key: string; limit: Limit };

export type Attempts = ReturnType<typeof createAttempts>;

type Parts = { store: Store; /** ms since 1970 */ clock: () => number; /** false counts nothing */ limits: boolean };

/**
 * Counts attempts in the database, so that the limits hold across processes and restarts. A try counts as a failure from
 * its start, in the same step that asks whether it may go on: a hundred tries at once get no further than ten in a row.
 */
export function createAttempts({ store, clock, limits }: Parts) {
  return {
    /** Counts a login that begins. Throws `auth/too-many-requests`, with `retryAfterSeconds`. */
    async signInBegins(email: string, address: string): Promise<void> {
      if (limits)
        await begin([
          { key: `account ${email}`, limit: failuresPerAccount },
          { key: `address ${address}`, limit: failuresPerAddress },
        ]);
    },

    /** The login succeeded: the account starts afresh, and the address is given back what it was counted. */
    async signInSucceeded(email: string, address: string): Promise<void> {
      if (!limits) return;
      await store.write(async ({ db }) => {
        await db.deleteFrom("signInAttempts").where("key", "=", `account ${email}`).execute();
        await giveBack(db, `address ${address}`);
      });
    },

    /** The login came to no answer, through no fault of the student: nothing is counted. */
    async signInBroke(email: string, address: string): Promise<void> {
      if (!limits) return;
      await store.write(async ({ db }) => {
        await giveBack(db, `account ${email}`);
        await giveBack(db, `address ${address}`);
      });
    },

    /** Counts a sign-up that begins, whatever becomes of it: what it answers tells who has an account. Throws `auth/too-many-sign-ups`. */
    async signUpBegins(address: string): Promise<void> {
      if (limits) await begin([{ key: `sign-ups ${address}`, limit: signUpsPerAddress }]);
    },
  };

  async function begin(counted: readonly Counted[]): Promise<void> {
    const now = clock();
    await store.write(async ({ db }) => {
      await db
        .deleteFrom("signInAttempts")
        .where("windowStart", "<=", now - longestWindowMs)
        .execute();
      for (const { key, limit } of counted) refuseBeyond(limit, await countOne(db, key, limit, now), now);
    });
  }
}

type Count = { failures: number; /** ms since 1970 */ windowStart: number };

/** Counts one more within the key's window, or the first of a new one. */
function countOne(db: Transaction["db"], key: string, { windowMs }: Limit, now: number): Promise<Count> {
  return db
    .insertInto("signInAttempts")
    .values({ key, failures: 1, windowStart: now })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => {
        const isOver = eb("signInAttempts.windowStart", "<=", now - windowMs);
        return {
          failures: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb("signInAttempts.failures", "+", 1))
            .end(),
          windowStart: eb.case().when(isOver).then(now).else(eb.ref("signInAttempts.windowStart")).end(),
        };
      }),
    )
    .returning(["failures", "windowStart"])
    .executeTakeFirstOrThrow();
}

async function giveBack(db: Transaction["db"], key: string): Promise<void> {
  await db
    .updateTable("signInAttempts")
    .set((eb) => ({ failures: eb("failures", "-", 1) }))
    .where("key", "=", key)
    .where("failures", ">", 0)
    .execute();
}

/** Refusing undoes the transaction, so a refused try is not counted and the window ends when it was to end. */
function refuseBeyond({ most, windowMs, code }: Limit, { failures, windowStart }: Count, now: number): void {
  if (failures <= most) return;
  throw new AppError(code, { details: { retryAfterSeconds: Math.max(1, Math.ceil((windowStart + windowMs - now) / 1000)) } });
}
