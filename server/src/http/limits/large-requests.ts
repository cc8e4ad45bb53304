import type { FileHandle } from "node:fs/promises";

import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";

import { leftBehind } from "./collect-garbage.ts";
import { createFairQueue } from "./fair-queue.ts";
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

/** The number of decks whose size is remembered, and how long a small one is assumed to stay small: another process may have changed it since. */
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
  /** Ends its turn; `bytes` is the size of its body and its reply together. */
  done(bytes: number): Promise<void>;
};

/** Requests with a large body or reply: one of all students at a time, each in its own turn of the event loop; students take turns. */
export function createLargeRequests({ newFile, deckBytes }: LargeRequestsOptions) {
  const inTurn = createFairQueue({ atOnce, mostWaiting });
  const bodies = createBufferedBytes(mostHeld);
  const replies = createBufferedBytes(mostHeld);
  /** the bytes of the last large request, whose memory may not be free yet */
  let left = 0;
  /** `at` is when its size was measured, in ms of `performance.now()`; the oldest comes first. */
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
    // It was measured a moment ago, with the same result.
    if (measurement?.isLarge === isLarge && performance.now() - measurement.at < smallForMs / 2) return;
    remember(key, isLarge);
  }

  return {
    /** Whether the path is a large deck's; null if its size was not measured lately. */
    largeIfKnown(uid: string, path: string): boolean | null {
      const id = deckIn(path);
      return id === null ? false : largeIfKnown(keyOf(uid, id));
    },

    /** Whether the path is a large deck's; measured in the database unless it is known. */
    async isLarge(uid: string, path: string): Promise<boolean> {
      const id = deckIn(path);
      if (id === null) return false;
      const remembered = largeIfKnown(keyOf(uid, id));
      if (remembered !== null) return remembered;
      const isLarge = (await deckBytes(uid, id)) >= LARGE_BYTES;
      remember(keyOf(uid, id), isLarge);
      return isLarge;
    },

    /** Counts a reply that is sent: null for a small one. A large one is ended by `cut` when others need its room; call `done` when it was sent. */
    sending(reply: SentReply, cut: () => void): Holding | null {
      note(reply);
      return reply.bytes < LARGE_BYTES ? null : replies.hold(reply.bytes, cut);
    },

    /** Begins a request that is large (`isCertain`), or whose body of unknown length may be. */
    begin(uid: string, isCertain: boolean): LargeRequest {
      const over = Promise.withResolvers<number>();
      let body: Holding | null = null;
      let file: FileHandle | null = null;
      let turn: Promise<void> | null = null;

      async function waitForTurn(): Promise<void> {
        const beginning = Promise.withResolvers<void>();
        const work = inTurn(uid, async () => {
          // Requests that arrived meanwhile are answered between two large ones.
          await new Promise(setImmediate);
          // Frees the memory of the one before: both together would take twice as much.
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

/** A reply to a request, with its size. */
type SentReply = { uid: string; path: string; json: string; bytes: number };

/** Every student has tutorials of the same ids; all other decks have ids of their own. */
type DeckKey = number | string;

function keyOf(uid: string, id: number): DeckKey {
  return isTutorialId(id) ? `${uid}/${id}` : id;
}

const isWholeDeck = /\/(?:decks|library|visits)\/\d+$/;

/** The id of the deck whose cards are read or sent at the path; null for another path. */
function deckIn(path: string): number | null {
  return numberIn(/\/(?:decks|library|visits)\/(\d{1,15})(?:\/cards|\/visibility|\/languages)?$/.exec(path));
}

function newDeckIn(json: string): number | null {
  return numberIn(/^\{"id":(\d+)/.exec(json));
}

/** As a number: a part of the text would keep all of it in memory. */
function numberIn(match: RegExpExecArray | null): number | null {
  return match === null ? null : Number(match[1]);
}
