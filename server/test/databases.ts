import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";
import { afterAll, describe, onTestFinished } from "vitest";

import { openPostgres } from "../src/store/postgres/postgres.ts";
import { openSqlite } from "../src/store/sqlite/sqlite.ts";
import type { Store } from "../src/store/store.ts";

const DATABASE_FILE = "recollect.db";

/** Opens a store on an empty database of its own; it is closed and thrown away after the test. */
export type OpenStore = () => Promise<Store>;

/** The server of the PostgreSQL suites (its user may create databases); without it they do not run. */
export const testDatabaseUrl = process.env["TEST_DATABASE_URL"];

/** Runs the suite on SQLite and, when `TEST_DATABASE_URL` is set, on PostgreSQL. */
export function describeEachDatabase(name: string, suite: (openStore: OpenStore, kind: Store["kind"]) => void): void {
  describe(`${name} (SQLite)`, () => {
    suite(async () => closedAfterwards(await openSqlite(await aMigratedFolder())), "sqlite");
  });
  describe.skipIf(!testDatabaseUrl)(`${name} (PostgreSQL)`, () => {
    suite(onEmptiedDatabases(), "postgres");
  });
}

/** Making a PostgreSQL database takes longer than most tests, so one that a test is done with is emptied for the next: only the tables that hold something. */
function onEmptiedDatabases(): OpenStore {
  const made: string[] = [];
  const free: string[] = [];
  afterAll(() => Promise.all(made.map(dropDatabase)));
  return async () => {
    const used = free.pop();
    const url = used ?? (await createDatabase(await (migratedDatabase ??= migrateDatabase())));
    if (used === undefined) made.push(url);
    else await emptyDatabase(url);
    onTestFinished(() => void free.push(url));
    return closedAfterwards(await openPostgres(url));
  };
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
    await (await openSqlite(folder)).close();
    return await readFile(join(folder, DATABASE_FILE));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A folder that is gone after the test. */
export async function aTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of a new PostgreSQL database that is gone after the test. */
export async function anEmptyDatabase(): Promise<string> {
  const url = await createDatabase();
  onTestFinished(() => dropDatabase(url));
  return url;
}

let migratedDatabase: Promise<string> | null = null;

/** The name of a database that was migrated once, to be copied; it goes with the server of the tests. */
async function migrateDatabase(): Promise<string> {
  const url = await createDatabase();
  await (await openPostgres(url)).close();
  return nameIn(url);
}

/** @param template the database that it begins as a copy of */
async function createDatabase(template = "template1"): Promise<string> {
  const url = new URL(testDatabaseUrl!);
  url.pathname = `/test_${randomBytes(8).toString("hex")}`;
  await asked(testDatabaseUrl!, `create database ${nameIn(url.href)} template ${template}`);
  return url.href;
}

async function dropDatabase(url: string): Promise<void> {
  await asked(testDatabaseUrl!, `drop database ${nameIn(url)} with (force)`);
}

async function emptyDatabase(url: string): Promise<void> {
  await asked(
    url,
    `do $$ declare one text; filled text[]; holds boolean; begin
       for one in select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
         execute format('select exists (select 1 from %s)', one) into holds;
         if holds then filled := filled || one; end if;
       end loop;
       if filled is not null then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
     end $$`,
  );
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Asks a database one thing, on a connection of its own. */
export async function asked(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
