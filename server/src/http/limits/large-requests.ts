import type { FileHandle } from "node:fs/promises";

import { isTutorialId } from "@recollect/domain/decks/limits.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";

import { leftBehind } from "./collect-garbage.ts";
import { createFairTurns } from "./fair-queue.ts";
import { createBufferedBytes, type Holding } from "./buffered-bytes.ts";
import { openUnlinkedTempFile } from "../requests/unlinked-temp-file.ts";
import { LARGE_BYTES } from "./request-size.ts";
import { keptInFile, keptInMemory } from "../requests/kept-body.ts";
import type { LargeBody } from "../requests/read-body.ts";

/** A request takes several times its size in memory, and up to a quarter of a second of the thread. */
const atOnce = 1;
const mostWaiting = 100;

/** Bytes of bodies that are received or wait for their turn, and of replies that are sent, of all students together; each has as much. */
const mostHeld = { memory: 32 * 1024 * 1024, files: 512 * 1024 * 1024, aFile: 512 * 1024 };

/** Decks whose size is remembered, and how long one is taken for small: another process may have changed it since. */
const mostDecks = 10_000;
const smallForMs = minuteMs;

type LargeRequestsOptions = {
  /** the path of a file that may be created */
  newFile: () => string;
  /** the length of a deck's cards, in bytes; 0 if there is none */
  deckBytes: (uid: string, id: number) => Promise<number>;
};

export type LargeRequest = LargeBody & {
  /** Resolves when the work may begin. Throws `request/too-many-at-once` when too many wait. */
  turn(): Promise<void>;
  /** Its work is done, which took so many bytes in and out. */
  done(bytes: number): Promise<void>;
};

/** Requests of all students whose body or reply is large: one is worked on at a time, in turns of the event loop of its own, and students take turns. */
export function createLargeRequests({ newFile, deckBytes }: LargeRequestsOptions) {
  const inTurn = createFairTurns({ atOnce, mostWaiting });
  const bodies = createBufferedBytes(mostHeld);
  const replies = createBufferedBytes(mostHeld);
  /** bytes of the one before */
  let left = 0;
  /** When each was seen, in ms of `performance.now()`; the longest known comes first. */
  const decks = new Map<DeckKey, { isLarge: boolean; at: number }>();

  function remember(key: DeckKey, isLarge: boolean): void {
    decks.delete(key);
    decks.set(key, { isLarge, at: performance.now() });
    const [oldest] = decks.keys();
    if (decks.size > mostDecks && oldest !== undefined) decks.delete(oldest);
  }

  function largeIfKnown(key: DeckKey): boolean | null {
    const measurement = decks.get(key);
    return !measurement || (!measurement.isLarge && performance.now() - measurement.at > smallForMs) ? null : measurement.isLarge;
  }

  /** Remembers by a reply whether its deck is large. */
  function note({ uid, path, json, bytes }: SentReply): void {
    const isLarge = bytes >= LARGE_BYTES;
    if (!isLarge && !isWholeDeck.test(path)) return;
    const id = deckIn(path) ?? newDeckIn(json);
    if (id === null) return;
    const key = keyOf(uid, id);
    const measurement = decks.get(key);
    // Seen a moment ago as it is: nothing to add.
    if (measurement?.isLarge === isLarge && performance.now() - measurement.at < smallForMs / 2) return;
    remember(key, isLarge);
  }

  return {
    /** Whether the path is of a large deck; null if it is of a deck that was not seen lately. */
    largeIfKnown(uid: string, path: string): boolean | null {
      const id = deckIn(path);
      return id === null ? false : largeIfKnown(keyOf(uid, id));
    },

    /** Whether the path is of a large deck; it is looked up unless it was seen before. */
    async isLarge(uid: string, path: string): Promise<boolean> {
      const id = deckIn(path);
      if (id === null) return false;
      const remembered = largeIfKnown(keyOf(uid, id));
      if (remembered !== null) return remembered;
      const isLarge = (await deckBytes(uid, id)) >= LARGE_BYTES;
      remember(keyOf(uid, id), isLarge);
      return isLarge;
    },

    /** A reply is sent; of a large one `cut` ends it, and `done` is to be called when it has left. */
    sending(reply: SentReply, cut: () => void): Holding | null {
      note(reply);
      return reply.bytes < LARGE_BYTES ? null : replies.hold(reply.bytes, cut);
    },

    /** `isCertain` says that it is large; otherwise its body, of unknown length, may turn out to be. */
    begin(uid: string, isCertain: boolean): LargeRequest {
      const over = Promise.withResolvers<number>();
      let body: Holding | null = null;
      let file: FileHandle | null = null;
      let turn: Promise<void> | null = null;

      async function waitForTurn(): Promise<void> {
        const beginning = Promise.withResolvers<void>();
        const work = inTurn(uid, async () => {
          // What others sent meanwhile is answered between two large requests.
          await new Promise(setImmediate);
          // Of the one before: together they would take a multiple of the memory.
          leftBehind(left);
          beginning.resolve();
          left = await over.promise;
        });
        await Promise.race([beginning.promise, work]);
      }

      return {
        async receive(bytes, cut) {
          const holding = bodies.hold(bytes, cut, { isReceived: true });
          body = holding;
          if (!holding.isInFile) return keptInMemory();
          file = await openUnlinkedTempFile(newFile());
          return keptInFile(file, (came) => holding.came(came));
        },
        async received(bytes) {
          body?.keep();
          if (isCertain || bytes >= LARGE_BYTES) await (turn ??= waitForTurn());
        },
        turn: () => (turn ??= waitForTurn()),
        async done(bytes) {
          body?.done();
          over.resolve(bytes);
          await file?.close();
        },
      };
    },
  };
}

/** A reply of so many bytes to a request of this path. */
type SentReply = { uid: string; path: string; json: string; bytes: number };

/** Every student has tutorials of the same ids; all other decks have ids of their own. */
type DeckKey = number | string;

function keyOf(uid: string, id: number): DeckKey {
  return isTutorialId(id) ? `${uid}/${id}` : id;
}

const isWholeDeck = /\/(?:decks|library)\/\d+$/;

/** The id of the deck whose cards are read or sent at the path; null for another path. */
function deckIn(path: string): number | null {
  return numberIn(/\/(?:decks|library)\/(\d{1,15})(?:\/cards|\/visibility|\/languages)?$/.exec(path));
}

function newDeckIn(json: string): number | null {
  return numberIn(/^\{"id":(\d+)/.exec(json));
}

/** As a number: a part of the text would keep all of it in memory. */
function numberIn(match: RegExpExecArray | null): number | null {
  return match === null ? null : Number(match[1]);
}
