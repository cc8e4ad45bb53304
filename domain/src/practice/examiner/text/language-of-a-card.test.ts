import { expect, test } from "vitest";

import { noLexicon } from "../knowledge/lexicon.ts";
import { readingOf } from "../question/reading.ts";

const decks = {
  de: ["Fluss, der in ein Meer mündet", "Preis für geliehenes Geld", "die Hauptstadt eines Landes", "Wasser, das aus dem Boden kommt"],
  fr: ["rivière qui se jette dans la mer", "prix de l'argent prêté", "la capitale d'un pays", "eau qui sort du sol"],
  es: ["río que llega al mar", "precio del dinero prestado", "la capital de un país", "agua que sale del suelo"],
  pt: ["rio que chega ao mar", "preço do dinheiro emprestado", "a capital de um país", "água que sai do solo"],
  en: ["a river that flows into the sea", "the price of borrowed money", "the capital of a country", "water that comes out of the ground"],
} as const;
const languageOf = (definition: string, deck: readonly string[], answer = definition) =>
  readingOf(
    { term: "?", definition, answer, deck: [...deck, definition].map((text, at) => ({ term: `${at}`, definition: text })) },
    noLexicon,
  ).language;

test.each([
  ["de", "Wirtschaft schrumpft in zwei Quartalen"],
  ["de", "Großbuchstaben"],
  ["fr", "577 députés"],
  ["es", "muerte celular programada"],
  ["pt", "divisão celular"],
  ["en", "four times a day"],
] as const)("a text of few small words is in the language of the deck: %s, %s", (language, definition) => {
  expect(languageOf(definition, decks[language])).toBe(language);
});

test("a sentence in another language than its deck's is read in its own", () => {
  expect(languageOf("the part of a plant that takes up water from the ground", decks.de)).toBe("en");
  expect(languageOf("der Teil einer Pflanze, der das Wasser aus dem Boden aufnimmt", decks.en)).toBe("de");
});

test("letters that are no words, such as those of an abbreviation, show no language", () => {
  expect(readingOf({ term: "q.i.d.", definition: "four times daily", answer: "three times daily", deck: [] }, noLexicon).language).toBe(
    "en",
  );
});

test("the language does not depend on the order of the deck's cards", () => {
  for (const [language, deck] of Object.entries(decks)) {
    const many = Array.from({ length: 60 }, (_, at) => `${deck[at % deck.length] ?? ""} ${at}`);
    expect(languageOf("Mars, Venus", many)).toBe(language);
    expect(languageOf("Mars, Venus", many.toReversed())).toBe(language);
  }
});
