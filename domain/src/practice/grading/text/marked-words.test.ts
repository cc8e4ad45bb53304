import { expect, test } from "vitest";
import { placesOf, sharedWords } from "./marked-words.ts";

const marked = (text: string, parts: string[]) => placesOf(text, parts).map(({ start, end }) => text.slice(start, end));

test("words are found in another form, and side by side they are one place", () => {
  expect(marked("You can infer negligence from the accident.", ["inferring", "negligence", "accidents"])).toEqual([
    "infer negligence",
    "accident",
  ]);
});

test("small words of a part are marked nowhere; a part of nothing else is", () => {
  expect(marked("the cause of the harm", ["the harm"])).toEqual(["harm"]);
  expect(marked("to be or not", ["not"])).toEqual(["not"]);
});

test("nothing is marked in an empty text, or for no parts", () => {
  expect([marked("", ["a"]), marked("words", []), marked("words", [""])]).toEqual([[], [], []]);
});

test("words of both texts are told as the first writes them", () => {
  expect(sharedWords("Makes lipids and poisons", "it made a lipid")).toEqual(["Makes", "lipids"]);
});

test("other scripts, accents and signs do not throw", () => {
  for (const text of ["東京は首都です", "Ελλάδα", "naïve café", "😀 \u202e x", "{".repeat(20_000)])
    expect(placesOf(text, [text])).toBeInstanceOf(Array);
});
