import { expect, test } from "vitest";

import { searchOf } from "../library-index/search.ts";
import { findInWords, wantedWord, type Forgiveness } from "./wanted-words.ts";

const wanted = (text: string, forgiveness: Forgiveness) => {
  const [word] = searchOf(text, { shortestBeginning: 1 })?.words ?? [];
  if (!word) throw new Error("The text has no word");
  return wantedWord(word, forgiveness);
};

/** A deck of nothing but words that are written nearly like `photosynthesis`. */
const neighbours = Array.from({ length: 30_000 }, (_, at) => `photosynthe${String.fromCharCode(0x4e00 + at)}is`);

test("words with a wrong letter are found, each with how far it is", () => {
  const found = findInWords(" sugar photosinthesis salt ", wanted("photosynthesis", { isForgiving: true }));
  expect(found).toEqual([{ at: 7, part: "photosinthesis", distance: 1 }]);
});

test.each([true, false])("of a deck of nothing but such words some thousand are compared (loosely: %s)", (isLoose) => {
  const found = findInWords(` ${neighbours.join(" ")} `, wanted("photosynthesis", { isForgiving: true, isLoose }));
  expect(found.length).toBeGreaterThan(1_000);
  expect(found.length).toBeLessThan(10_000);
});

test("all words are found that are as they were typed", () => {
  const forms = Array.from({ length: 8_000 }, (_, at) => `photo${at}`);
  expect(findInWords(` ${forms.join(" ")} `, wanted("photo", { isForgiving: false }))).toHaveLength(8_000);
});
