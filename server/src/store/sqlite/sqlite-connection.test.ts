import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { openConnection } from "./sqlite-connection.ts";
import { isUnusable } from "./sqlite-errors.ts";

async function aConnection() {
  const connection = openConnection(join(await aTemporaryFolder(), "test.db"));
  onTestFinished(() => connection.close());
  return connection;
}

// No test can cut the power: a commit survives it because of these settings.
test.each([
  ["journal_mode", "wal"],
  ["synchronous", 2],
  ["foreign_keys", 1],
  ["busy_timeout", 0],
])("%s is %s", async (name, value) => {
  const [row] = (await aConnection()).prepare(`pragma ${name}`).all();
  expect(Object.values(row ?? {})).toEqual([value]);
});

test("a statement is prepared once while it is in use, and dropped after 256 others", async () => {
  const connection = await aConnection();
  const first = connection.prepare("select 0");
  const prepareOthers = (count: number) => Array.from({ length: count }, (_, index) => connection.prepare(`select ${index + 1}`));
  prepareOthers(255);
  expect(connection.prepare("select 0")).toBe(first);
  prepareOthers(256);
  expect(connection.prepare("select 0")).not.toBe(first);
});

test("a statement knows whether it returns rows", async () => {
  const connection = await aConnection();
  connection.exec("create table t (a integer)");
  const readers = ["select a from t", "insert into t values (1)", "insert into t values (1) returning a", "delete from t"].map(
    (sql) => connection.prepare(sql).reader,
  );
  expect(readers).toEqual([true, false, true, false]);
});

test("a full disk is told apart from an error in a statement", async () => {
  const connection = await aConnection();
  connection.exec("create table t (a text unique); insert into t values ('once'); pragma max_page_count = 4");
  const failureOf = (sql: string): unknown => {
    try {
      connection.exec(sql);
      return null;
    } catch (error) {
      return error;
    }
  };
  expect(isUnusable(failureOf("insert into t values (hex(zeroblob(100000)))"))).toBe(true);
  expect(isUnusable(failureOf("insert into t values ('once')"))).toBe(false);
});

test("a statement that was prepared before the columns changed has the columns of now", async () => {
  const path = join(await aTemporaryFolder(), "test.db");
  const [one, other] = [openConnection(path), openConnection(path)];
  onTestFinished(() => [one, other].forEach((connection) => connection.close()));
  const change = (sql: string) => one.prepare(sql).run();
  const read = () => [one, other].map((connection) => connection.prepare("select * from t").all());
  one.exec("create table t (a integer, b text); insert into t values (1, null), (2, 'two')");
  expect(read()[1]).toEqual([
    { a: 1, b: null },
    { a: 2, b: "two" },
  ]);
  change("alter table t add column c integer default 3");
  expect(read().map(([row]) => row)).toEqual([1, 1].map((a) => ({ a, b: null, c: 3 })));
  change("alter table t rename column c to d");
  expect(read()[0]?.[1]).toEqual({ a: 2, b: "two", d: 3 });
});
