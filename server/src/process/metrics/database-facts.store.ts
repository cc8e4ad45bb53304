import { sql } from "kysely";

import { countWaiting } from "../../library-index/index-decks.store.ts";
import type { Store } from "../../store/store.ts";
import { listProcesses } from "../cluster/server-processes.store.ts";

/** What the database knows of all processes. */
export type DatabaseFacts = {
  mailsWaiting: number;
  /** how long the oldest of them has waited; 0 if there is none */ oldestMailMs: number;
  processes: { running: number; gone: number };
  /** the Library's, and the words of all decks */
  searchIndexes: Readonly<Record<SearchIndex, IndexFacts>>;
};

export type SearchIndex = "library" | "decks";

type IndexFacts = {
  /** decks whose words are not written yet */ waiting: number;
  /** how long the oldest of them has waited, in ms; null where it is not known */ oldestMs: number | null;
  /** null on SQLite, which would have to read all of it */ bytes: number | null;
};

/** Throws `database/network-error` if the database does not answer. `now` is in ms since 1970. */
export async function readDatabaseFacts(store: Pick<Store, "kind" | "cluster" | "read" | "ping">, now: number): Promise<DatabaseFacts> {
  // Reads wait for another primary; this does not.
  await store.ping();
  const mails = await store.read
    .selectFrom("outgoingMail")
    .select(({ fn }) => [fn.countAll<number | string>().as("count"), fn.min("createdAt").as("oldest")])
    .executeTakeFirstOrThrow();
  const oldest = mails.oldest ?? now;
  return {
    mailsWaiting: Number(mails.count),
    oldestMailMs: Math.max(0, now - oldest),
    processes: store.cluster === null ? { running: 1, gone: 0 } : await countProcesses(store.read),
    searchIndexes: await readIndexFacts(store, now),
  };
}

async function countProcesses(read: Store["read"]): Promise<DatabaseFacts["processes"]> {
  const processes = await listProcesses(read);
  const gone = processes.filter(({ isGone }) => isGone).length;
  return { running: processes.length - gone, gone };
}

async function readIndexFacts({ read, kind }: Pick<Store, "read" | "kind">, now: number): Promise<DatabaseFacts["searchIndexes"]> {
  const ofDecks = await read
    .selectFrom("deckWordsWaiting")
    .select(({ fn }) => [fn.countAll<number | string>().as("count"), sinceWhen.as("oldest")])
    .executeTakeFirstOrThrow();
  const oldestMs = Math.max(0, now - (ofDecks.oldest ?? now));
  return {
    library: { waiting: await countWaiting(read), oldestMs: null, bytes: await bytesOf[kind](read, "libraryTerms") },
    decks: { waiting: Number(ofDecks.count), oldestMs, bytes: await bytesOf[kind](read, "deckWords") },
  };
}

/** The time 0 is that of decks whose words are good until they are written anew. */
const sinceWhen = sql<number | null>`min(nullif("since", 0))`;

/** The size of a table with its indexes; each kind of database needs a way to tell it, or null. */
const bytesOf: Readonly<Record<Store["kind"], (read: Store["read"], table: "libraryTerms" | "deckWords") => Promise<number | null>>> = {
  sqlite: async () => null,
  postgres: async (read, table) => {
    const { rows } = await sql<{ bytes: number | string }>`select pg_total_relation_size(${`"${table}"`}::regclass) as "bytes"`.execute(
      read,
    );
    return Number(rows[0]?.bytes);
  },
};
