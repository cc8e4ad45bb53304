import { describe, expect, test } from "vitest";

import { grade } from "../grade.ts";

function score(term: string, definition: string, answer: string): number {
  return grade({ term, definition, answer, deck: [{ term, definition }] }).score;
}

describe("a name that an answer mentions only in passing", () => {
  test.each([
    ["Author of Emma", "Jane Austen", "Charlotte Brontë, a critic of Jane Austen"],
    ["Author of Emma", "Jane Austen", "Cassandra, who was Jane Austen's sister"],
    ["Largest gland", "liver", "the stomach, right beside the liver"],
    ["Highest mountain", "Everest", "K2, a little lower than Everest"],
    ["Author of Emma", "Jane Austen", "Austen's sister"],
    ["Largest planet", "Jupiter", "Jupiter's moon Io"],
    ["River through Cologne", "Rhine", "the Neckar, a tributary of the Rhine"],
    ["Author of Emma", "Jane Austen", "Jane Austen's older brother, Henry"],
    ["Capital of Norway", "Oslo", "Bergen, west of Oslo"],
    ["Capital of Norway", "Oslo", "Bergen, Oslo is bigger"],
    ["Capital of Norway", "Oslo", "The capital is Bergen, a city by the sea, whereas Oslo is just bigger"],
    ["Part of a flower that makes pollen", "stamen", "the pistil with its stamen"],
  ])("%s: %s is not the answer in %s", (term, definition, answer) => {
    expect(score(term, definition, answer)).toBe(0);
  });

  test.each([
    ["Author of Emma", "Jane Austen", "it was written by Jane Austen in 1815"],
    ["Largest gland", "liver", "the liver, right under the ribs"],
    ["Highest mountain", "Everest", "Everest, higher than K2"],
    ["Author of Emma", "Jane Austen", "Jane Austen's novel"],
    ["Capital of Norway", "Oslo", "Oslo, east of Bergen"],
    ["Capital of Norway", "Oslo", "Oslo, Bergen is smaller"],
  ])("%s: %s is the answer in %s", (term, definition, answer) => {
    expect(score(term, definition, answer)).toBeGreaterThanOrEqual(90);
  });
});

describe("the only word of a card in a sentence about something else", () => {
  test.each([
    ["candle", "our teacher lit a candle in the church while the children sang songs"],
    ["bridge", "yesterday the old man walked over the bridge and bought some fish"],
    ["window", "my cat sits by the window every morning until grandma brings milk"],
    ["to end / to finish", "the thing that happens when a person goes to the shop until evening comes"],
  ])("%s is not the answer in %s", (definition, answer) => {
    expect(score("the word", definition, answer)).toBe(0);
  });

  test.each([
    ["candle", "a candle, which people lit in the evening before they had lamps"],
    ["bridge", "it is a bridge because it leads over water and people walk on it"],
  ])("%s is the answer in %s", (definition, answer) => {
    expect(score("the word", definition, answer)).toBeGreaterThanOrEqual(90);
  });
});

describe("several guesses", () => {
  test.each(["Oslo, or maybe Bergen", "either Oslo or Bergen", "Bergen, then Oslo"])("%s is not right", (answer) => {
    expect(score("Capital of Norway", "Oslo", answer)).toBeLessThan(90);
  });
});

describe("another letter, a second thing or a negation makes another answer", () => {
  test.each([
    ["Rickets", "lack of vitamin D", "lack of vitamin A"],
    ["Infection of the liver", "hepatitis B", "hepatitis C"],
    ["Suture", "joins skin to skin", "joins skin to bone"],
    ["Vacuum", "space that holds neither air nor dust", "space that holds air but not dust"],
  ])("%s: %s does not accept %s", (term, definition, answer) => {
    expect(score(term, definition, answer)).toBeLessThan(90);
  });

  test.each([
    ["Vacuum", "space that holds neither air nor dust", "space that does not hold air or dust"],
    ["Cold War", "rivalry of the Soviet Union and the United States", "rivalry of the USSR and the USA"],
    ["Tetanus shot", "given every ten years", "given every 10 years"],
    ["Teenager", "person younger than 20", "person under 20"],
    ["Power outage", "loss of alternating current", "loss of AC"],
  ])("%s: %s accepts %s", (term, definition, answer) => {
    expect(score(term, definition, answer)).toBeGreaterThanOrEqual(90);
  });
});

describe("names and symbols around a formula, a date or a number", () => {
  test.each([
    ["Derivative of x^2", "2x", "f'(x) = 2x"],
    ["Potential energy", "E = mgh", "E_pot = m*g*h"],
    ["Silver (symbol)", "Ag", "Ag (argentum)"],
    ["Difference of squares", "(a + b)(a − b) = a² − b²", "a^2 - b^2"],
    ["Solve x² = 16", "x = ±4", "x = 4 or x = -4"],
    ["12 in hexadecimal", "C", "0xC"],
    ["5 in binary", "101", "0b101"],
    ["End of the war in Europe", "8 May 1945", "the eighth of May 1945"],
    ["End of the war in Europe", "8 May 1945", "8 May 45"],
    ["Battle of Actium", "31 BC", "2 September 31 BC"],
    ["Scurvy", "lack of vitamin C (ascorbate)", "lack of vitamin C"],
    ["Sodium chloride", "table salt (halite)", "halite"],
  ])("%s: %s accepts %s", (term, definition, answer) => {
    expect(score(term, definition, answer)).toBeGreaterThanOrEqual(90);
  });

  test.each([
    ["Silver (symbol)", "Ag", "AG"],
    ["Half marathon", "21.097 km", "21.097 m"],
    ["Solve x² = 16", "x = ±4", "x = 4 or x = 2"],
    ["End of the war in Europe", "8 May 1945", "8 May 54"],
  ])("%s: %s does not accept %s", (term, definition, answer) => {
    expect(score(term, definition, answer)).toBeLessThan(90);
  });
});

test.each([
  ["State of the potato", "Dakota", "South Dakota, in the middle"],
  ["Country of Malabo's neighbour", "Guinea", "Equatorial Guinea"],
  ["Land of the Angles", "England", "New England, in the east"],
])("a word before the name makes another place: %s, not %s", (term, definition, answer) => {
  expect(score(term, definition, answer)).toBe(0);
});

test.each([
  ["Land of the Angles", "England", "England, in the south of the island"],
  ["Capital of India", "Delhi", "New Delhi"],
  ["Home of the potato", "Dakota", "it is in the north, Dakota"],
])("a word that only gives the location does not: %s, %s", (term, definition, answer) => {
  expect(score(term, definition, answer)).toBeGreaterThanOrEqual(90);
});
