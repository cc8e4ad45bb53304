import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";
import { afterEach, describe, onTestFinished } from "vitest";

import { openPostgres } from "../src/store/postgres.ts";
import { openSqlite } from "../src/store/sqlite.ts";
import type { Store } from "../src/store/store.ts";

/** Opens a store on an empty database of its own; it is closed and thrown away after the test. */
export type OpenStore = () => Promise<Store>;

/** The server of the PostgreSQL suites (its user may create databases); without it they do not run. */
export const testDatabaseUrl = process.env["TEST_DATABASE_URL"];

/** Runs the suite on SQLite and, when `TEST_DATABASE_URL` is set, on PostgreSQL. */
export function describeEachDatabase(name: string, suite: (openStore: OpenStore, kind: Store["kind"]) => void): void {
  describe(`${name} (SQLite)`, () => {
    const { opened, closeAll } = closedAfterwards();
    afterEach(closeAll);
    suite(async () => opened(await openSqlite(await aTemporaryFolder())), "sqlite");
  });
  describe.skipIf(!testDatabaseUrl)(`${name} (PostgreSQL)`, () => {
    const { opened, closeAll } = closedAfterwards();
    afterEach(closeAll);
    suite(async () => opened(await openPostgres(await anEmptyDatabase())), "postgres");
  });
}

/** A folder that is gone after the test. */
export async function aTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of a new PostgreSQL database that is gone after the test. */
export async function anEmptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asAdministrator(`create database ${name}`);
  onTestFinished(() => asAdministrator(`drop database ${name} with (force)`));
  const url = new URL(testDatabaseUrl!);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client(testDatabaseUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function closedAfterwards() {
  const stores = new Set<Store>();
  return {
    opened(store: Store): Store {
      stores.add(store);
      return store;
    },
    async closeAll(): Promise<void> {
      await Promise.all([...stores].map((store) => store.close()));
      stores.clear();
    },
  };
}
