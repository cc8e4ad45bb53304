import { describe, expect, test } from "vitest";

import { noLexicon } from "../knowledge/lexicon.ts";
import type { Language } from "../text/function-words.ts";
import { lightStem } from "../text/light-stem.ts";
import { aligned } from "./alignment.ts";
import { createKinship } from "./kinship.ts";
import { wordText } from "./tokens.ts";

describe("singular and plural have one stem", () => {
  test.each<[Language, string, string]>([
    ["fr", "habitant", "habitants"],
    ["fr", "canal", "canaux"],
    ["fr", "eau", "eaux"],
    ["fr", "loi", "lois"],
    ["es", "uva", "uvas"],
    ["es", "imagen", "imágenes"],
    ["es", "raíz", "raíces"],
    ["es", "especie", "especies"],
    ["pt", "nação", "nações"],
  ])("%s: %s, %s", (language, one, several) => {
    expect(lightStem(several, language)).toBe(lightStem(one, language));
  });
});

describe("a quantity in a sentence", () => {
  test.each<[Language, string, string]>([
    ["en", "weight in grams of 9,000 metres", "weight in g of 9000m"],
    ["en", "two thousand metres", "2000 m"],
    ["es", "10.000 metros cuadrados", "diez mil metros cuadrados"],
    ["de", "1.500 Meter", "1500 m"],
  ])("%s: %s, %s", (language, card, answer) => {
    expect(pairsOf(card, answer, language)).toEqual(
      wordText(card, language)
        .tokens.filter(({ isFunction }) => !isFunction)
        .map(() => "said"),
    );
  });

  test("a letter that follows no number is no unit", () => {
    expect(wordText("plan g", "en").tokens.map(({ text }) => text)).toEqual(["plan", "g"]);
  });
});

describe("a German compound says its words", () => {
  test.each([
    ["feste Stoffe", "Feststoffe"],
    ["Menschenrettung", "Menschen werden gerettet"],
  ])("%s, %s", (card, answer) => {
    expect(pairsOf(card, answer, "de")).not.toContain("missing");
  });
});

/** Which content words of a card an answer says. */
function pairsOf(card: string, answer: string, language: Language): string[] {
  const kinship = createKinship({ language, lexicon: noLexicon, isRealWord: () => true });
  const { ofCard } = aligned(wordText(card, language).tokens, wordText(answer, language).tokens, kinship);
  return ofCard.map((pair) => (pair === null ? "missing" : "said"));
}
