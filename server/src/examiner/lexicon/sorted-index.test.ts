import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";

import { openSortedIndex } from "./sorted-index.ts";

const folder = mkdtempSync(join(tmpdir(), "sorted-index-"));
const words = Array.from({ length: 4000 }, (_, at) => `word${String(at).padStart(5, "0")}`);
const path = join(folder, "index");
writeFileSync(path, `  1 a note before the words  \n${words.map((word, at) => `${word} n ${"x".repeat(at % 90)} ${at}`).join("\n")}\n`);
const index = openSortedIndex(pathToFileURL(path));

afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

test("every word of a file of many blocks is found with its own line", () => {
  for (const [at, word] of words.entries()) expect(index.fieldsOf(word).at(-1)).toBe(String(at));
});

test.each(["word", "word0000", "word000000", "aaa", "zzz", "x"])("what is no first word is not found: %s", (word) => {
  expect(index.fieldsOf(word)).toEqual([]);
});
