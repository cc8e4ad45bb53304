import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const score = (term: string, definition: string, answer: string, language = "en") =>
  grade({ term, definition, answer, language, deck: [] }).score;

test.each([
  ["density", "mass per unit volume", "mass divided by volume"],
  ["density", "mass per unit volume", "mass/volume"],
  ["density", "mass divided by volume", "the mass of an object per volume"],
  ["pressure", "force per unit area", "force divided by area"],
  ["Dichte", "Masse pro Volumen", "Masse geteilt durch Volumen", "de"],
  ["densité", "masse divisée par le volume", "masse par unité de volume", "fr"],
  ["densidad", "masa por unidad de volumen", "masa dividida por el volumen", "es"],
])("a quotient is one whatever divides it: %s, %s, %s", (term, definition, answer, language = "en") => {
  expect(score(term, definition, answer, language)).toBe(96);
});

test.each([
  ["density", "mass per unit volume", "volume divided by mass"],
  ["density", "mass divided by volume", "volume/mass"],
  ["Dichte", "Masse pro Volumen", "Volumen geteilt durch Masse", "de"],
  ["pressure", "force per unit area", "area per force"],
  ["densidad de población", "número de habitantes por kilómetro cuadrado", "kilómetros cuadrados por habitante", "es"],
])("a quotient with its sides exchanged is another: %s, %s, %s", (term, definition, answer, language = "en") => {
  expect(score(term, definition, answer, language)).toBeLessThan(90);
});

test("a text with two dividers is left to the words", () => {
  expect(score("acceleration", "metres per second per second", "metres per second per second")).toBe(100);
});
