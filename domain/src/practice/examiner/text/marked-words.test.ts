import { expect, test } from "vitest";
import { placesOf, sharedWords } from "./marked-words.ts";

const marked = (text: string, parts: string[]) => placesOf(text, parts).map(({ start, end }) => text.slice(start, end));

test("words are found in other forms, and adjacent words make one place", () => {
  expect(marked("You can infer negligence from the accident.", ["inferring", "negligence", "accidents"])).toEqual([
    "infer negligence",
    "accident",
  ]);
});

test("function words of a part are not marked, unless the part has no others", () => {
  expect(marked("the cause of the harm", ["the harm"])).toEqual(["harm"]);
  expect(marked("to be or not", ["not"])).toEqual(["not"]);
});

test("nothing is marked in an empty text, or for no parts", () => {
  expect([marked("", ["a"]), marked("words", []), marked("words", [""])]).toEqual([[], [], []]);
});

test("shared words are returned as the first text writes them", () => {
  expect(sharedWords("Makes lipids and poisons", "it made a lipid")).toEqual(["Makes", "lipids"]);
});

test("other scripts, accents and signs do not throw", () => {
  for (const text of ["東京は首都です", "Ελλάδα", "naïve café", "😀 \u202e x", "{".repeat(20_000)])
    expect(placesOf(text, [text])).toBeInstanceOf(Array);
});
