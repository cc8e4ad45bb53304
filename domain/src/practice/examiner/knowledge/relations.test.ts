import { expect, test } from "vitest";

import { lightStem } from "../text/light-stem.ts";
import { initialsOfStem, relationsBetween } from "./relations.ts";
import tables from "./relations.json" with { type: "json" };

const parsed = Object.entries(tables).flatMap(([relation, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, rows]) =>
    rows.map((row) => ({ row: `${relation} ${language} ${row}`, relation, language, words: row.split(" ") })),
  ),
);

test("every row of the tables has a relation, a language and at least two different words", () => {
  const relations = new Set(["same", "translation", "opposite", "excludes"]);
  const bad = parsed.filter(
    ({ relation, language, words }) =>
      !relations.has(relation) || !/^[a-z]{2}$/.test(language) || words.length < 2 || new Set(words).size < words.length,
  );
  expect(bad.map(({ row }) => row)).toEqual([]);
});

test("the first letters of a stem are known without the stem", () => {
  const wrong = parsed.flatMap(({ language, words }) =>
    words
      .map((word) => word.replaceAll("_", " "))
      .filter((word) => {
        const of = language as Parameters<typeof lightStem>[1];
        return !lightStem(word, of).startsWith(initialsOfStem(word, of));
      }),
  );
  expect(wrong).toEqual([]);
});

test("no row stands twice", () => {
  expect(new Set(parsed.map(({ row }) => row)).size).toBe(parsed.length);
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
  ["às vezes", "ocasionalmente", "pt", "same"],
  ["żywy", "martwy", "pl", "opposite"],
  ["tout de suite", "immédiatement", "fr", "same"],
  ["heart", "kidney", "en", "excludes"],
  ["macchina", "automobile", "it", "same"],
  ["crescita", "calo", "it", "opposite"],
] as const)("phrases and words are in one table: %s and %s", (one, other, language, relation) => {
  const word = (text: string) => ({ text, stem: lightStem(text, language) });
  expect(relationsBetween(word(one), word(other), language).has(relation)).toBe(true);
});
