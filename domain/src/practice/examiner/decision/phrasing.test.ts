import { expect, test } from "vitest";

import { grade } from "../grade.ts";
import { readingOf } from "../question/reading.ts";
import { deckFeatures } from "./deck-features.ts";
import { phrasingFeatures } from "./phrasing-features.ts";
import { wordReading } from "./reading.ts";

function readingIn(language: string, definition: string, answer: string, deck: { term: string; definition: string }[] = []) {
  return wordReading(readingOf({ term: "the term", definition, answer, deck, language }));
}

test.each([
  ["en", "having mixed or contradictory feelings", "mixed feelings", true],
  ["en", "a cold, wet or windy season", "a windy season", true],
  ["de", "trockener oder sandiger Boden", "sandiger Boden", true],
  ["fr", "un objet rond ou ovale", "un objet ovale", true],
  ["es", "una tela fina o suave", "una tela suave", true],
  ["en", "a cold and wet season", "a wet season", false],
  ["en", "having mixed or contradictory feelings", "feelings", false],
])(
  "of words that the card joins with or, one that is said makes the others needless: %s, %s, %s",
  (language, definition, answer, isEnough) => {
    expect(phrasingFeatures(readingIn(language, definition, answer)).missingNeeded === 0).toBe(isEnough);
  },
);

test.each([
  ["en", "layer that keeps heat inside", "it is what you need so that the heat can stay inside", "a thick layer"],
  ["de", "Schicht, die Wärme hält", "wenn man es warm halten kann", "eine dicke Schicht"],
  ["fr", "couche qui garde la chaleur", "quand on peut garder la chaleur", "une couche épaisse"],
])("a sentence of the student's own is told from a bare name: %s", (language, definition, own, bare) => {
  const [sentence, name] = [own, bare].map((answer) => phrasingFeatures(readingIn(language, definition, answer)).ownPhrasing);
  expect(sentence).toBeGreaterThan(2);
  expect(name).toBe(0);
});

test("limits that the card does not set are counted, and those of the card that are left out", () => {
  expect(phrasingFeatures(readingIn("en", "rules for all members", "rules for members only"))).toMatchObject({
    limitsAdded: 1,
    limitsMissing: 1,
  });
});

test("an answer in the words of another card shows it, in whatever order the cards are", () => {
  const deck = [
    { term: "the term", definition: "gives each device an address by hand" },
    { term: "switch", definition: "sends frames to one device" },
    { term: "hub", definition: "sends frames to every device" },
  ];
  const features = [deck, deck.toReversed()].map((cards) =>
    deckFeatures(readingIn("en", "gives each device an address by hand", "a hub sends frames to device", cards)),
  );
  expect(features[0]?.otherCardLead).toBeGreaterThan(0);
  expect(features[1]).toEqual(features[0]);
});

test.each([
  ["fr", "dix-huit ans révolus", "18 ans révolus", true],
  ["en", "thirty-two teeth in all", "32 teeth in all", true],
  ["en", "thirty-two teeth in all", "34 teeth in all", false],
  ["es", "cuarenta alumnos por aula", "cuarenta alumnos por aula", true],
])("tens and ones in words are one number: %s, %s, %s", (language, definition, answer, isRight) => {
  expect(grade({ term: "how many", definition, answer, deck: [], language }).isCorrect).toBe(isRight);
});

test.each([
  ["Magnetism", "the force that pulls iron towards something", "a force that pulls iron"],
  ["Zentripetalkraft", "die Kraft, die den Körper nach innen zieht", "Kraft, die Körper innen zieht"],
])("%s: the card's words in their order are at least a part, without its small words", (term, definition, answer) => {
  expect(grade({ term, definition, answer, deck: [] }).score).toBeGreaterThanOrEqual(40);
});
