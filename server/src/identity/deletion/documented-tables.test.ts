import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { describeEachDatabase } from "../../../test/databases.ts";
import { schemaOf } from "../../../test/schema-of.ts";

const page = readFileSync(fileURLToPath(new URL("../../../../docs/operations.md", import.meta.url)), "utf8");
const list = page.split("### Every table of the database")[1] ?? "";
const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? "");

/** Tables that only the other database has. */
const ofOneDatabase = new Set(["libraryVocabularySearch", "expansions", "libraryRefolds", "studyExams"]);

describeEachDatabase("the list of tables in docs/operations.md", (openStore) => {
  test("names every table of the database once, and no other", async () => {
    // The full-text index has tables of its own.
    const tables = [...(await schemaOf(await openStore())).keys()].filter((table) => !/^library(?:Terms|VocabularySearch)_/.test(table));
    expect(tables.length).toBeGreaterThan(60);
    expect(tables.filter((table) => !named.includes(table))).toEqual([]);
    expect(named.filter((table) => !tables.includes(table) && !ofOneDatabase.has(table))).toEqual([]);
    expect(named.length).toBe(new Set(named).size);
  });
});
