import { expect, test } from "vitest";
import { codeFiles, isTest } from "./project-files.ts";

/** Kysely's tagged template, the beginning of a query, or a precompiled query. */
const sqlCode = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bprecompiled\(/;
const mayHold = /^server\/src\/store\/|\.(?:store|sqlite|postgres)\.ts$/;

test("a file of the server with SQL is called .store.ts, or .sqlite.ts or .postgres.ts for one database only", () => {
  const holding = codeFiles.filter(({ path, text }) => path.startsWith("server/src/") && !isTest(path) && sqlCode.test(text));
  expect(holding.length).toBeGreaterThan(20);
  expect(holding.map(({ path }) => path).filter((path) => !mayHold.test(path))).toEqual([]);
});
