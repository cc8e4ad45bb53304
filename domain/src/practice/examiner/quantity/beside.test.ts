import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(term: string, definition: string, answer: string) {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["Outbreak of the war", "1618", "1618, it lasted until 1648", "right"],
  ["Outbreak of the war", "1618", "in 1618, and it ended in 1648", "right"],
  ["Gestation of a cow", "9 months", "almost two years (9 months)", "wrong"],
  ["Gestation of a donkey", "11 months", "nearly one year (11 months)", "right"],
  ["Number of teeth", "32", "32, a child has 20", "right"],
  ["Number of teeth", "32", "32 (dogs have 42)", "right"],
  ["Number of teeth", "32", "32, the wisdom teeth are the third to come", "right"],
  ["Number of teeth", "32", "32, of which 8 are incisors", "right"],
  ["Number of teeth", "32", "20, an adult has 32", "wrong"],
  ["Outbreak of the war", "1618", "1618 or 1648", "wrong"],
  ["Outbreak of the war", "1618", "1648, thirty years after 1618", "wrong"],
  ["Outbreak of the war", "1618", "1618, thirty years before 1648", "right"],
])("a number of something else is not a second guess: %s, %s, %s is %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});

test.each([
  ["1618", "1618, in the 17th century", "right"],
  ["1618", "1618, in the 16th century", "a part"],
  ["50 km/h", "50 km/h, that is 31 mph", "right"],
  ["50 km/h", "50 km/h, which is 80 mph", "a part"],
  ["20 °C", "20 °C, i.e. 20 K", "a part"],
])("the right number with a false addition is worth a part: %s, %s is %s", (definition, answer, verdict) => {
  expect(marked("the value", definition, answer)).toBe(verdict);
});

test.each([
  ["Boiling point of ethanol", "78 °C", "ethanol boils at 78 °C and freezes at −114 °C", "right"],
  ["Boiling point of ethanol", "78 °C", "ethanol freezes at 78 °C and boils at 114 °C", "wrong"],
  ["Speed limit in towns", "50 km/h", "in towns it is 50 km/h, and 100 km/h outside of them", "right"],
  ["Speed limit in towns", "50 km/h", "on motorways it is 50 km/h, and 100 km/h in all towns", "wrong"],
])("a number that is said of the other thing is none of this: %s: %s, %s is %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});
