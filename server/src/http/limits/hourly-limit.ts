import { AppError } from "@recollect/domain/errors/app-error.ts";
import { createMiddleware } from "hono/factory";

import type { SignedIn } from "../viewer.ts";

type HourlyLimitOptions = { /** ms since 1970 */ clock: () => number; /** false lifts the limit */ limits: boolean };

/** How often a student may send a request within a time, in ms. */
export type HourlyLimit = { most: number; windowMs: number };

/** The most students whose requests are remembered; students without a recent request are dropped. */
const mostRemembered = 10_000;

/**
 * Guards routes that take seconds: a few requests of a student within a time, one after the other. A request counts when it arrives,
 * whatever its result. Counted in this process. Throws `api/rate-limit`, with `retryAfterSeconds`.
 */
export function limitHourly({ clock, limits }: HourlyLimitOptions, { most, windowMs }: HourlyLimit) {
  const students = new Map<string, number[]>();
  const last = new Map<string, Promise<unknown>>();

  function within(uid: string, now: number): number[] {
    return (students.get(uid) ?? []).filter((at) => at > now - windowMs && at <= now);
  }

  function count(uid: string): void {
    const now = clock();
    const startTimes = within(uid, now);
    if (startTimes.length >= most) refuse(Math.ceil(((startTimes[0] ?? now) + windowMs - now) / 1000));
    if (students.size >= mostRemembered) for (const other of students.keys()) if (within(other, now).length === 0) students.delete(other);
    students.set(uid, [...startTimes, now]);
  }

  return createMiddleware<SignedIn>(async (c, next) => {
    if (!limits) return next();
    const { uid } = c.var.viewer;
    count(uid);
    const before = last.get(uid);
    const over = Promise.withResolvers<void>();
    last.set(uid, over.promise);
    await before;
    try {
      await next();
    } finally {
      over.resolve();
      if (last.get(uid) === over.promise) last.delete(uid);
    }
  });
}

function refuse(retryAfterSeconds: number): never {
  throw new AppError("api/rate-limit", { details: { retryAfterSeconds } });
}
