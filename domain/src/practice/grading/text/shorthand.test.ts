import { describe, expect, test } from "vitest";
import { writtenOut } from "./shorthand.ts";

describe("short forms that students type are written out", () => {
  test.each([
    ["it doesnt melt", "it does not melt"],
    ["plants cant move", "plants can not move"],
    ["they dont agree", "they do not agree"],
    ["a trip w/o stops", "a trip without stops"],
    ["what u see", "what you see"],
    ["ppl who vote", "people who vote"],
    ["goes thru walls", "goes through walls"],
    ["enfant dont les parents", "enfant dont les parents"],
    ["w/m²", "w/m²"],
    ["u", "u"],
    ["une tempête de l'espèce", "une tempête de l'espèce"],
    ["ayer canté", "ayer canté"],
    ["très high temp in the café", "très high temperature in the café"],
  ])("%s: %s", (short, long) => {
    expect(writtenOut(short)).toBe(long);
  });
});
