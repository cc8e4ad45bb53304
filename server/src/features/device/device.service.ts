import { randomUUID } from "node:crypto";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { cursorText, type DeviceCursor, type DeviceDay } from "@recollect/domain/device/device-lines.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import type { SessionViewer } from "../../http/viewer.ts";
import { turnAfter } from "../../store/yield-while-parsing.ts";
import type { Store } from "../../store/store.ts";
import { changedDecks, changedStates, giveCursor, isGiven, lastChange, sharedWith, type StateRow } from "./device.store.ts";

/** A device that was filled longer ago than this reads everything again: whatever went wrong in between ends then. */
export const longestFillMs = 30 * dayMs;

type Viewer = Pick<SessionViewer, "uid">;

type DeviceDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  listDecks: (viewer: Viewer) => Promise<DeckSummary[]>;
  /** an own deck as JSON text (a `Deck`); null if it is gone */
  deckText: (viewer: Viewer, id: number) => Promise<string | null>;
  studyDay: (viewer: Viewer) => Promise<DeviceDay>;
};

type FillRequest = {
  /** null: the device has nothing yet */
  cursor: DeviceCursor | null;
  /** how many bytes of cards the device takes */
  mostBytes: number;
};

export type DeviceService = ReturnType<typeof createDevice>;

/** What a student's device keeps, so that the app works without a network. */
export function createDevice({ store, clock, listDecks, deckText, studyDay }: DeviceDeps) {
  async function* decks(viewer: Viewer, since: number | null, mostBytes: number): AsyncGenerator<string> {
    const changedList = await changedDecks(store.read, viewer.uid, since);
    if (changedList.length === 0 && since !== null) return;
    const list = JSON.stringify(await listDecks(viewer));
    yield `{"kind":"list","decks":${list}}`;
    const leftOut: number[] = [];
    let bytesLeft = mostBytes;
    for (const { id, bytes } of changedList) {
      if (bytes === null) continue;
      if (bytes > bytesLeft) {
        leftOut.push(id);
        continue;
      }
      bytesLeft -= bytes;
      // One long text in memory at a time.
      const text = await deckText(viewer, id);
      if (text !== null) yield `{"kind":"deck","deck":${text}}`;
    }
    if (leftOut.length > 0 && since !== null) yield JSON.stringify({ kind: "left-out", ids: leftOut });
  }

  return {
    /**
     * The lines (`DeviceLine`, as JSON texts) that bring a device up to date. A cursor that is too old, or unknown to this database (which was restored
     * from a backup), gives everything again, after a `reset`.
     */
    async *fill(viewer: Viewer, { cursor, mostBytes }: FillRequest): AsyncGenerator<string> {
      const now = clock();
      // Read first: what changes while the lines are sent comes again the next time.
      const last = await lastChange(store.read, viewer.uid);
      const isKnown = cursor !== null && Math.abs(now - cursor.filledAt) < longestFillMs && (await isGiven(store.read, viewer.uid, cursor));
      const since = isKnown ? cursor.change : null;
      if (!isKnown) yield `{"kind":"reset"}`;
      yield* decks(viewer, since, mostBytes);
      for await (const rows of changedStates(store.read, viewer.uid, since)) {
        const text = statesText(rows);
        await turnAfter(text.length);
        yield text;
      }
      yield JSON.stringify({ kind: "shared", ...(await sharedWith(store.read, viewer.uid)) });
      yield JSON.stringify({ kind: "day", day: await studyDay(viewer) });
      const isSame = isKnown && cursor.change === last;
      const next = isSame ? cursor : { change: last, filledAt: isKnown ? cursor.filledAt : now, id: randomUUID() };
      if (!isSame) await store.write(({ db }) => giveCursor(db, viewer.uid, next));
      yield JSON.stringify({ kind: "cursor", cursor: cursorText(next) });
    },
  };
}

/** A state is stored as JSON text, so it is not parsed. */
function statesText(rows: readonly [StateRow, ...StateRow[]]): string {
  const [{ deckOwnerId, deckId }] = rows;
  const cards = rows.map(({ cardId, state, isSuspended, buriedUntil }) => {
    const progress = state === null ? "null" : `{"card":${state},"isSuspended":${isSuspended === 1},"buriedUntil":${buriedUntil}}`;
    return `{"cardId":${JSON.stringify(cardId)},"progress":${progress}}`;
  });
  return `{"kind":"states","deckOwnerId":${JSON.stringify(deckOwnerId)},"deckId":${deckId},"cards":[${cards.join(",")}]}`;
}
