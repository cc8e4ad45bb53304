import { leftBehind } from "./collect-garbage.ts";
import { createFairTurns } from "./fair-turns.ts";
import { createHeldBytes, type Holding } from "./held-bytes.ts";
import type { LargeBody } from "../requests/read-body.ts";

/** A request takes several times its size in memory, and up to a quarter of a second of the thread. */
const atOnce = 1;
const mostWaiting = 100;

/** Bytes of bodies that are received or wait for their turn, and of replies that are sent, of all students together. */
const received = { most: 64 * 1024 * 1024, patienceMs: 5_000, waitMs: 30_000 };
const unsent = { most: 48 * 1024 * 1024, patienceMs: 10_000, waitMs: 30_000 };

/** Decks remembered as large. */
const mostDecks = 10_000;

type LargeRequest = LargeBody & {
  /** Its work is done, which took so many bytes in and out. */
  done(bytes: number): void;
};

/** Requests of all students whose body or reply is large: one is worked on at a time, in turns of the event loop of its own, and students take turns. */
export function createLargeRequests() {
  const inTurn = createFairTurns({ atOnce, mostWaiting });
  const bodies = createHeldBytes(received);
  const replies = createHeldBytes(unsent);
  /** bytes of the one before */
  let left = 0;
  /** ids, the longest known first */
  const decks = new Set<number>();

  function remember(id: number): void {
    decks.delete(id);
    decks.add(id);
    const [oldest] = decks.keys();
    if (decks.size > mostDecks && oldest !== undefined) decks.delete(oldest);
  }

  return {
    /** Whether the path is of a deck that was large when it was last sent. */
    isKnown: (path: string) => decks.size > 0 && decks.has(deckIn(path)),

    /** A large reply of so many bytes to a request of this path is sent: `cut` ends it. Call `done` when it has left. */
    sending({ path, json, bytes }: { path: string; json: string; bytes: number }, cut: () => void): Holding {
      const id = deckIn(path) || newDeckIn(json);
      if (id !== 0) remember(id);
      return replies.hold(bytes, cut);
    },

    begin(uid: string): LargeRequest {
      const over = Promise.withResolvers<number>();
      let body: Holding | null = null;
      let turn: Promise<void> | null = null;

      async function begun(): Promise<void> {
        const beginning = Promise.withResolvers<void>();
        const work = inTurn(uid, async () => {
          await replies.room(0);
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
          await bodies.room(bytes);
          body = bodies.hold(bytes, cut);
        },
        turn() {
          body?.keep();
          return (turn ??= begun());
        },
        done(bytes) {
          body?.done();
          over.resolve(bytes);
        },
      };
    },
  };
}

/** The id of the deck whose cards are read at the path; 0 for another path. */
function deckIn(path: string): number {
  return Number(/\/(?:decks|library)\/(\d+)(?:\/versions\/\d+|\/cards)?$/.exec(path)?.[1] ?? 0);
}

/** As a number: a part of the text would keep all of it in memory. */
function newDeckIn(json: string): number {
  return Number(/^\{"id":(\d+)/.exec(json)?.[1] ?? 0);
}
