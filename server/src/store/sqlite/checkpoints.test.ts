import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { createCheckpoints } from "./checkpoints.ts";
import { openConnection } from "./sqlite-connection.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "../store.ts";

/** More than is carried over together, and less than a commit would carry over itself. */
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

test("what a commit left in a long log is carried over without a further commit; a short one is left for later", async () => {
  const { store, log } = await aStore();
  await write(store, 1);
  expect(log().checkpointed).toBe(0);
  await write(store, muchMb);
  await expect.poll(log).toEqual({ busy: 0, log: log().log, checkpointed: log().log });
});

test("while others write it goes on, and the log does not grow without end", async () => {
  const { store, log } = await aStore();
  for (let round = 0; round < 10; round += 1) await write(store, muchMb);
  expect(log().log).toBeLessThan(12_000);
  const left = async () => {
    await write(store, 1);
    return log().log - log().checkpointed;
  };
  await expect.poll(left).toBeLessThan(2000);
});

test("a store that is closed meanwhile has all of it in one file", async () => {
  const { folder, store, beside } = await aStore();
  await write(store, muchMb);
  beside.close();
  await store.close();
  expect(existsSync(join(folder, "recollect.db-wal"))).toBe(false);
  const file = new DatabaseSync(join(folder, "recollect.db"), { readOnly: true });
  onTestFinished(() => file.close());
  expect(file.prepare("select sum(length(blob)) as bytes from blobs").get()).toEqual({ bytes: muchMb * 1024 * 1024 });
});

test("a thread that can't work leaves it to the commits", async () => {
  const writer = openConnection(join(await aTemporaryFolder(), "notes.db"));
  onTestFinished(() => writer.close());
  const checkpoints = createCheckpoints(join(await aTemporaryFolder(), "nowhere", "notes.db"), writer);
  writer.exec("create table blobs (blob blob)");
  const insert = writer.prepare("insert into blobs values (?)");
  const left = () => writer.prepare("pragma wal_checkpoint(noop)").all()[0] as { log: number; checkpointed: number };
  for (let round = 0; round < 4; round += 1) {
    insert.run(randomBytes(muchMb * 1024 * 1024));
    checkpoints.look();
  }
  expect(left().checkpointed).toBe(left().log);
  await checkpoints.end();
});
