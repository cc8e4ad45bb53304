import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["²¹⁰Po → ²⁰⁶Pb + ⁴He", "Po-210 -> Pb-206 + alpha", "right"],
  ["²¹⁰Po → ²⁰⁶Pb + ⁴He", "²¹⁰₈₄Po → α + ²⁰⁶₈₂Pb", "right"],
  ["²¹⁰Po → ²⁰⁶Pb + ⁴He", "210Po → 208Pb + 4He", "wrong"],
  ["²¹⁰Po → ²⁰⁶Pb + ⁴He", "²⁰⁶Pb + ⁴He → ²¹⁰Po", "wrong"],
  ["uranium-235", "U-235", "right"],
  ["uranium-235", "²³⁵U", "right"],
  ["uranium-235", "U-238", "wrong"],
  ["³H", "tritium", "right"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the formula", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
