import { join } from "node:path";

import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { createGroupCommit } from "./group-commit.ts";
import { createMutex } from "./mutex.ts";
import { openConnection, type SqliteConnection } from "./sqlite-connection.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Change, Transaction } from "../store.ts";
import type { Db } from "../tables.ts";

/** Group commit on a table of notes, recording what happened in which order. */
async function notes() {
  const path = join(await aTemporaryFolder(), "notes.db");
  const connection = openConnection(path);
  onTestFinished(() => connection.close());
  connection.exec("create table notes (text text not null unique)");
  const happened: string[] = [];
  const tried: string[] = [];
  /** operations that the database refuses, as with a failing disk */
  const refused = new Set<string>();
  const refuse = (sql: string) => {
    if (refused.has(sql)) throw new Error(`refused: ${sql}`);
  };
  const watched: SqliteConnection = {
    prepare(sql) {
      refuse(sql);
      return connection.prepare(sql);
    },
    exec(sql) {
      tried.push(sql);
      refuse(sql);
      connection.exec(sql);
      happened.push(sql);
    },
    get isInTransaction() {
      return connection.isInTransaction;
    },
    close: () => connection.close(),
  };
  const db: Db = new Kysely({ dialect: sqliteDialect({ connection: watched, acquire: async () => () => {} }) });
  const lock = createMutex();
  /** the listeners' work on a change, by its student */
  const listeners = new Map<string, Promise<void>>();
  const committed = ({ uid }: Change) => {
    happened.push(`announced ${uid}`);
    return [listeners.get(uid)].filter((going) => going !== undefined);
  };
  const commits = createGroupCommit({ connection: watched, db, lock, committed });
  const note = (text: string) => async (tx: Transaction) => {
    connection.prepare("insert into notes values (?)").run(text);
    tx.announce({ kind: "deck", uid: text, deckId: 1 });
    return text;
  };
  const written = () =>
    connection
      .prepare("select text from notes order by text")
      .all()
      .map((row) => row["text"]);
  return { path, connection, commits, lock, note, written, happened, tried, refused, listeners };
}

const sequence = (count: number) => Array.from({ length: count }, (_, index) => `note ${String(index).padStart(3, "0")}`);

test("writes that arrive together share one commit, and are acknowledged and announced after it, in order", async () => {
  const { commits, note, happened } = await notes();
  const acknowledge = (text: string) => happened.push(`acknowledged ${text}`);
  await Promise.all(["a", "b", "c"].map((text) => commits.write(note(text)).then(acknowledge)));
  expect(happened).toEqual([
    "begin immediate",
    "commit",
    "announced a",
    "announced b",
    "announced c",
    "acknowledged a",
    "acknowledged b",
    "acknowledged c",
  ]);
});

test("a write whose change has listeners is acknowledged after their work, and no other waits for it", async () => {
  const { commits, note, happened, listeners } = await notes();
  const list = Promise.withResolvers<void>();
  listeners.set("a", list.promise);
  const acknowledge = (text: string) => happened.push(`acknowledged ${text}`);
  const a = commits.write(note("a")).then(acknowledge);
  await commits.write(note("b")).then(acknowledge);
  happened.push("the list has it");
  list.resolve();
  await a;
  expect(happened.slice(-3)).toEqual(["acknowledged b", "the list has it", "acknowledged a"]);
});

const nextTurn = () => new Promise(setImmediate);
const commitsIn = (happened: readonly string[]) => happened.filter((sql) => sql === "commit").length;

test("while writes arrive, those of a few turns of the event loop share one commit", async () => {
  const { commits, note, happened } = await notes();
  const writes = ["a", "b"].map((text) => commits.write(note(text)));
  await nextTurn();
  writes.push(commits.write(note("c")));
  await Promise.all(writes);
  expect(commitsIn(happened)).toBe(1);
});

test("a single write waits for one turn", async () => {
  const { commits, note, happened } = await notes();
  const write = commits.write(note("a"));
  await nextTurn();
  expect(happened).toEqual(["begin immediate", "commit", "announced a"]);
  await write;
});

test("with any number of writes, a commit waits for four turns at most", async () => {
  const { commits, note, happened } = await notes();
  const writes: Promise<unknown>[] = [];
  for (const text of sequence(10)) {
    writes.push(commits.write(note(text)));
    await nextTurn();
  }
  await Promise.all(writes);
  expect(commitsIn(happened)).toBeGreaterThan(1);
});

test("one commit has at most 64 writes", async () => {
  const { commits, note, written, happened } = await notes();
  await Promise.all(sequence(150).map((text) => commits.write(note(text))));
  expect(happened.filter((what) => what === "commit")).toHaveLength(3);
  expect(written()).toEqual(sequence(150));
});

test("a write that arrives while others run joins them", async () => {
  const { commits, note, happened } = await notes();
  let late: Promise<string> | undefined;
  await commits.write(async () => {
    late = commits.write(note("late"));
  });
  await late;
  expect(happened.filter((what) => what === "commit")).toHaveLength(1);
});

test("a write that fails is rolled back and rejected alone, and announces nothing", async () => {
  const { commits, note, written, happened } = await notes();
  const undone = async (tx: Transaction) => {
    await note("half")(tx);
    throw new Error("no");
  };
  const works = [note("a"), note("a"), undone, note("b")];
  const results = await Promise.allSettled(works.map((work) => commits.write(work)));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
  expect(written()).toEqual(["a", "b"]);
  expect(happened).toEqual(["begin immediate", "commit", "announced a", "announced b"]);
});

test("when the disk is full all are rejected, none is announced, and writing continues when there is space again", async () => {
  const { connection, commits, note, written, happened } = await notes();
  connection.exec("pragma max_page_count = 3");
  const results = await Promise.allSettled([commits.write(note("a")), commits.write(note("x".repeat(100_000))), commits.write(note("b"))]);
  const rejected = results.filter((result) => result.status === "rejected");
  expect(rejected.map(({ reason }) => (reason as { code: string }).code)).toContain("database/network-error");
  const kept = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  expect(written()).toEqual(kept);
  expect(happened.filter((what) => what.startsWith("announced"))).toEqual(kept.map((text) => `announced ${text}`));
  connection.exec("pragma max_page_count = 1000000");
  await commits.write(note("later"));
  expect(written()).toContain("later");
});

test("when the commit fails, every write of it is rejected and rolled back", async () => {
  const { connection, commits, note, written, happened } = await notes();
  connection.exec(
    "create table parents (id integer primary key); create table children (parent integer references parents deferrable initially deferred)",
  );
  const orphan = commits.write(async () => void connection.prepare("insert into children values (7)").run());
  const results = await Promise.allSettled([commits.write(note("a")), orphan, commits.write(note("b"))]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(written()).toEqual([]);
  expect(happened).toEqual(["begin immediate", "rollback"]);
  await commits.write(note("later"));
  expect(written()).toEqual(["later"]);
});

test.each([["savepoint job"], ["rollback to job"], ["release job"], ["commit"], ["rollback to job", "rollback"], ["commit", "rollback"]])(
  "when the database refuses to %s, every waiting write gets its result, and writing continues afterwards",
  async (...whatFails) => {
    const { commits, note, written, refused } = await notes();
    await commits.write(note("kept"));
    whatFails.forEach((sql) => refused.add(sql));
    const results = await Promise.allSettled([commits.write(note("a")), commits.write(note("kept")), commits.write(note("b"))]);
    expect(results).toMatchObject([{ status: "rejected" }, { status: "rejected" }, {}]);
    refused.clear();
    await commits.write(note("later"));
    const done = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(written()).toEqual([...done, "kept", "later"]);
  },
);

test("writes wait for any other user of the connection", async () => {
  const { commits, lock, note, happened } = await notes();
  const release = await lock.acquire();
  const write = commits.write(note("a"));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(happened).toEqual([]);
  release();
  await write;
  expect(happened).toContain("commit");
});

test("another program's lock is tried again 25 times; then all waiting writes are rejected, and nothing is written", async () => {
  const { path, commits, note, written, tried } = await notes();
  const other = openConnection(path);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const results = await Promise.allSettled([commits.write(note("a")), commits.write(note("b"))]);
  expect(results).toMatchObject([{ reason: { code: "database/contention" } }, { reason: { code: "database/contention" } }]);
  expect(tried).toEqual(Array.from({ length: 1 + 25 }, () => "begin immediate"));
  other.exec("rollback");
  await commits.write(note("c"));
  expect(written()).toEqual(["c"]);
});
