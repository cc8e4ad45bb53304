import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeviceLine } from "@recollect/domain/device/device-lines.ts";
import { keepSharedDecks, keepSharedLine } from "./shared-decks.ts";
import { addressOf } from "../../lib/requests/address.ts";
import { send } from "../../lib/requests/http.ts";
import { deckChoices, isWantedHere } from "./deck-choices.ts";
import { readMeta, type DeviceDatabase } from "./device-store.ts";
import { fillAnew, type FillAnew } from "./fill-anew.ts";

type FillOptions = {
  /** whose data the database keeps: the server refuses if another student has signed in in this browser meanwhile */
  uid: string;
  clock: () => number;
  signal?: AbortSignal;
  /** called before the server is asked: returns the function that forgets what was sent until then, which the server's lines have */
  noteSent?: (uid: string) => Promise<() => Promise<void>>;
};

/**
 * Brings what this device keeps up to date. The cursor is written last: a fill that breaks off, by a lost network, a closed tab or a full disk, is done
 * again from where the last whole one ended. Throws what the request or the browser's storage throws.
 */
export async function fillDevice(database: DeviceDatabase, { uid, clock, signal, noteSent }: FillOptions): Promise<void> {
  const begunAt = clock();
  const forgetSent = await noteSent?.(uid);
  const since = (await readMeta(database, "cursor")) ?? null;
  const address = addressOf("GET", "/api/device", { query: { uid, since, ...(deckChoices.get(uid).isOff ? { bytes: 0 } : {}) } });
  const { body } = await send(address, { headers: { accept: "application/x-ndjson" }, signal: signal ?? null });
  if (body === null) return;
  let anew: FillAnew | null = null;
  for await (const line of linesOf(body)) {
    if (line.kind === "reset") anew = await fillAnew(database);
    else if (line.kind !== "deck" || isWantedHere(deckChoices.get(uid), line.deck.id))
      await keepLine(database, { uid, line, begunAt, anew });
    if (line.kind === "cursor") await forgetSent?.();
  }
  await keepChosenDecks(database, uid, signal);
  await keepSharedDecks(database, uid, signal);
}

/** Decks that the student chose to keep, where the usual size had no room for their newest revision. */
async function keepChosenDecks(database: DeviceDatabase, uid: string, signal?: AbortSignal): Promise<void> {
  const list = (await readMeta(database, "list")) ?? [];
  for (const id of deckChoices.get(uid).kept) {
    const now = list.find((deck) => deck.id === id);
    // One long deck in memory at a time.
    const known = await database.get("decks", id);
    if (!now || known?.revision === now.revision) continue;
    // A restored server may have an older one.
    await readAndKeepDeck(database, { uid, id, signal, inPlaceOf: known?.revision });
  }
}

/** Keeps an own deck as the server has it: what waits of it on this device is not part of it yet. */
export async function readAndKeepDeck(
  database: DeviceDatabase,
  { uid, id, signal, inPlaceOf }: { uid: string; id: number; signal?: AbortSignal | undefined; inPlaceOf?: number | undefined },
): Promise<void> {
  const reply = await send(addressOf("GET", "/api/users/:uid/decks/:id", { params: { uid, id } }), { signal: signal ?? null });
  await keepDeck(database, (await reply.json()) as Deck, inPlaceOf);
}

async function keepLine(
  database: DeviceDatabase,
  { uid, line, begunAt, anew }: { uid: string; line: Exclude<DeviceLine, { kind: "reset" }>; begunAt: number; anew: FillAnew | null },
): Promise<void> {
  switch (line.kind) {
    case "list": {
      const ids = new Set(line.decks.map(({ id }) => id));
      const both = database.transaction(["decks", "meta"], "readwrite");
      const gone = (await both.objectStore("decks").getAllKeys()).filter((id) => !ids.has(id));
      await Promise.all([
        ...gone.map((id) => both.objectStore("decks").delete(id)),
        both.objectStore("meta").put(line.decks, "list"),
        both.done,
      ]);
      return;
    }
    case "deck":
      await keepDeck(database, line.deck, anew?.noteDeck(line.deck));
      return;
    case "left-out": {
      // The student's chosen ones stay until their newer revision is here, which is asked for at the end.
      const { kept } = deckChoices.get(uid);
      const change = database.transaction("decks", "readwrite");
      await Promise.all([...line.ids.filter((id) => !kept.includes(id)).map((id) => change.store.delete(id)), change.done]);
      return;
    }
    case "states": {
      const { deckOwnerId, deckId, cards } = line;
      anew?.noteStates(line);
      const change = database.transaction("states", "readwrite");
      const states = { ...(await change.store.get([deckOwnerId, deckId]))?.states };
      for (const { cardId, progress } of cards)
        if (progress) states[cardId] = progress;
        else delete states[cardId];
      await Promise.all([change.store.put({ deckOwnerId, deckId, states }), change.done]);
      return;
    }
    case "shared":
      await keepSharedLine(database, uid, line);
      return;
    case "day":
      await database.put("meta", line.day, "day");
      return;
    case "cursor": {
      if (anew) return anew.end(deckChoices.get(uid).kept, { cursor: line.cursor, filledAt: begunAt });
      const end = database.transaction("meta", "readwrite");
      await Promise.all([end.store.put(line.cursor, "cursor"), end.store.put(begunAt, "filledAt"), end.done]);
    }
  }
}

/** The lines of a stream, as they arrive. A last line without its end is not one. A reader who stops before the end ends the stream. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<DeviceLine> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line) as DeviceLine;
    }
  } finally {
    // Of a stream that broke off there is nothing to end.
    await reader.cancel().catch(() => {});
  }
}

/**
 * Keeps a deck, unless the device has a newer revision: one that was saved here while an older one was on its way. `inPlaceOf`: a revision that it replaces
 * all the same, since it is not of this server's history.
 */
export async function keepDeck(database: DeviceDatabase, deck: Deck, inPlaceOf?: number): Promise<void> {
  const change = database.transaction("decks", "readwrite");
  const putIfNewer = async () => {
    const known = await change.store.get(deck.id);
    if (!known || known.revision <= deck.revision || known.revision === inPlaceOf) await change.store.put(deck);
  };
  await Promise.all([putIfNewer(), change.done]);
}
