import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const score = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;

test.each([
  ["I spoke", "hablé", "hablo"],
  ["we used to live", "vivíamos", "vivimos"],
  ["they will come", "vendrán", "vendrá"],
  ["I was eating", "je mangeais", "je mange"],
  ["she has gone out", "elle est sortie", "il est sorti"],
  ["you (sg.) were reading", "leggevi", "leggevo"],
  ["we will finish", "nous finirons", "nous finissons"],
  ["er ging", "he went", "he goes"],
  ["wir haben gegessen", "we have eaten", "they have eaten"],
  ["hablar, yo, pretérito", "hablé", "hablaba"],
])("another tense or person is another answer: %s, %s is not %s", (term, definition, answer) => {
  expect(score(term, definition, answer)).toBe(0);
});

test.each([
  ["I spoke", "hablé", "yo hablé"],
  ["we used to live", "vivíamos", "viviamos"],
  ["I was eating", "je mangeais", "mangeais"],
  ["I went", "sono andato", "sono andata"],
  ["I went", "sono andato", "io sono andato / andata"],
  ["yo corría", "I was running", "I was runing"],
  ["the milk", "il latte", "il late"],
  ["he spoke", "habló", "habló él"],
])("the same form with or without its pronoun, accents or gender is none: %s, %s is %s", (term, definition, answer) => {
  expect(score(term, definition, answer)).toBeGreaterThanOrEqual(40);
});
