import { createHash } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";

import type { Store, Transaction } from "../../store/store.ts";

const SECOND_MS = 1000;

/**
 * A limit with growing waits instead of a window (store/count-in-window.store.ts): guessing a password is slowed down, and no student is
 * locked out. After `most` failures the next attempt waits, twice as long after each, up to the longest. Failures are forgotten an hour
 * after the last one.
 */
export type Limit = { most: number; firstWaitMs: number; longestWaitMs: number; code: ErrorCode };

const tooMany = { code: "auth/too-many-requests" } as const;

/** One account from one address, or from one device that has signed in to it before. */
export const failuresPerPair: Limit = { ...tooMany, most: 10, firstWaitMs: 30 * SECOND_MS, longestWaitMs: 15 * minuteMs };

/** One account over all addresses. The waits are short, so that nobody can lock a student out for long. */
export const failuresPerAccount: Limit = { ...tooMany, most: 100, firstWaitMs: 5 * SECOND_MS, longestWaitMs: minuteMs };

/** One IP address over all accounts. A school shares one address, so a thousand students may each mistype once. */
export const failuresPerAddress: Limit = { ...tooMany, most: 1000, firstWaitMs: SECOND_MS, longestWaitMs: 30 * SECOND_MS };

/** Several classes behind one address can sign up within a lesson; after that, one sign-up a minute. */
export const signUpsPerAddress: Limit = {
  most: 200,
  firstWaitMs: minuteMs,
  longestWaitMs: 15 * minuteMs,
  code: "auth/too-many-sign-ups",
};

/** Each mail costs the mail server work and fills an inbox whose owner is not proven yet. */
const mailsPerAddress: Limit = { ...tooMany, most: 30, firstWaitMs: minuteMs, longestWaitMs: 15 * minuteMs };

/** Wrong passwords of a signed-in student: changing the password or the email, or deleting the account asks for it. */
const confirmationsPerStudent: Limit = { ...tooMany, most: 10, firstWaitMs: 30 * SECOND_MS, longestWaitMs: 15 * minuteMs };

const forgottenAfterMs = 60 * minuteMs;

type Counter = { key: string; limit: Limit };

export type Attempts = ReturnType<typeof createAttempts>;

/** A login: `device` is the digest of a device that has signed in to this account before, otherwise null. */
type SignInTry = { email: string; address: string; device: string | null };

type AttemptsDeps = { store: Store; /** ms since 1970 */ clock: () => number; /** false counts nothing */ limits: boolean };

/**
 * Counts attempts in the database, so that the limits hold across processes and restarts. An attempt counts as a failure from its start, in
 * the same step that checks the limit: a hundred parallel attempts get no further than ten in a row.
 */
export function createAttempts({ store, clock, limits }: AttemptsDeps) {
  return {
    /** Counts a login at its start. Throws `auth/too-many-requests`, with `retryAfterSeconds`. */
    signInBegins: (one: SignInTry): Promise<void> => begin(countedFor(one)),

    /** The login succeeded: the pair's count is reset, and the others are decremented. */
    async signInSucceeded(one: SignInTry): Promise<void> {
      if (!limits) return;
      const [own, ...others] = countedFor(one);
      await store.write(async ({ db }) => {
        await db.deleteFrom("signInAttempts").where("key", "=", own.key).execute();
        for (const { key } of others) await giveBack(db, key);
      });
    },

    /** The login failed for another reason: nothing is counted. */
    signInBroke: (one: SignInTry): Promise<void> => undo(countedFor(one)),

    /** Counts a sign-up at its start, whatever its result: its reply reveals who has an account. Throws `auth/too-many-sign-ups`. */
    signUpBegins: (address: string): Promise<void> => begin([{ key: `sign-ups ${address}`, limit: signUpsPerAddress }]),

    /** Counts a requested mail. Throws `auth/too-many-requests`. */
    mailAsked: (address: string): Promise<void> => begin([{ key: `mails ${address}`, limit: mailsPerAddress }]),

    /**
     * Whether no mail of the kind was sent to the recipient within this time, in ms; then one counts as sent now. The recipient is stored
     * as a digest.
     */
    async mailIsFirst({ db }: Transaction, what: string, pauseMs: number): Promise<boolean> {
      if (!limits) return true;
      const now = clock();
      const key = `mail ${digestOf(what)}`;
      const first = await db
        .insertInto("signInAttempts")
        .values({ key, failures: 1, windowStart: now, lastAt: now })
        .onConflict((conflict) =>
          conflict
            .column("key")
            .doUpdateSet({ lastAt: now })
            .where("signInAttempts.lastAt", "<=", now - pauseMs),
        )
        .returning("key")
        .executeTakeFirst();
      return first !== undefined;
    },

    /** Counts a password confirmation of a signed-in student; `confirmed` decrements it. Throws `auth/too-many-requests`. */
    confirmationBegins: (uid: string): Promise<void> => begin([{ key: `confirm ${uid}`, limit: confirmationsPerStudent }]),
    confirmed: (uid: string): Promise<void> => undo([{ key: `confirm ${uid}`, limit: confirmationsPerStudent }]),
  };

  async function undo(counters: readonly Counter[]): Promise<void> {
    if (!limits) return;
    await store.write(async ({ db }) => {
      for (const { key } of counters) await giveBack(db, key);
    });
  }

  async function begin(counters: readonly Counter[]): Promise<void> {
    if (!limits) return;
    const now = clock();
    await store.write(async ({ db }) => {
      await db
        .deleteFrom("signInAttempts")
        .where("lastAt", "<=", now - forgottenAfterMs)
        .execute();
      for (const { key, limit } of counters) await countOne(db, key, limit, now);
    });
  }
}

/** A known device has its own count, whatever others do to the account or from the same address. The first is the pair. */
function countedFor({ email, address, device }: SignInTry): [Counter, ...Counter[]] {
  const account = accountKey(email);
  if (device !== null) return [{ key: `${account} device ${device}`, limit: failuresPerPair }];
  return [
    { key: `${account} address ${address}`, limit: failuresPerPair },
    { key: account, limit: failuresPerAccount },
    { key: `address ${address}`, limit: failuresPerAddress },
  ];
}

/** The prefix of all keys of an account; the email itself is not stored. */
export function accountKey(email: string): string {
  return `account ${digestOf(email)}`;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/** Counts one more, or refuses by rolling back the transaction, so a refused attempt is not counted and makes no wait longer. */
async function countOne(db: Transaction["db"], key: string, limit: Limit, now: number): Promise<void> {
  await db
    .insertInto("signInAttempts")
    .values({ key, failures: 0, windowStart: now, lastAt: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const before = await db
    .selectFrom("signInAttempts")
    .select(["failures", "lastAt"])
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const wait = waitAfter(before.failures, limit);
  // Another process's clock may be ahead: without a wait, that must not cause one.
  const waitMs = wait === 0 ? 0 : before.lastAt + wait - now;
  if (waitMs > 0) throw new AppError(limit.code, { details: { retryAfterSeconds: Math.ceil(waitMs / 1000) } });
  await db
    .updateTable("signInAttempts")
    .set({ failures: before.failures + 1, lastAt: now })
    .where("key", "=", key)
    .execute();
}

/** How long the next attempt waits after this many, in ms. */
function waitAfter(failures: number, { most, firstWaitMs, longestWaitMs }: Limit): number {
  return failures < most ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(failures - most, 20));
}

async function giveBack(db: Transaction["db"], key: string): Promise<void> {
  await db
    .updateTable("signInAttempts")
    .set((eb) => ({ failures: eb("failures", "-", 1) }))
    .where("key", "=", key)
    .where("failures", ">", 0)
    .execute();
}
