import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import { readOwnUser } from "../accounts/session/session-api.ts";
import { addressOf } from "../lib/requests/address.ts";
import { deviceCopy } from "../lib/requests/shown-copies.ts";
import { forgetUnnamedFiles } from "../media/waiting/forget-unnamed.ts";
import { doTestsWait } from "../practice/offline/marks-database.ts";
import { noteSent } from "../study/outbox/sent-entries.ts";
import { deviceAccount } from "./store/device-account.ts";
import type { DeviceDatabase } from "./store/device-store.ts";
import { fillDevice } from "./store/fill-device.ts";
import { fullDisk, isFull } from "./store/full-disk.ts";
import { lockedStudent } from "./store/locked-student.ts";
import { keepMedia } from "./store/kept-media.ts";

/**
 * Brings this device up to the server's state. Then the server gets what waits of tests, also where the disk is full, and the device the pictures and sounds of
 * its decks.
 */
export async function fillNow(uid: string, database: DeviceDatabase, signal: AbortSignal): Promise<void> {
  const noRoom = await fillStore(uid, database, signal).catch((failure: unknown) => {
    if (isFull(failure)) return failure;
    throw failure;
  });
  // The server is back. While the screens show copies, it is the reply to a read that has them read again.
  if (!signal.aborted && deviceCopy.get() !== null) await readOwnUser(uid, signal);
  if (!signal.aborted) await nameStudent(uid, database, signal);
  if (!signal.aborted) await markTestsAgain(uid, signal);
  // What the browser refuses now is done at the next fill.
  if (!signal.aborted) await forgetUnnamedFiles(uid).catch(() => {});
  if (noRoom) throw noRoom;
  await keepMedia(uid, database, signal).catch((failure: unknown) => {
    if (isFull(failure)) fullDisk.set(true);
    throw failure;
  });
}

/** The same without pictures and sounds. */
export async function fillStore(uid: string, database: DeviceDatabase, signal: AbortSignal): Promise<void> {
  try {
    await alone(uid, async () => {
      if (!signal.aborted) await fillDevice(database, { uid, clock: Date.now, signal, noteSent });
    });
    fullDisk.set(false);
  } catch (failure) {
    if (isFull(failure)) fullDisk.set(true);
    throw failure;
  }
}

/** How long a tab waits for another one that fills, in ms. One that hangs holds nobody up for longer. */
export const fillPatienceMs = 60_000;

/** Two tabs that fill the device at once would leave a mixture: of the slower one's earlier state, over what the other has brought since. */
async function alone(uid: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  const waiting = new AbortController();
  let begun: Promise<void> | null = null;
  const timer = setTimeout(() => waiting.abort(), fillPatienceMs);
  const begin = () => {
    clearTimeout(timer);
    return (begun = work());
  };
  await navigator.locks.request(`recollect-fill-${uid}`, { signal: waiting.signal }, begin).catch(() => {});
  await (begun ?? begin());
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
