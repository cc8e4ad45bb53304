import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(term: string, definition: string, answer: string) {
  const { score, rule } = grade({ term, definition, answer, deck: [] });
  return [score >= 90 ? "right" : score >= 40 ? "a part" : "wrong", rule];
}

test.each([
  ["Seasons", "spring, summer, autumn, winter", "winter, fall, summer & spring"],
  ["Primes below 6", "2, 3, 5", "two, three and five"],
  ["Parts of a tooth", "crown, neck, root", "they are called the crown, the neck and the root"],
  ["Limbs", "left arm, right arm, left leg, right leg", "two arms and two legs"],
  ["Membranes", "outer membrane, inner membrane", "inner and outer"],
  ["Bones", "tibia, fibula (shin bone, calf bone)", "calf bone, shin bone"],
  ["Branches", "legislative, executive, judicial", "1. legislative\n2. executive\n3. judicial"],
  ["Stages, from first to last", "egg, larva, pupa", "egg, then larva, then pupa"],
  ["What the altar is for", "for offerings of bread, wine and oil", "bread, wine, oil"],
  ["Blood groups", "A, B, AB, O", "groups O, A, B and AB"],
  ["Roof shapes", "flat roof, hip roof, gable roof", "hip, flat and gable"],
  ["Weather fronts", "cold front, warm front, occluded front", "warm, cold, occluded"],
  ["Parts of the farm", "the three fields barley, rye, fallow", "barley, rye and fallow"],
  ["Poets of the lake", "Wordsworth, Coleridge, Southey", "William Wordsworth, Samuel T. Coleridge, Robert Southey"],
  ["Acts of the mass", "first lesson, second lesson, psalm, third lesson", "1st lesson, 2nd lesson, psalm, 3rd lesson"],
])("%s: %s accepts %s", (term, definition, answer) => {
  expect(marked(term, definition, answer)[0]).toBe("right");
});

test.each([
  ["Stages, from first to last", "egg, larva, pupa", "pupa, larva, egg", "a part", "list-order"],
  ["Three tallest trees, tallest first", "redwood, spruce, ash", "redwood, spruce, ash", "right", "exact"],
  ["Cities of the league (largest first)", "Lübeck, Hamburg, Riga", "Riga, Hamburg, Lübeck", "a part", "list-order"],
  ["Coins by falling value", "crown, shilling, penny", "penny, crown, shilling", "a part", "list-order"],
  ["Three old bridges", "Rialto, Ponte Vecchio, Mostar", "Mostar, Rialto, Ponte Vecchio", "right", "list"],
  ["Chain of the meadow", "clover → hare → lynx", "lynx → hare → clover", "a part", "list-order"],
  ["Burning of chalk", "chalk + heat → lime + gas", "lime + gas → chalk + heat", "wrong", "swapped"],
  ["Burning of chalk", "chalk + heat → lime + gas", "heat + chalk -> gas + lime", "right", "list"],
  ["Bones", "tibia, fibula, femur", "tibia and fibula", "a part", "list"],
  ["Primes below 6", "2, 3, 5", "1, 2, 3, 5", "a part", "list"],
  ["Colours", "red, green, blue", "orange, violet, black", "wrong", "no-match"],
  ["Cantons of the first union", "Uri, Schwyz, Unterwalden, Luzern", "Uri", "a part", "list"],
  ["Printing press", "Johannes Gutenberg, 1450", "Gutenberg in 1540", "a part", "list"],
  ["Highest mountain and its continent", "Everest, Asia", "Everest, Africa", "a part", "list"],
  ["Muscles", "peroneus brevis, peroneus longus, vastus major", "peroneus brevis, peroneus longus, vastus minor", "a part", "list"],
  ["What the altar is for", "for offerings of bread, wine and oil", "bread and oil", "a part", "list"],
  ["Tides of the week", "spring, neap, ebb, flood, slack", "neap", "a part", "list"],
  ["grave (Italian)", "heavy, serious", "heavy, cheerful", "a part", "list"],
  ["Telephone", "Alexander Graham Bell, 1876", "Bell in 1876", "right", "list"],
])("%s: %s and %s: %s by %s", (term, definition, answer, verdict, rule) => {
  expect(marked(term, definition, answer)).toEqual([verdict, rule]);
});
