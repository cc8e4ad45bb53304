import { slipsBetween } from "@recollect/domain/practice/examiner/text/typos.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { expect, test } from "vitest";

import {
  compoundParts,
  digitsOf,
  isCompoundOf,
  isMostOf,
  letterDistance,
  lettersAndDigits,
  lettersIn,
  mostParts,
  numbersIn,
  otherNumerals,
  soundOf,
} from "./spellings.ts";
import { possibleStems } from "./stems.ts";

test("spellings of one sound are one in Latin letters, and no other word is", () => {
  const alike: [string, string][] = [
    ["profilaxe", "prophylaxe"],
    ["gernika", "guernica"],
    ["fotosintesis", "photosynthesis"],
    ["bundeslaender", "bundeslander"],
    ["skelleton", "skeleton"],
  ];
  for (const [one, other] of alike) expect(soundOf(one), one).toBe(soundOf(other));
  expect(soundOf("cat")).not.toBe(soundOf("hat"));
  for (const word of ["химия", "漢字", "كتاب"]) expect(soundOf(word)).toBe(null);
});

test("another way to write the same sounds is nearer than two wrong letters", () => {
  expect(letterDistance("mitocondria", "mitochondrion", 2)).toBe(2);
  expect(letterDistance("profilaxe", "prophylaxe", 2)).toBe(0.5);
  expect(letterDistance("chemestry", "chemistry", 2)).toBe(1);
  expect(letterDistance("cmistr", "chemistry", 1)).toBeGreaterThan(1);
  // Of very different lengths no two are ways to write one word.
  expect(letterDistance("haaaaaat", "hat", 1)).toBeGreaterThan(1);
});

test("words are compared by their sounds wherever these are near, whatever spares the time to write them", () => {
  const random = seededRandom(3);
  const parts = "a e i o u ae oe ue b c d f g ge gui h k l m n p ph qu r s sch ch ck t v w kw x y z tt ss ll ø".split(" ");
  const pick = () => parts[Math.floor(random() * parts.length)] ?? "";
  const wordOf = (length: number) => Array.from({ length }, pick);
  let near = 0;
  for (let time = 0; time < 6000; time += 1) {
    const letters = wordOf(3 + Math.floor(random() * 5));
    const others = letters.map((letter) => (random() < 0.2 ? pick() : letter));
    const [word, other, most] = [letters.join(""), others.join(""), 1 + Math.floor(random() * 2)];
    const [slips, sound, otherSound] = [slipsBetween(word, other, most), soundOf(word), soundOf(other)];
    if (sound === null || otherSound === null || slips <= 1 || sound[0] !== otherSound[0]) continue;
    const sounds = slipsBetween(sound, otherSound, most);
    if (sounds > most || Math.abs(word.length - other.length) > most + 3) continue;
    near += 1;
    expect(letterDistance(word, other, most), `${word} ${other}`).toBe(Math.min(slips, sounds === 0 ? 0.5 : sounds));
  }
  expect(near).toBeGreaterThan(100);
});

test("small numbers are found in digits, as Roman numerals and as English ordinals", () => {
  expect(otherNumerals("19")).toEqual(["19th", "xix"]);
  expect(otherNumerals("xix")).toEqual(["19", "19th"]);
  expect(otherNumerals("second")).toEqual(["2", "2nd", "ii"]);
  expect(otherNumerals("12th")).toEqual(["12", "xii", "twelfth"]);
  expect(otherNumerals("5")).toContain("v");
  expect(["一", "九", "十", "日"].map(digitsOf)).toEqual(["1", "9", "10", null]);
  // One letter is a letter, and words of other letters are words.
  for (const word of ["i", "v", "x", "mix", "civil", "1914", "0", "2th"]) expect(otherNumerals(word), word).toEqual([]);
});

test("letters and digits are two words", () => {
  expect(lettersAndDigits("hsk4")).toEqual(["hsk", "4"]);
  expect(lettersAndDigits("4a")).toEqual(["4", "a"]);
  for (const word of ["hsk", "4", "k2tog", ""]) expect(lettersAndDigits(word), word).toBe(null);
});

test("a compound begins with a word or ends with it, but for its ending", () => {
  expect(compoundParts("spechte", possibleStems("spechte"))).toContain("specht");
  expect(isCompoundOf("buntspecht", "specht")).toBe(true);
  expect(isCompoundOf("buntspechte", "specht")).toBe(true);
  expect(isCompoundOf("lateinische", "latein")).toBe(true);
  expect(isCompoundOf("buntspechtnest", "specht")).toBe(false);
  expect(isCompoundOf("specht", "specht")).toBe(false);
  for (const other of ["grenze", "grenzen"]) expect(isCompoundOf(other, "katze"), "a word one or two letters longer").toBe(false);
  expect(compoundParts("haus", possibleStems("haus")), "a short word is a part of too many").toEqual([]);
});

test("most of a compound is its longer word, whether it begins with it or ends with it", () => {
  expect(isMostOf("trigeminus", "trigeminusnerv")).toBe(true);
  expect(isMostOf("geschichte", "neugeschichte")).toBe(true);
  for (const [part, word] of [
    ["garten", "gartenvogel"],
    ["trigeminus", "trigeminus"],
    ["katze", "katzen"],
    ["minus", "trigeminusnerv"],
  ] as const)
    expect(isMostOf(part, word), `${part} ${word}`).toBe(word === "katzen");
  expect(mostParts("trigeminusnerv")).toContain("trigeminus");
  expect(mostParts("haus")).toEqual([]);
});

test.each([
  ["covid19", ["19"], 5],
  ["cyp2d6", ["2", "6"], 4],
  ["100mg", ["100"], 2],
  ["1776", ["1776"], 0],
  ["straße", [], 6],
] as const)("the numbers and the letters of %s are told apart", (word, numbers, letters) => {
  expect(numbersIn(word)).toEqual(numbers);
  expect(lettersIn(word)).toBe(letters);
});

test("an Arabic plural that changes the word within has the root of the singular", () => {
  for (const [one, many] of [
    ["كتاب", "كتب"],
    ["مدرسة", "مدارس"],
    ["عاصمة", "عواصم"],
  ] as const)
    expect(
      possibleStems(one).some((stem) => possibleStems(many).includes(stem)),
      one,
    ).toBe(true);
});
