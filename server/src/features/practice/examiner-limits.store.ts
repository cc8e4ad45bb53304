import { randomUUID } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { dayMs, hourMs, minuteMs } from "@recollect/domain/time/units.ts";

import type { Examiner } from "../../examiner/examiner.ts";
import type { Log } from "../../process/log/log.ts";
import { countInWindow, type Allowance } from "../../store/count-in-window.store.ts";
import type { Store, Transaction } from "../../store/store.ts";

/** Limits of one student's use of the examiner. A service costs money and a thread is shared; a busy class stays far below. */
export const allowances = {
  chat: {
    test: { most: 30, windowMs: hourMs },
    evaluation: { most: 600, windowMs: hourMs },
    calls: { most: 1000, windowMs: dayMs },
  },
  builtin: {
    test: { most: 300, windowMs: hourMs },
    evaluation: { most: 6000, windowMs: hourMs },
    calls: { most: 1000, windowMs: dayMs },
  },
} as const satisfies Record<Examiner["kind"], Record<string, Allowance>>;

/** How often a student may count a wording as right. */
export const wordings: Allowance = { most: 600, windowMs: hourMs };

/** Requests of one student that the examiner processes at once. */
export const TURNS_AT_ONCE = 2;

/** A turn counts as over after this, in ms, if its process is gone: longer than the longest test may take. */
const longestTurnMs = 6 * minuteMs;

/** When a student without a free turn may retry, in seconds. */
const turnRetrySeconds = 5;

type ExaminerLimitsDeps = {
  store: Store;
  /** ms since 1970 */ clock: () => number;
  /** false counts nothing */ limits: boolean;
  log: Log;
  /** calls to a service by all students in a day */ dailyCalls: number;
};

type Use = { uid: string; kind: Examiner["kind"]; what: "test" | "evaluation"; /** to a service; 0 for none */ calls: number };

export type ExaminerLimits = ReturnType<typeof createExaminerLimits>;

/**
 * Counts each student's use of the examiner in the database, so that the limits hold across processes and restarts. A request counts from
 * its start, in the same step that checks the limit; a refused one is not counted.
 */
export function createExaminerLimits({ store, clock, limits, log, dailyCalls }: ExaminerLimitsDeps) {
  /** A turn that can't be released expires; the result must reach the student anyway. */
  async function end(turn: string): Promise<void> {
    try {
      await store.write(async ({ db }) => void (await db.deleteFrom("examinerTurns").where("id", "=", turn).execute()));
    } catch (error) {
      log({ level: "error", message: "a turn with the examiner could not be ended", reason: String(error) });
    }
  }

  return {
    /**
     * Takes one of the student's turns; returns the function that releases it and never fails. Throws `api/rate-limit`, with
     * `retryAfterSeconds`.
     */
    async begin({ uid, kind, what, calls }: Use): Promise<() => Promise<void>> {
      if (!limits) return async () => {};
      const turn = randomUUID();
      const needsTurn = calls > 0 || what === "test";
      await store.write(async ({ db }) => {
        const now = clock();
        await forgetOld(db, now);
        // Calls are counted first for every kind of request: this locks the row, so that the student's requests are counted in sequence.
        if (needsTurn) await count(db, { key: `calls ${uid}`, by: calls, allowance: allowances[kind].calls, now });
        await count(db, { key: `${what} ${uid}`, by: 1, allowance: allowances[kind][what], now });
        if (needsTurn) await takeTurn(db, { id: turn, userId: uid, now });
        // The shared row comes last, so that it is locked for the shortest time; its refusal counts nothing.
        if (calls > 0) await count(db, { key: "calls of all", by: calls, allowance: { most: dailyCalls, windowMs: dayMs }, now });
      });
      if (!needsTurn) return async () => {};
      return () => end(turn);
    },

    /** Counts a wording that the student counted as right, in the transaction that stores it. Throws `api/rate-limit`. */
    async wording(db: Transaction["db"], uid: string): Promise<void> {
      if (limits) await count(db, { key: `wordings ${uid}`, by: 1, allowance: wordings, now: clock() });
    },
  };
}

type Counting = { key: string; by: number; allowance: Allowance; now: number };

async function count(db: Transaction["db"], counting: Counting): Promise<void> {
  const waitSeconds = await countInWindow(db, { table: "examinerUse", who: "key", used: "used" }, counting);
  if (waitSeconds !== null) refuse(waitSeconds);
}

async function takeTurn(db: Transaction["db"], { id, userId, now }: { id: string; userId: string; now: number }): Promise<void> {
  const { taken } = await db
    .selectFrom("examinerTurns")
    .select((eb) => eb.fn.countAll<number>().as("taken"))
    .where("userId", "=", userId)
    .where("endsAt", ">", now)
    .executeTakeFirstOrThrow();
  if (taken >= TURNS_AT_ONCE) refuse(turnRetrySeconds);
  await db
    .insertInto("examinerTurns")
    .values({ id, userId, endsAt: now + longestTurnMs })
    .execute();
}

async function forgetOld(db: Transaction["db"], now: number): Promise<void> {
  await db
    .deleteFrom("examinerUse")
    .where("windowStart", "<=", now - dayMs)
    .execute();
  await db.deleteFrom("examinerTurns").where("endsAt", "<=", now).execute();
}

function refuse(retryAfterSeconds: number): never {
  throw new AppError("api/rate-limit", { details: { retryAfterSeconds } });
}
