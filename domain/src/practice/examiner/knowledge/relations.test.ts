import { expect, test } from "vitest";

import { lightStem } from "../text/light-stem.ts";
import { everyday, initialsOfStem, phraseOf, relationsBetween } from "./relations.ts";
import tables from "./relations.json" with { type: "json" };

const rowsByLanguage = Object.entries(everyday).map(([language, lines]) => [language, lines.flatMap((line) => line.split("; "))] as const);
const parsed = [...Object.entries(tables), ["same", Object.fromEntries(rowsByLanguage)] as const].flatMap(([relation, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, rows]) =>
    rows.map((row) => ({ row: `${relation} ${language} ${row}`, relation, language, words: row.split(" ").map(phraseOf) })),
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
    words.filter((word) => {
      const of = language as Parameters<typeof lightStem>[1];
      return !lightStem(word, of).startsWith(initialsOfStem(word, of));
    }),
  );
  expect(wrong).toEqual([]);
});

test("no row stands twice", () => {
  expect(new Set(parsed.map(({ row }) => row)).size).toBe(parsed.length);
});

test.each([
  ["en", 1500],
  ["de", 400],
  ["fr", 400],
  ["es", 400],
])("everyday words of %s: at least %i pairs of one meaning", (language, least) => {
  const rows = rowsByLanguage.find(([own]) => own === language)?.[1] ?? [];
  const pairs = rows.map((row) => row.split(" ").length).reduce((before, words) => before + (words * (words - 1)) / 2, 0);
  expect(pairs).toBeGreaterThan(least);
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
  ["enlarge", "make bigger", "en", "same"],
  ["tachypnoea", "fast breathing", "en", "same"],
  ["consume", "use", "en", "same"],
  ["femur", "humerus", "en", "excludes"],
  ["confirm", "refute", "en", "opposite"],
  ["schmelzen", "flüssig werden", "de", "same"],
  ["inflation", "hausse des prix", "fr", "same"],
  ["poco a poco", "gradualmente", "es", "same"],
  ["auf nehmen", "ab geben", "de", "opposite"],
  ["aufgenommen", "auf nehmen", "de", "same"],
  ["ralentit", "accélère", "fr", "opposite"],
  ["falta", "mucha", "es", "opposite"],
] as const)("phrases and words are in one table: %s and %s", (one, other, language, relation) => {
  const word = (text: string) => ({ text, stem: lightStem(text, language) });
  expect(relationsBetween(word(one), word(other), language).has(relation)).toBe(true);
});
