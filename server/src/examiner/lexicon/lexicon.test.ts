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
});

describe("WordNet's data on English words", () => {
  const lexicon = createLexicon((what, error) => {
    throw new Error(`no ${what}`, { cause: error });
  });
  const sets = (word: string) =>
    lexicon.profileOf(word) ?? { own: [], similar: [], above: [], derived: [], opposites: [], explanation: new Set() };
  const meet = (one: readonly string[], other: readonly string[]) => one.some((set) => other.includes(set));

  test.each([
    ["part", "component", true],
    ["begins", "starting", true],
    ["right away", "at once", true],
    ["pariss", "paris", false],
    ["dog", "cat", false],
  ])("%s and %s share a set of synonyms: %s", (a, b, areSame) => {
    expect(meet(sets(a).own, sets(b).own)).toBe(areSame);
  });

  test("has opposites, derivations, kinds and sets around an adjective", () => {
    expect(meet(sets("rise").opposites, sets("fall").own)).toBe(true);
    expect(meet(sets("begin").opposites, sets("start").own)).toBe(false);
    expect(meet(sets("fuse").derived, sets("fusion").own)).toBe(true);
    expect(meet(sets("sprint").above, sets("run").own)).toBe(true);
    expect(meet(sets("violin").above, sets("drum").own)).toBe(false);
    expect(meet(sets("weird").similar, sets("strange").own)).toBe(true);
  });

  test("explains a word by the stems of its definition and of its synonyms", () => {
    expect(sets("monarch").explanation.has("nation")).toBe(true);
    expect(sets("monarch").explanation.has("engin")).toBe(false);
    expect(lexicon.profileOf("xyzzy")).toBeNull();
    expect(lexicon.profileOf("")).toBeNull();
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
