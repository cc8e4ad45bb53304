import { pagePlaces, parseEntry, sentPrefix, type WaitingEntry } from "./stored-entries.ts";

/** A device that is never filled would collect them for ever. */
const mostSent = 5_000;

/** A student's entries that the server has, but this device's copy of the student's progress has not yet. */
export async function readSent(uid: string, { database } = pagePlaces): Promise<WaitingEntry[]> {
  const all = await database.read(sentPrefix(uid)).catch(() => []);
  return all.flatMap(([, text]) => parseEntry(text) ?? []);
}

/** Called before the copy is filled. Returns the function that forgets the entries of now, when the copy has them. */
export async function noteSent(uid: string, { database } = pagePlaces): Promise<() => Promise<void>> {
  const all = await database.read(sentPrefix(uid)).catch(() => []);
  const forget = (keys: string[]) => database.change({ keys }).catch(() => {});
  if (all.length > mostSent) await forget(all.slice(0, all.length - mostSent).map(([key]) => key));
  return () => forget(all.map(([key]) => key));
}
