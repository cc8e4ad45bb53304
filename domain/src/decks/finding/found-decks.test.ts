import { expect, test } from "vitest";
import { isSearchedOnCards } from "./found-decks.ts";

test("cards are searched from three letters on, and from the first one of a script without spaces", () => {
  for (const text of ["cel", "  the  ", "été", "水", "語学", "ไทย", "ນ", "ទឹក", "ရေ", "꽃", "a b"])
    expect(isSearchedOnCards(text), text).toBe(true);
  for (const text of ["", "  ", "ce", " a ", "ря", "𝕒𝕓", "a".repeat(201)]) expect(isSearchedOnCards(text), text).toBe(false);
});
