import { createHash, randomBytes } from "node:crypto";

import { dayMs } from "@recollect/domain/time/units.ts";

import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { cookieValue } from "../sessions/session-cookie.ts";

/** Identifies a browser. It proves nothing about its user, and outlives every session. */
const DEVICE_COOKIE = "device";

/** As long as browsers keep any cookie, in seconds. */
const keptSeconds = (400 * dayMs) / 1000;

/** Devices remembered for a student; the least recently used is dropped first. */
const mostDevices = 20;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** The devices with which each student has signed in: others' wrong passwords do not delay these. */
export function createKnownDevices({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }) {
  return {
    /** The digest of the cookie's device, if it has signed in to the account before; otherwise null. */
    async knownDevice(email: string, cookieHeader: string | undefined, https: boolean): Promise<string | null> {
      const device = deviceIn(cookieHeader, https);
      if (device === null) return null;
      const row = await store.read
        .selectFrom("knownDevices")
        .innerJoin("users", "users.id", "knownDevices.userId")
        .select("knownDevices.deviceHash")
        .where("users.email", "=", email)
        .where("knownDevices.deviceHash", "=", hashOf(device))
        .executeTakeFirst();
      return row?.deviceHash ?? null;
    },

    /** Remembers the device of a sign-in; returns its cookie: a new one, or the existing one of a known device. */
    async remember(uid: string, cookieHeader: string | undefined, https: boolean): Promise<string> {
      const device = deviceIn(cookieHeader, https) ?? randomBytes(18).toString("base64url");
      const lastUsedAt = clock();
      await store.write(async ({ db }) => {
        await db
          .insertInto("knownDevices")
          .values({ userId: uid, deviceHash: hashOf(device), lastUsedAt })
          .onConflict((conflict) => conflict.columns(["userId", "deviceHash"]).doUpdateSet({ lastUsedAt }))
          .execute();
        const older = await db
          .selectFrom("knownDevices")
          .select("deviceHash")
          .where("userId", "=", uid)
          .orderBy("lastUsedAt", "desc")
          .orderBy("deviceHash")
          .offset(mostDevices)
          .limit(mostDevices)
          .execute();
        const hashes = older.map(({ deviceHash }) => deviceHash);
        if (hashes.length > 0) await db.deleteFrom("knownDevices").where("userId", "=", uid).where("deviceHash", "in", hashes).execute();
      });
      return `${DEVICE_COOKIE}=${device}; Max-Age=${keptSeconds}; Path=/; HttpOnly; SameSite=Lax`;
    },
  };
}

function deviceIn(cookieHeader: string | undefined, https: boolean): string | null {
  const value = cookieValue(cookieHeader, DEVICE_COOKIE, https);
  return value !== null && /^[A-Za-z0-9_-]{24}$/.test(value) ? value : null;
}

function hashOf(device: string): string {
  return createHash("sha256").update(device).digest("base64url");
}

/** All devices of the student count as unknown from now on. */
export async function forgetDevices(db: Db, uid: string): Promise<void> {
  await db.deleteFrom("knownDevices").where("userId", "=", uid).execute();
}
