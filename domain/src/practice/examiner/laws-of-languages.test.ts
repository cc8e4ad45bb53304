import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { grade } from "./grade.ts";

/** A small deck of each language. */
const decks = {
  de: [
    ["Rinde", "die äußere Schicht eines Baumstamms"],
    ["Wurzel", "der Teil einer Pflanze, der das Wasser aus dem Boden aufnimmt"],
    ["Blatt", "ein grüner Teil der Pflanze, der aus Licht Zucker macht"],
    ["Samen", "ein kleines Korn, aus dem eine neue Pflanze wächst"],
  ],
  fr: [
    ["écorce", "la couche extérieure du tronc d'un arbre"],
    ["racine", "la partie d'une plante qui prend l'eau dans le sol"],
    ["feuille", "une partie verte de la plante qui fait du sucre avec la lumière"],
    ["graine", "un petit grain d'où naît une nouvelle plante"],
  ],
  es: [
    ["corteza", "la capa exterior del tronco de un árbol"],
    ["raíz", "la parte de una planta que toma el agua del suelo"],
    ["hoja", "una parte verde de la planta que hace azúcar con la luz"],
    ["semilla", "un grano pequeño del que nace una planta nueva"],
  ],
  pt: [
    ["casca", "a camada exterior do tronco de uma árvore"],
    ["raiz", "a parte de uma planta que tira a água do solo"],
    ["folha", "uma parte verde da planta que faz açúcar com a luz"],
    ["semente", "um grão pequeno de que nasce uma planta nova"],
  ],
} as const;
const cardsOf = (language: keyof typeof decks) => decks[language].map(([term, definition]) => ({ term, definition }));
const languages = Object.keys(decks) as (keyof typeof decks)[];

describe.each(languages)("laws of a mark in another language: %s", (language) => {
  const deck = cardsOf(language);
  const words = [...new Set(deck.flatMap(({ definition }) => definition.replace(/[,']/g, " ").split(" ")))];
  const card = fc.constantFrom(...deck);
  const answers = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }).map((list) => list.join(" "));

  test("it does not depend on the order of the deck's other cards", () => {
    fc.assert(
      fc.property(card, answers, fc.shuffledSubarray(deck, { minLength: deck.length }), (asked, answer, shuffled) => {
        expect(grade({ ...asked, answer, deck: shuffled })).toEqual(grade({ ...asked, answer, deck }));
      }),
      { numRuns: 30, seed: 7 },
    );
  });

  test("it does not depend on the case of the letters", () => {
    fc.assert(
      fc.property(card, answers, (asked, answer) => {
        const plain = grade({ ...asked, answer, deck }).score;
        expect(grade({ ...asked, answer: answer.toLowerCase(), deck }).score).toBe(plain);
        expect(grade({ ...asked, answer: answer.charAt(0).toUpperCase() + answer.slice(1), deck }).score).toBe(plain);
      }),
      { numRuns: 30, seed: 7 },
    );
  });

  test("the card's sentence without its first article is right, and another card's sentence is wrong", () => {
    for (const [at, asked] of deck.entries()) {
      const bare = asked.definition.replace(/^\S+ /, "");
      expect(grade({ ...asked, answer: bare, deck }).score).toBeGreaterThanOrEqual(90);
      const other = deck[(at + 1) % deck.length]?.definition ?? "";
      expect(grade({ ...asked, answer: other, deck }).score).toBe(0);
    }
  });
});

test.each([
  ["de", "Wasser, das fließt", "fließendes Wasser", "fließendes wasser"],
  ["de", "die Blätter", "die Blaetter", "blätter"],
  ["fr", "l'eau des rivières", "l’eau des rivières", "eau de rivière"],
  ["es", "las hojas verdes", "hojas verdes", "Las Hojas Verdes"],
  ["pt", "as folhas verdes", "folhas verdes", "As Folhas Verdes"],
] as const)("umlauts written out, articles, apostrophes and capitals change no mark: %s, %s", (language, definition, one, other) => {
  const deck = [...cardsOf(language), { term: "?", definition }];
  const [first, second] = [one, other].map((answer) => grade({ term: "?", definition, answer, deck }).score);
  expect([first! >= 90, second! >= 90]).toEqual([true, true]);
});

/** A definition of each language of the app whose small words an answer leaves out, and these small words. */
test.each([
  ["en", "the part of a plant that takes up water from the ground per day", "takes water", "the of a that up from per and"],
  ["de", "der Teil einer Pflanze, der das Wasser aus dem Boden mit der Wurzel aufnimmt", "Wasser aufnehmen", "der einer das aus dem mit"],
  ["fr", "la partie d'une plante qui prend l'eau dans le sol avec ses racines", "prend eau", "la d une qui l dans le avec ses"],
  ["es", "la parte de una planta que toma el agua del suelo con sus raíces", "toma agua", "la de una que el del con sus"],
  ["pt", "a parte de uma planta que tira a água do solo com as suas raízes", "tira água", "a de uma que do com as suas"],
  ["pl", "część rośliny, która pobiera wodę z gleby przez korzenie oraz pod ziemią", "pobiera wodę", "która z przez oraz pod"],
  ["ar", "جزء من النبات الذي يأخذ الماء من التربة عن طريق الجذور", "يأخذ الماء", "من الذي عن"],
])("feedback is one sentence and names no small word: %s", (_, definition, answer, small) => {
  for (const deck of [[], [{ term: "?", definition }]]) {
    const { found, missing, feedback } = grade({ term: "?", definition, answer, deck });
    expect([...found, ...missing].filter((word) => small.split(" ").includes(word.toLowerCase()))).toEqual([]);
    expect(feedback.replace(/"[^"]*"/g, "")).toMatch(/^[^.!?]*[.!?]$/);
  }
});
