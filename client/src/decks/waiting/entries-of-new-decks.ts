import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { deckKeyOf, deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { sendWaiting } from "./send-waiting.ts";
import { waitingSaves } from "./store/waiting-saves.ts";

/**
 * Study entries under the numbers that the server gave to decks that were made on this device. A deck that it does not have yet is sent first. Throws
 * `deck/not-in-collection` while it still has not: then entries of other decks go first. Of a deck that was deleted on this device the failure names the
 * entry in `details.id`: it never gets a number.
 */
export async function withServerNumbers<Entry extends { id?: string; deckKey: string }>(
  uid: string,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const keys = new Map<string, string>();
  for (const { id, deckKey } of entries) {
    const deck = deckOfKey(deckKey);
    if (!deck || deck.ownerId !== uid || !isTemporaryDeckId(deck.deckId) || keys.has(deckKey)) continue;
    keys.set(deckKey, deckKeyOf(uid, await numberOf(uid, deck.deckId, id)));
  }
  return keys.size === 0 ? entries : entries.map((entry) => ({ ...entry, deckKey: keys.get(entry.deckKey) ?? entry.deckKey }));
}

/** The server's number of a deck that was made on this device. Throws as `withServerNumbers`. */
export async function numberOf(uid: string, deckId: number, entryId?: string): Promise<number> {
  const known = await waitingSaves.renamedTo(uid, deckId);
  if (known !== null) return known;
  await sendWaiting(uid, () => {}, deckId);
  const now = await waitingSaves.renamedTo(uid, deckId);
  if (now !== null) return now;
  const isGone = (await waitingSaves.get(uid, deckId)) === null;
  throw new AppError("deck/not-in-collection", isGone ? { details: { id: entryId } } : {});
}
