import type { WritersNews } from "@recollect/domain/decks/co-authors/co-author.ts";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";

import type { Listener } from "./listeners.ts";
import type { Db } from "./tables.ts";

/** The database, of either kind. Built by `sqlite.ts` or `postgres.ts`; the rest of the server only knows this type. */
export type Store = {
  readonly kind: "sqlite" | "postgres";
  /**
   * For a process that reads on its own connection (`reading/reader.ts`). An address contains the password: it is neither shown nor logged.
   */
  readonly place: DatabasePlace;
  /** For long work that must not slow down requests, such as an export; it may read from a replica. */
  readonly lateReads: LateReads;
  /** what server processes on one database have to know of it; null where there can be only one process */
  readonly cluster: ClusterDatabase | null;
  /** For reads outside of a transaction. Sees every acknowledged write. */
  readonly read: Db;
  /** For the identity library only; on SQLite it waits for its turn after `write`, so neither may be used inside the other. */
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
   * As `write`, for a single statement, which is a transaction by itself: PostgreSQL then needs one round trip instead of three. Do not use it for
   * changes that other tabs must see.
   */
  writeOne<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Called for every announced change after its commit, in this process or in another one on the same database. The `write` that announced
   * it resolves when the listener is done, or soon after.
   */
  onChange(listener: Listener<Change>): () => void;
  /** Called when changes may have been missed (a broken LISTEN connection): lists are then read again. */
  onGap(listener: () => void): () => void;
  /**
   * Whether what other processes announced reaches this one now. While it does not, as after a break of the connection or in a process that was frozen,
   * nothing may be answered from what is remembered.
   */
  hearsChanges(): boolean;
  /** Announces a gap to the other processes: a killed process may not have sent its last changes. */
  announceGap(): void;
  /** Resolves when the database answers; otherwise throws `database/network-error`. */
  ping(): Promise<void>;
  /** As `ping`, with a write that changes nothing and waits for the disk: a full disk still answers reads. */
  probe(): Promise<void>;
  /** Awaited before the database is closed, for what has connections of its own to it. */
  onClose(end: () => Promise<void>): void;
  close(): Promise<void>;
};

/** How long work waits for a replica that is behind, in ms. */
export type LateReadOptions = { waitMs: number };

/**
 * Where long work reads that must not slow down requests: a replica, if there is one that has everything acknowledged until now, else the database itself.
 * What fails on the replica is done again on the database.
 */
export type LateReads = {
  /** Runs work that connects by itself. It may run twice. */
  at<T>(work: (place: DatabasePlace) => Promise<T>, options: LateReadOptions): Promise<T>;
  /** For single statements of one piece of work. Once a statement failed on the replica, it and all later ones are asked of the database. */
  database(options: LateReadOptions): Promise<Db>;
  /** How the replicas are now. */
  look(): Promise<readonly ReplicaState[]>;
};

export type ReplicaState = {
  /** host and database, without user and password */
  address: string;
  /** how long it took to show what was just written, in ms; null if it is not read */
  behindMs: number | null;
  /** what is wrong, as a sentence that anybody may read; null if nothing is */
  problem: string | null;
};

/** A database that several server processes share. */
export type ClusterDatabase = {
  /** how many connections this process may open now */
  connections(): number;
  /** those that requests share, as they are now */
  connectionUse(): ConnectionUse;
  /** the fewest with which a process answers as it should */
  readonly connectionsNeeded: number;
  /** how many the database allows for all processes; null if it does not say */
  connectionsAllowed(): Promise<number | null>;
  /** Takes this process's share of the connections that are allowed. */
  resize(allowed: number, processes: number): void;
  /** Whether a notice to all processes comes back to this one. */
  noticesReturn(): Promise<boolean>;
  /** Whether there are several hosts and a commit waits for none of the others: when one is promoted, the last writes may be lost. */
  mayLoseWrites(): Promise<boolean>;
  /** Whether one host is named and has a replica: when that is promoted, this process stays with the former primary. */
  mayStayBehind(): Promise<boolean>;
  /** Whether a connection has a session of the database for itself. */
  keepsSessions(): Promise<boolean>;
  /** why the database that answered last is not written to; null if it is, or none answered */
  writeRefusal(): WriteRefusal | null;
};

/** A standby, or a database that was set to read only; or one that still accepts writes after another was promoted. */
export type WriteRefusal = "reads only" | "left behind";

/** Connections of a process: `idle` of the `open` ones are not used, and `waiting` requests wait for one. */
export type ConnectionUse = { open: number; idle: number; waiting: number };

/** How another process finds the database. */
export type DatabasePlace = { kind: "sqlite"; path: string } | PostgresPlace;

export type PostgresPlace = {
  kind: "postgres";
  url: string;
  /** it accepts no writes */
  isReplica?: true;
};

export type Transaction = {
  readonly db: Db;
  /** Announces a change to every server process once the transaction is committed, and only then. */
  announce(change: Change): void;
};

/**
 * A deck's row after the change, for listeners in the process that made it, so that they need not read it. Null if it may not be the latest
 * they know: they have received or read something since `lastHeardMs` (of `performance.now()`).
 */
export type AsCommitted = (lastHeardMs: number) => DeckSummary | null;

/** A deck changed. It says where to look, and may say what the change left. */
export type DeckChange = {
  kind: "deck";
  uid: string;
  deckId: number;
  /** in the process that made it */
  now?: AsCommitted;
  /** its place in the order of changes, if the database was asked for it (`change-sequence.store.ts`) */
  moment?: number;
  /** in other processes, with its moment */
  left?: DeckSummary;
};

/** A change that a server process announces to its listeners. */
export type Change =
  | DeckChange
  /** The student's log grew by a batch that begins with this entry; null when their settings or an exam's day changed. */
  | { kind: "study"; uid: string; entryId: string | null }
  /** The student changed stars of the deck. */
  | { kind: "stars"; uid: string; deckId: number }
  /** The student got or read notices. */
  | { kind: "notices"; uid: string }
  /** A group of the member changed, or the member joined or left it. */
  | { kind: "groups"; uid: string; groupId: string }
  /** Somebody else saved or writes a deck that this student writes. */
  | { kind: "writers"; uid: string; news: WritersNews }
  /** A live round changed; `uid` is its host. */
  | { kind: "round"; uid: string; roundId: string }
  | { kind: "session-ended"; uid: string; sessionId: string };
