import type { Context } from "hono";

import { isRead, mayBeLarge } from "./request-size.ts";

/** Requests of one student in progress: a browser sends six, and the next begins when one is done. */
export const mostAtOnce = 4;

/** Whether another request may begin; one may always be in progress. */
export function fits({ open }: { /** the weights of those in progress */ open: number }, weight: number): boolean {
  return open === 0 || open + weight <= mostAtOnce;
}

/**
 * Requests that count for more than one: a long body or one of unknown length, and a deck that is copied or restored, which may be long
 * though the request is not; and a deck, or a list of decks, that is read, so that two are not read in parallel.
 */
export function weightBeforehand(c: Context): number {
  if (mayBeLarge(c)) return mostAtOnce;
  return isRead(c) && /\/(?:decks|library|visits)\/\d+$|\/users\/[^/]+\/decks$/.test(c.req.path) ? mostAtOnce - 1 : 1;
}
