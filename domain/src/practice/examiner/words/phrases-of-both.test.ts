import { describe, expect, test } from "vitest";

import { noLexicon } from "../knowledge/lexicon.ts";
import type { Language } from "../text/function-words.ts";
import { aligned, isSaid } from "./alignment.ts";
import { createKinship } from "./kinship.ts";
import { withPhrasesOfBoth } from "./phrases-of-both.ts";
import { wordText } from "./tokens.ts";

function read(card: string, answer: string, language: Language) {
  const kinshipOf = createKinship({ language, lexicon: noLexicon, isRealWord: () => true });
  const [own, said] = withPhrasesOfBoth(wordText(card, language), wordText(answer, language), language, kinshipOf);
  return aligned(own.tokens, said.tokens, kinshipOf);
}

/** The telling words of a card that an answer does not say. */
function missing(card: string, answer: string, language: Language): string[] {
  const alignment = read(card, answer, language);
  return alignment.card.filter((_, at) => !isSaid(alignment.ofCard[at])).map(({ text }) => text);
}

describe("a phrase says the word for which it stands", () => {
  test.each<[Language, string, string]>([
    ["en", "enlarges the image", "makes the image bigger"],
    ["en", "the price increased", "the price went up"],
    ["en", "consists of cells", "is made of cells"],
    ["en", "the habitat of an animal", "the place where an animal lives"],
    ["en", "extinct", "no longer existing"],
    ["de", "vergrößert das Bild", "macht das Bild größer"],
    ["de", "die Menge wächst", "die Menge wird immer größer"],
    ["de", "Vergrößern des Bildes", "das Bild größer machen"],
    ["fr", "l'accouchement", "la mise au monde"],
    ["fr", "accélère la réaction", "rend la réaction plus rapide"],
    ["es", "fortalece el músculo", "hace el músculo más fuerte"],
    ["es", "el hábitat de un animal", "el lugar donde vive un animal"],
  ])("%s: %s, %s", (language, card, answer) => {
    expect(missing(card, answer, language)).toEqual([]);
  });

  test.each<[Language, string, string, string]>([
    ["en", "enlarges the image", "makes the image smaller", "enlarges"],
    ["en", "enlarges the image", "makes the image, which is bigger", "enlarges"],
    ["en", "enlarges the image", "makes a picture that nobody has ever seen bigger", "enlarges"],
    ["de", "vergrößert das Bild", "macht das Bild kleiner", "vergrössert"],
  ])("%s: another phrase does not, nor words of two clauses or far apart: %s, %s", (language, card, answer, word) => {
    expect(missing(card, answer, language)).toContain(word);
  });
});

test.each<[Language, string, string]>([
  ["en", "the price increases", "the price goes down"],
  ["de", "der Druck steigt", "der Druck wird niedriger"],
])("%s: a phrase is the opposite of the word whose opposite it stands for: %s, %s", (language, card, answer) => {
  expect(read(card, answer, language).opposites).toHaveLength(1);
});

test("words of a phrase stay apart where the other text has no word for it", () => {
  expect(missing("broken pieces", "broken down pieces", "en")).toEqual([]);
  expect(read("turns light into sugar", "turns sugar into light", "en").card.map(({ text }) => text)).toEqual(["turns", "light", "sugar"]);
});

describe("the denial of a contrary says the word", () => {
  test.each<[Language, string, string]>([
    ["en", "a low temperature", "a temperature that is not high"],
    ["en", "an irreversible change", "a change that is not reversible"],
    ["en", "a colourless gas", "a gas without colour"],
    ["de", "ein farbloses Gas", "ein Gas ohne Farbe"],
    ["de", "alkoholfrei", "ohne Alkohol"],
  ])("%s: %s, %s", (language, card, answer) => {
    expect(missing(card, answer, language)).toEqual([]);
  });

  test.each<[Language, string, string, string]>([
    ["en", "a low temperature", "a high temperature", "low"],
    ["en", "a colourless gas", "a gas with a colour", "colourless"],
    ["en", "happens before the meal", "does not happen after the meal", "before"],
  ])("%s: but not the contrary, nor the denial of one of several: %s, %s", (language, card, answer, word) => {
    expect(read(card, answer, language).ofCard.map((pair) => pair?.kinship)).not.toContain("denied");
    expect(word === "before" ? ["before"] : missing(card, answer, language)).toContain(word);
  });
});
