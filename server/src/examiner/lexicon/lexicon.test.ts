import { describe, expect, test } from "vitest";

import { readHunspell } from "./hunspell.ts";
import { createLexicon } from "./lexicon.ts";

describe("the lexicon of the installed packages", () => {
  const lexicon = createLexicon((what, error) => {
    throw new Error(`no ${what}`, { cause: error });
  });

  test.each([
    ["en", "adsorption", true],
    ["en", "horses", true],
    ["en", "betwen", false],
    ["es", "hablaron", true],
    ["fr", "mangeaient", true],
    ["it", "capello", true],
    ["it", "cuccina", false],
    ["nl", "huizen", true],
    ["pt", "avo", true],
    ["ru", "собаками", true],
    ["sv", "hästen", true],
  ])("%s has %s: %s", (language, word, isThere) => {
    expect(lexicon.isWord(word, language)).toBe(isThere);
  });

  test("a language without a package is unknown, not empty", () => {
    expect(lexicon.isWord("kirja", "fi")).toBeNull();
    expect(lexicon.isWord("x", "constructor")).toBeNull();
  });

  test.each([
    ["weird", "strange", true],
    ["part", "component", true],
    ["begins", "starting", true],
    ["pariss", "paris", false],
    ["orange", "green", false],
    ["dog", "cat", false],
  ])("%s and %s mean the same: %s", (a, b, isSame) => {
    expect(lexicon.areSynonyms(a, b)).toBe(isSame);
    expect(lexicon.areSynonyms(b, a)).toBe(isSame);
  });

  test.each([
    ["rise", "fall", true],
    ["near", "far", true],
    ["begin", "start", false],
  ])("%s and %s are opposites: %s", (a, b, areOpposite) => {
    expect(lexicon.areOpposites(a, b)).toBe(areOpposite);
  });
});

describe("WordNet's data on English words", () => {
  const lexicon = createLexicon();

  test("have derivations, and categories of names", () => {
    expect(lexicon.areDerived("fuse", "fusion")).toBe(true);
    expect(lexicon.areDerived("fuse", "melting")).toBe(false);
    expect(lexicon.areKin("sprint", "run", "verbs")).toBe(true);
    expect(lexicon.areKin("violin", "drum", "any")).toBe(false);
  });

  test("say which of two words explains the other", () => {
    expect(lexicon.areExplained("monarch", "kings")).toBe(true);
    expect(lexicon.areExplained("kings", "monarch")).toBe(true);
    expect(lexicon.areExplained("monarch", "engine")).toBe(false);
    expect(lexicon.areExplained("xyzzy", "")).toBe(false);
  });

  test("have definitions, with the synonyms of the same sense", () => {
    expect(lexicon.senses("seldom")).toEqual([{ words: ["rarely", "seldom"], gloss: "not often" }]);
    expect(lexicon.senses("heart attack")[0]?.gloss).toMatch(/heart/);
    expect(lexicon.senses("xyzzy")).toEqual([]);
    expect(lexicon.senses("")).toEqual([]);
  });
});

describe("a Hunspell dictionary", () => {
  const words = readHunspell(
    "4\nwork/DU\nBaum\nhappy/U\nbad%/%\n",
    ["FORBIDDENWORD %", "PFX U Y 1", "PFX U 0 un .", "SFX D Y 2", "SFX D 0 ed [^ey]", "SFX D y ied [^aeiou]y"].join("\n"),
  );

  test.each([
    ["work", true],
    ["worked", true],
    ["unworked", true],
    ["unhappy", true],
    ["happied", false],
    ["baum", true],
    ["", false],
    ["nothing", false],
    ["w".repeat(100_000), false],
  ])("%s: %s", (word, isThere) => {
    expect(words.has(word)).toBe(isThere);
  });

  test("an empty one has no words", () => {
    expect(readHunspell("0", "").has("word")).toBe(false);
  });
});
