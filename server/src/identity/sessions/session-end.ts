import { dayMs } from "@recollect/domain/time/units.ts";

import type { IdentityTime } from "../../store/tables.ts";

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
