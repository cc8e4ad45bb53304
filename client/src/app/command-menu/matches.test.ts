import { expect, test } from "vitest";
import { bestMatches } from "./matches.ts";

const titles = ["Die Zellbiologie", "Cell biology", "Biology of the Cell", "Excellence", "Chemistry"];
const find = (search: string, most = 10) => bestMatches(titles, (title) => [title], search, most);

test("what begins with the text comes first, then what has a word that does, then what contains it", () => {
  expect(find("cell")).toEqual(["Cell biology", "Biology of the Cell", "Excellence"]);
});

test("accents and case are as in every search, and nothing typed lists the first", () => {
  expect(bestMatches(["Über uns", "Straße"], (title) => [title], "uber", 5)).toEqual(["Über uns"]);
  expect(find(" ", 2)).toEqual(["Die Zellbiologie", "Cell biology"]);
});

test("any of its texts may match, and the best one counts", () => {
  const acts = [["Import"], ["Study settings", "options, import of nothing"]];
  expect(bestMatches(acts, (act) => act, "options", 5)).toEqual([acts[1]]);
  expect(bestMatches(acts, (act) => act, "import", 5)).toEqual([acts[0], acts[1]]);
});

test("a long title of repeated letters is matched in one walk", () => {
  expect(bestMatches(["a".repeat(300)], (title) => [title], "aaab", 5)).toEqual([]);
});
