import { expect, test } from "vitest";

import { lightStem } from "../text/light-stem.ts";
import { relationsBetween } from "./relations.ts";
import rows from "./relations.json" with { type: "json" };

const parsed = rows.slice(1).map((row) => {
  const [relation = "", language = "", words = ""] = row.split("\t");
  return { row, relation, language, words: words.split(" ") };
});

test("every row of the tables has a relation, a language and at least two different words", () => {
  const relations = new Set(["same", "translation", "opposite", "excludes"]);
  const bad = parsed.filter(
    ({ relation, language, words }) =>
      !relations.has(relation) || !/^[a-z]{2}$/.test(language) || words.length < 2 || new Set(words).size < words.length,
  );
  expect(bad.map(({ row }) => row)).toEqual([]);
});

test("no row stands twice", () => {
  expect(new Set(rows).size).toBe(rows.length);
});

test("no two words are at once the same and opposites", () => {
  const same = new Set<string>();
  const pairsOf = (words: readonly string[], language: string) =>
    words.flatMap((one) => words.filter((other) => other !== one).map((other) => `${language} ${one} ${other}`));
  for (const { relation, language, words } of parsed) if (relation === "same") for (const pair of pairsOf(words, language)) same.add(pair);
  const both = parsed.flatMap(({ relation, language, words }) =>
    relation === "opposite" || relation === "excludes" ? pairsOf(words, language).filter((pair) => same.has(pair)) : [],
  );
  expect(both).toEqual([]);
});

test.each([
  ["now and then", "sometimes", "en", "same"],
  ["ab und zu", "manchmal", "de", "same"],
  ["tout de suite", "immédiatement", "fr", "same"],
  ["heart", "kidney", "en", "excludes"],
] as const)("phrases and words are in one table: %s and %s", (one, other, language, relation) => {
  const word = (text: string) => ({ text, stem: lightStem(text, language) });
  expect(relationsBetween(word(one), word(other), language).has(relation)).toBe(true);
});
