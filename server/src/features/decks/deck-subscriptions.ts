import type { DeckSummary } from "@recollect/domain/decks/deck.ts";

import { eventBytes, type EventStream } from "../../feed/event-stream.ts";

/** One open list: where it goes, and the session that may read it. */
export type Seat = { stream: EventStream; sessionId: string };

type Given = {
  /** every deck of the student, as it is now */
  readAll: () => Promise<DeckSummary[]>;
  /** those of the decks that exist now */
  readSome: (ids: readonly number[]) => Promise<DeckSummary[]>;
  /** a read failed: the lists would go stale, so they have been closed */
  failed: (error: unknown) => void;
  /** the last one left */
  emptied: () => void;
};

export type Room = {
  readonly seats: ReadonlySet<Seat>;
  join(seat: Seat): void;
  leave(seat: Seat): void;
  changed(deckId: number): void;
  /** Changes were lost: everybody gets a new snapshot. */
  missedSomething(): void;
};

/**
 * Everybody who watches one student's decks. Reads happen one after the other, and each is sent before the next begins: what
 * a list is sent after its snapshot is therefore never older than the snapshot. A change is read and put into bytes once,
 * however many watch; changes that come in while a read is going on are read together next.
 */
export function openRoom({ readAll, readSome, failed, emptied }: Given): Room {
  const seats = new Set<Seat>();
  const withoutSnapshot = new Set<Seat>();
  const changed = new Set<number>();
  let working = false;

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    try {
      while (changed.size > 0 || withoutSnapshot.size > 0) {
        if (changed.size > 0) await sendChanges();
        if (withoutSnapshot.size > 0) await sendSnapshots();
      }
    } catch (error) {
      failed(error);
      changed.clear();
      for (const { stream } of seats) stream.close();
    } finally {
      working = false;
    }
  }

  async function sendChanges(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    if (withoutSnapshot.size === seats.size) return;
    const now = new Map((await readSome(ids)).map((summary) => [summary.id, summary]));
    const events = ids.map((id) => (now.has(id) ? eventBytes("put", now.get(id)) : eventBytes("remove", { id })));
    const bytes = Buffer.concat(events);
    for (const seat of seats) if (!withoutSnapshot.has(seat)) seat.stream.send(bytes);
  }

  async function sendSnapshots(): Promise<void> {
    const asking = [...withoutSnapshot];
    // Emptied before the read: whoever misses something while it goes on is put in again, and gets another snapshot.
    withoutSnapshot.clear();
    const bytes = eventBytes("snapshot", await readAll());
    for (const { stream } of asking) stream.sendSnapshot(bytes);
  }

  return {
    seats,
    join(seat) {
      seats.add(seat);
      withoutSnapshot.add(seat);
      void work();
    },
    leave(seat) {
      seats.delete(seat);
      withoutSnapshot.delete(seat);
      if (seats.size === 0) emptied();
    },
    changed(deckId) {
      changed.add(deckId);
      void work();
    },
    missedSomething() {
      for (const seat of seats) withoutSnapshot.add(seat);
      void work();
    },
  };
}
