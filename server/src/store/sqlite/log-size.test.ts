import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "../store.ts";

/** More than a commit leaves in the log. */
const muchMb = 10;

/** A store with a table of its own, and what another connection finds in its log. */
async function aStore() {
  const folder = await aTemporaryFolder();
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  await store.write(({ db }) => sql`create table blobs (blob blob)`.execute(db));
  const beside = new DatabaseSync(join(folder, "recollect.db"), { readOnly: true });
  onTestFinished(() => void (beside.isOpen && beside.close()));
  const asked = beside.prepare("pragma wal_checkpoint(noop)");
  const log = () => asked.get() as { log: number; checkpointed: number };
  return { folder, store, beside, log };
}

const write = (store: Store, mb: number) =>
  store.write(({ db }) => sql`insert into blobs values (${randomBytes(mb * 1024 * 1024)})`.execute(db));

test("a commit that makes the log long carries it over itself; a short one is left for later", async () => {
  const { store, log } = await aStore();
  await write(store, 1);
  expect(log().checkpointed).toBe(0);
  await write(store, muchMb);
  expect(log()).toMatchObject({ checkpointed: log().log });
});

test("while others write, the log does not grow without end", async () => {
  const { store, log } = await aStore();
  for (let round = 0; round < 10; round += 1) await write(store, muchMb);
  expect(log().log).toBeLessThan(2 * muchMb * 256);
});

test("a store that is closed has all of it in one file", async () => {
  const { folder, store, beside } = await aStore();
  await write(store, muchMb);
  beside.close();
  await store.close();
  expect(existsSync(join(folder, "recollect.db-wal"))).toBe(false);
  const file = new DatabaseSync(join(folder, "recollect.db"), { readOnly: true });
  onTestFinished(() => file.close());
  expect(file.prepare("select sum(length(blob)) as bytes from blobs").get()).toEqual({ bytes: muchMb * 1024 * 1024 });
});
