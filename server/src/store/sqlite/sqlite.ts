import { join } from "node:path";

import { Kysely, sql } from "kysely";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { lockDataFolder, makeDataFolder, openDatabaseFile } from "./data-folder.ts";
import { createGroupCommit } from "./group-commit.ts";
import { createListeners } from "../listeners.ts";
import { migrate } from "../migrate.ts";
import { createMutex } from "./mutex.ts";
import { asksDirectly } from "../precompiled.ts";
import { readsWithoutReplica } from "../late-reads.ts";
import { openConnection, type ConnectionOptions, type SqliteConnection } from "./sqlite-connection.ts";
import { answerInTurn, sqliteDialect } from "./sqlite-dialect.ts";
import { isFull } from "./sqlite-errors.ts";
import type { Change, Store } from "../store.ts";
import type { Tables } from "../tables.ts";

/**
 * The embedded database, in a folder that no other process may use meanwhile. Throws a StartError when it can't be opened. Only data that
 * need not outlive a crash of the system, such as a test's, is opened with `synchronous` off.
 */
export async function openSqlite(folder: string, options: Pick<ConnectionOptions, "synchronous"> = {}): Promise<Store> {
  makeDataFolder(folder);
  const unlock = lockDataFolder(folder);
  try {
    const path = join(folder, "recollect.db");
    const writer = openDatabaseFile(path, options);
    try {
      await migrate({ db: kyselyOn(writer), kind: "sqlite" });
      return storeOn(path, { writer, reader: openConnection(path, { readOnly: true }), unlock });
    } catch (error) {
      writer.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

type SqliteDeps = { writer: SqliteConnection; reader: SqliteConnection; unlock: () => void };

function storeOn(path: string, { writer, reader, unlock }: SqliteDeps): Store {
  const lock = createMutex();
  const changes = createListeners<Change>();
  const expectTransaction = () => {
    if (!writer.isInTransaction) throw new Error("The transaction has ended: await every query inside of it");
  };
  const inTransaction = kyselyOn(writer, async () => {
    expectTransaction();
    return () => {};
  });
  asksDirectly(inTransaction, (query, parameters) => {
    expectTransaction();
    return answerInTurn(writer, query, parameters);
  });
  const commits = createGroupCommit({ connection: writer, db: inTransaction, lock, committed: changes.publish });
  const read = kyselyOn(reader);
  asksDirectly(read, (query, parameters) => answerInTurn(reader, query, parameters));
  const ends: (() => Promise<void>)[] = [];
  let closing: Promise<void> | null = null;

  async function close(): Promise<void> {
    await Promise.all(ends.map((end) => end()));
    await commits.idle();
    // A query of identity that still has the connection finishes first.
    await lock.acquire();
    try {
      carryOver(writer);
    } finally {
      reader.close();
      writer.close();
      unlock();
    }
  }

  const write: Store["write"] = async (work) => {
    if (closing) throw new AppError("database/network-error");
    return commits.write(work);
  };

  return {
    kind: "sqlite",
    place: { kind: "sqlite", path },
    lateReads: readsWithoutReplica({ kind: "sqlite", path }, read),
    cluster: null,
    read,
    identity: kyselyOn(writer, lock.acquire),
    write,
    writeOne: write,
    onChange: changes.add,
    // In one process no change is ever missed.
    onGap: () => () => {},
    hearsChanges: () => true,
    announceGap() {},
    async ping() {
      try {
        await sql`select 1`.execute(read);
      } catch (cause) {
        throw new AppError("database/network-error", { cause });
      }
    },
    async probe() {
      await write(({ db }) => sql`pragma user_version = 1`.execute(db));
    },
    onClose: (end) => void ends.push(end),
    close: () => (closing ??= close()),
  };
}

/** Carries the log over into the database's file. On a full disk it stays beside the file, and nothing is lost: the next start reads both. */
function carryOver(writer: SqliteConnection): void {
  try {
    writer.exec("pragma wal_checkpoint(truncate)");
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

const atOnce = async () => () => {};

function kyselyOn(connection: SqliteConnection, acquire: () => Promise<() => void> = atOnce): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: sqliteDialect({ connection, acquire }) });
}
