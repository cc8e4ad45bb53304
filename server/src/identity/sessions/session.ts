import { dayMs } from "@recollect/domain/time/units.ts";

import type { IdentityTime } from "../../store/tables.ts";

/** The data of a session that the student and the client may see. The token is only in the cookie. */
export type SessionInfo = { user: { id: string; email: string }; session: { id: string } };

/** A reply's body and its cookies. */
export type WithCookies<T> = { body: T; cookies: readonly string[] };

/** Where a request came from: the request itself, the address that limits count by, and whether the browser spoke HTTPS. */
export type From = { request: Request; cookieHeader: string | undefined; address: string; https: boolean };

/** The longest session, however often the student visits, in ms. */
export const LONGEST_SESSION_MS = 90 * dayMs;

/** When a session ends by itself, in ms since 1970: when its time is over, and never later than the longest session. */
export function sessionEnd({ createdAt, expiresAt }: { createdAt: IdentityTime; expiresAt: IdentityTime }): number {
  return Math.min(msOf(expiresAt), msOf(createdAt) + LONGEST_SESSION_MS);
}

/** A time of the identity library in ms since 1970. */
export function msOf(time: IdentityTime): number {
  return typeof time === "string" ? Date.parse(time) : time.getTime();
}
