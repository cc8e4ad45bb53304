import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";
import { describe, onTestFinished } from "vitest";

import { openPostgres } from "../src/store/postgres/postgres.ts";
import { openSqlite } from "../src/store/sqlite/sqlite.ts";
import type { Store } from "../src/store/store.ts";

const DATABASE_FILE = "recollect.db";

/** Opens a store on an empty database; it is closed and deleted after the test. */
export type OpenStore = () => Promise<Store>;

/** The server of the PostgreSQL suites (its user may create databases); without it they do not run. */
export const testDatabaseUrl = process.env["TEST_DATABASE_URL"];

/** Waiting for the disk was a third of the time of the server's tests. sqlite.test.ts checks that a server's store waits for it. */
const forgetful = { synchronous: "off" } as const;

/** Runs the suite on SQLite and, if `TEST_DATABASE_URL` is set, on PostgreSQL. */
export function describeEachDatabase(name: string, suite: (openStore: OpenStore, kind: Store["kind"]) => void): void {
  describe(`${name} (SQLite)`, () => {
    suite(async () => closedAfterwards(await openSqlite(await aMigratedFolder(), forgetful)), "sqlite");
  });
  describe.skipIf(!testDatabaseUrl)(`${name} (PostgreSQL)`, () => {
    suite(async () => closedAfterwards(await openPostgres(await anEmptiedDatabase())), "postgres");
  });
}

/** A database and the connection that empties it: a new one takes longer than the emptying. */
type Reusable = { url: string; emptier: pg.Client };

/** PostgreSQL databases that no test uses now. They are deleted with the server of the tests. */
const free: Reusable[] = [];

/** Creating a PostgreSQL database takes longer than most tests, so one that is no longer used is emptied for the next test of this worker. */
async function anEmptiedDatabase(): Promise<string> {
  const used = free.pop();
  const database = used ?? (await reusableDatabase());
  if (used !== undefined) await used.emptier.query(emptying);
  onTestFinished(() => void free.push(database));
  return database.url;
}

async function reusableDatabase(): Promise<Reusable> {
  const url = await copyOfTheMigrated();
  const emptier = new pg.Client(url);
  await emptier.connect();
  return { url, emptier };
}

function closedAfterwards(store: Store): Store {
  onTestFinished(() => store.close());
  return store;
}

let migratedFile: Promise<Buffer> | null = null;

/** A data folder with an empty database in it: a copy of one that was migrated once, which takes a tenth of the time. */
async function aMigratedFolder(): Promise<string> {
  const folder = await aTemporaryFolder();
  await writeFile(join(folder, DATABASE_FILE), await (migratedFile ??= migrateFile()));
  return folder;
}

async function migrateFile(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-"));
  try {
    await (await openSqlite(folder, forgetful)).close();
    return await readFile(join(folder, DATABASE_FILE));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A folder that is deleted after the test. */
export async function aTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of a new PostgreSQL database that is deleted after the test. */
export async function anEmptyDatabase(): Promise<string> {
  const url = await createDatabase();
  onTestFinished(() => dropDatabase(url));
  return url;
}

/**
 * The address of a new PostgreSQL database with all tables and no rows, for a server process: the migrations take four times as long as the copy. It
 * is deleted after the test.
 */
export async function aMigratedDatabase(): Promise<string> {
  const url = await copyOfTheMigrated();
  onTestFinished(() => dropDatabase(url));
  return url;
}

let migratedDatabase: Promise<string> | null = null;

async function copyOfTheMigrated(): Promise<string> {
  return createDatabase(await (migratedDatabase ??= migrateDatabase()));
}

/** The name of a database that was migrated once, to be copied; it is deleted with the server of the tests. */
async function migrateDatabase(): Promise<string> {
  const url = await createDatabase();
  await (await openPostgres(url)).close();
  return nameIn(url);
}

/** @param template the database to copy */
async function createDatabase(template = "template1"): Promise<string> {
  const url = new URL(testDatabaseUrl!);
  url.pathname = `/test_${randomBytes(8).toString("hex")}`;
  await queryOn(testDatabaseUrl!, `create database ${nameIn(url.href)} template ${template}`);
  return url.href;
}

async function dropDatabase(url: string): Promise<void> {
  await queryOn(testDatabaseUrl!, `drop database ${nameIn(url)} with (force)`);
}

/** The maximum size of a small table: a larger one would be read as a whole when it is emptied. */
const smallBytes = 4_000_000;

/**
 * A table that never had a row has no file to look into, and is left alone. Truncating a table creates new files for it and for the tables that refer to it, a tenth of a second for `users`; so the rows of a small one are
 * deleted, without checking references, which only a superuser may do.
 */
const emptying = `do $$ declare one text; large text[]; holds boolean; may_delete boolean; begin
    select rolsuper from pg_roles where rolname = current_user into may_delete;
    if may_delete then set local session_replication_role = replica; end if;
    for one in select format('%I', relname) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname <> 'migrations' and pg_relation_size(oid) > 0 loop
      execute format('select exists (select 1 from %s)', one) into holds;
      if holds and may_delete and pg_table_size(one::regclass) < ${smallBytes} then execute 'delete from ' || one;
      elsif holds then large := large || one; end if;
    end loop;
    if large is not null then execute 'truncate ' || array_to_string(large, ', ') || ' cascade'; end if;
  end $$`;

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Runs one query on a connection of its own. */
export async function queryOn(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
