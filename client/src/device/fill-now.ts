import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import { readOwnUser } from "../accounts/session/session-api.ts";
import { addressOf } from "../lib/requests/address.ts";
import { doTestsWait } from "../practice/offline/marks-database.ts";
import { noteSent } from "../study/outbox/sent-entries.ts";
import { deviceAccount } from "./store/device-account.ts";
import type { DeviceDatabase } from "./store/device-store.ts";
import { fillDevice } from "./store/fill-device.ts";
import { lockedStudent } from "./store/locked-student.ts";
import { keepMedia } from "./store/kept-media.ts";

/** Brings this device up to the server's state. Then the server gets what waits of tests, and the device the pictures and sounds of its decks. */
export async function fillNow(uid: string, database: DeviceDatabase, signal: AbortSignal): Promise<void> {
  await fillDevice(database, { uid, clock: Date.now, signal, noteSent });
  if (!signal.aborted) await nameStudent(uid, database, signal);
  if (!signal.aborted) await markTestsAgain(uid, signal);
  await keepMedia(uid, database, signal);
}

/**
 * The server gets the wordings that were counted as right without it, marks the answers that were marked without its dictionaries, and gets the tests that
 * were finished without it.
 */
async function markTestsAgain(uid: string, signal: AbortSignal): Promise<void> {
  if (!(await doTestsWait(uid))) return;
  const { markAgain } = await import("../practice/offline/marked-again.ts");
  await markAgain(uid, signal);
}

/**
 * Writes down whose copy this is for the login page: by the record that this device keeps, or by the server's before it keeps one. The student may have
 * logged out meanwhile: then nobody.
 */
export async function nameStudent(uid: string, database: DeviceDatabase, signal?: AbortSignal): Promise<void> {
  const kept = await database.get("replies", addressOf("GET", "/api/users/:uid", { params: { uid } }));
  // Without a network there is a name the next time.
  const user = (kept?.reply as OwnUser | undefined) ?? (await readOwnUser(uid, signal).catch(() => null));
  const name = user?.displayName ?? user?.username;
  if (name && deviceAccount.get()?.uid === uid) lockedStudent.set({ uid, name, theme: user?.selectedTheme ?? 0 });
}
