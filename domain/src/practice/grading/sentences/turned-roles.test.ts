import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string, term = "the term") {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["the mountain lies between the lake and the village", "the lake lies between the mountain and the village"],
  ["der See liegt zwischen dem Berg und dem Dorf", "der Berg liegt zwischen dem See und dem Dorf"],
  ["the nurse hands the knife to the surgeon", "the surgeon hands the knife to the nurse"],
  ["punishes the thief on behalf of the town", "is punished by the thief on behalf of the town"],
  ["animal that keeps sheep from the wolf", "wolf that keeps an animal from sheep"],
  ["presses air into the lungs", "presses air out of the lungs"],
  ["soup without meat that still fills", "soup with meat that never fills"],
  ["turns towards the light", "turns away from the light"],
  ["porte l'eau de la source vers la ville", "porte l'eau de la ville vers la source"],
  ["el rey vende la tierra a los campesinos", "los campesinos venden la tierra al rey"],
  ["personne qui prête un livre à un ami", "personne à qui un ami prête un livre"],
  ["nimmt Wasser auf", "nimmt kein Wasser auf"],
  ["persona que bebe vino", "persona que no bebe vino"],
])("%s does not accept %s", (definition, answer) => {
  expect(marked(definition, answer)).not.toBe("right");
});

test.each([
  ["the mountain lies between the lake and the village", "between the village and the lake lies the mountain"],
  ["punishes the thief on behalf of the town", "the thief is punished by it on behalf of the town"],
  ["rents out rooms to guests", "guests rent rooms from it"],
  ["porte l'eau de la source vers la ville", "l'eau est portée de la source à la ville"],
  ["personne qui paie une amende", "celui qui paie une amende"],
  ["el rey vende la tierra a los campesinos", "la tierra es vendida por el rey a los campesinos"],
])("%s accepts %s", (definition, answer) => {
  expect(marked(definition, answer)).toBe("right");
});

test.each([
  ["to complain about (German)", "sich beschweren über", "sich beschweren", "a part"],
  ["to sit down (French)", "s'asseoir sur", "s'asseoir", "a part"],
  ["to dream of (Spanish)", "soñar con", "soñar", "a part"],
  ["to dream of (Spanish)", "soñar con", "soñar con", "right"],
  ["the sea (French)", "la mer", "mer", "right"],
])("%s: for %s, %s is %s", (term, definition, answer, verdict) => {
  expect(marked(definition, answer, term)).toBe(verdict);
});

test("two things joined by and are two answers, but an apposition is not", () => {
  expect(marked("ribosome", "the ribosome and the nucleus")).toBe("a part");
  expect(marked("ribosome", "a ribosome, a small body in the cell")).toBe("right");
});

test("a surname that two cards share gets a part", () => {
  const deck = [
    { term: "Wrote the Ode", definition: "Anna Holm" },
    { term: "Wrote the Elegy", definition: "Peter Holm" },
  ];
  const { score, rule } = grade({ term: "Wrote the Ode", definition: "Anna Holm", answer: "Holm", deck });
  expect([score, rule]).toEqual([60, "several-of-the-name"]);
  expect(grade({ term: "Wrote the Ode", definition: "Anna Holm", answer: "Anna Hollm", deck }).score).toBeGreaterThanOrEqual(90);
});
