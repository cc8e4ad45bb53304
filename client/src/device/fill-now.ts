import { doTestsWait } from "../practice/offline/marks-database.ts";
import { noteSent } from "../study/outbox/sent-entries.ts";
import type { DeviceDatabase } from "./store/device-store.ts";
import { fillDevice } from "./store/fill-device.ts";
import { nameStudent } from "./name-student.ts";
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
