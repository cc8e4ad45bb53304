import type { DeckSummary } from "@recollect/domain/decks/deck.ts";

import type { Listener } from "./listeners.ts";
import type { Db } from "./tables.ts";

/** The database, whichever it is. Built by `sqlite.ts` or `postgres.ts`; the rest of the server sees only this. */
export type Store = {
  readonly kind: "sqlite" | "postgres";
  /** For a process that reads on a connection of its own (`reading/reader.ts`). An address holds the password: it is neither shown nor logged. */
  readonly place: DatabasePlace;
  /** For reads outside of a transaction. Sees every acknowledged write. */
  readonly read: Db;
  /** For the identity library alone; on SQLite it waits its turn behind `write`, so neither may be used inside of the other. */
  readonly identity: Db;
  /**
   * Runs the work as one durable transaction: when the promise resolves, the write has reached the disk.
   * Work that fails changes nothing. Contention is retried at most 25 times, then fails with `database/contention`.
   *
   * The work asks `tx.db` alone, awaits every query, and may run more than once. On PostgreSQL others run at the same time, at
   * `read committed`: what it reads in order to change it, it reads `forUpdate()` (SQLite has no others, and leaves that out).
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * As `write`, for work that is one statement and so a transaction by itself: PostgreSQL is then asked once and not three times. What must not
   * be missed is not announced by it.
   */
  writeOne<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Hears of every announced change once it is committed, in this process or in another one on the same database. The `write` that announced it
   * resolves when the listener has done, or soon after.
   */
  onChange(listener: Listener<Change>): () => void;
  /** Called when changes may have been missed (a broken LISTEN connection): what shows a list reads it again. */
  onGap(listener: () => void): () => void;
  /** Tells the other processes of a gap: a process that was killed may have had something left to announce. */
  announceGap(): void;
  /** Answers when the database does; throws `database/network-error` else. */
  ping(): Promise<void>;
  /** As `ping`, with a write that changes nothing and waits for the disk: a disk that is full answers reads for a long time. */
  probe(): Promise<void>;
  /** Awaited before the database is closed, for what has connections of its own to it. */
  onClose(end: () => Promise<void>): void;
  close(): Promise<void>;
};

/** Where a database is, as another process can be told. */
export type DatabasePlace = { kind: "sqlite"; path: string } | { kind: "postgres"; url: string };

export type Transaction = {
  readonly db: Db;
  /** Tells every server process once the transaction is committed, and only then. */
  announce(change: Change): void;
};

/**
 * What a deck's row says with the change, for listeners of the process that made it: they need not read it. Null when it may not be the newest that
 * they know: they have heard or read something since `lastHeardMs` (of `performance.now()`) is not over. A function never travels to another process.
 */
export type AsCommitted = (lastHeardMs: number) => DeckSummary | null;

/** What a server process may have to tell its listeners. It says where to look; other processes are not told what is there. */
export type Change =
  | { kind: "deck"; uid: string; deckId: number; now?: AsCommitted }
  /** The student's log grew by a batch that begins with this entry; null when it is their settings or an exam's day that changed. */
  | { kind: "study"; uid: string; entryId: string | null }
  /** The student starred cards of the deck, or took stars away. */
  | { kind: "stars"; uid: string; deckId: number }
  /** The student has notices to read, or has read some. */
  | { kind: "notices"; uid: string }
  | { kind: "session-ended"; uid: string; sessionId: string };
