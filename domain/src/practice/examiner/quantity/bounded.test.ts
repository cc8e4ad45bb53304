import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] });

describe("a bound is not the value itself", () => {
  test.each([
    ["Freezing point of the glaze", "12 °C", "below 12 °C"],
    ["Strings of the lute", "15", "more than 15"],
    ["Length of the pier", "640 m", "> 640 m"],
    ["Fire of the old library", "1891", "after 1891"],
    ["Signing of the lease", "3 May 1820", "before 3 May 1820"],
    ["Zeilen des Liedes", "18", "mehr als 18"],
  ])("%s, %s: %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toMatchObject({ score: 40, rule: "one-word-other" });
  });
});

describe("a reversed bound is the opposite", () => {
  test.each([
    ["Age that counts as old for an oak", "over 300 years", "under 300 years"],
    ["Minimum height for the ride", "140 cm", "less than 140 cm"],
    ["Weight limit of the lift", "900 kg", "more than 900 kg"],
    ["Minimum age of a president", "35 years", "at most 35"],
    ["Maximum speed of the ferry", "12 kn", "at least 12 kn"],
    ["Minimum age of a voter", "18 years", "18 or younger"],
    ["Mindestalter für den Führerschein", "18 Jahre", "höchstens 18"],
    ["Mindestalter für den Führerschein", "18 Jahre", "bis 18"],
    ["Films for", "12 and over", "under 12"],
    ["Films for", "12 and over", "12 or younger"],
  ])("%s, %s: %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toMatchObject({ score: 0, rule: "opposite" });
  });
});

describe("a bound that is true of the value costs nothing", () => {
  test.each([
    ["Minimum height for the ride", "140 cm", "over 140 cm"],
    ["Weight limit of the lift", "900 kg", "below 900 kg"],
    ["Minimum age of a president", "35 years", "at least 35"],
    ["Minimum age of a voter", "18 years", "18 or older"],
    ["Mindestalter für den Führerschein", "18 Jahre", "ab 18"],
    ["Films for", "12 and over", "from 12"],
    ["Films for", "12 and over", "12+"],
    ["Reign of the king", "1789 bis 1799", "1789-1799"],
    ["Maximum age of the least expensive ticket", "35", "at least 35"],
    ["Electrons in the first shell", "2", "at most 2"],
    ["Age that counts as old for an oak", "over 300 years", "more than 300 years"],
    ["Length of the pier", "640 m", "a little over 640 m"],
    ["Length of the pier", "640 m", "no less than 640 m"],
    ["Fire of the old library", "1891", "in 1891, after 40 years"],
    ["Fire of the old library", "1891", "in 1891, two years before the flood"],
    ["Pressure in the pipe", "120/80 mmHg", "120 over 80"],
  ])("%s, %s: %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer).isCorrect).toBe(true);
  });
});

test("an ordinal is part of a number only after tens", () => {
  expect(markOf("Pause between two rings", "two seconds", "a two second pause").isCorrect).toBe(true);
  expect(markOf("Bells of the tower", "22", "twenty-two").isCorrect).toBe(true);
});
