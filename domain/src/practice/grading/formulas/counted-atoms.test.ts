import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const scoreOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;

test.each([
  ["Formula of carbon dioxide", "CO2", "CO2, two carbons and one oxygen"],
  ["Formula of ammonia", "NH3", "NH3, one nitrogen and four hydrogens"],
  ["Symbol of silver", "Ag", "Ag, from aurum"],
  ["Symbol of tin", "Sn", "Sn (from Latin plumbum)"],
])("atoms, or a Latin name, that contradict the formula leave a part: %s: %s, and not %s", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBe(60);
});

test.each([
  ["Formula of carbon dioxide", "CO2", "CO2, one carbon and two oxygens"],
  ["Formula of ammonia", "NH3", "NH3, three hydrogens and a nitrogen"],
  ["Symbol of silver", "Ag", "Ag, from argentum"],
  ["Symbol of tin", "Sn", "Sn, from stannum"],
  ["Formula of table salt", "NaCl", "NaCl, the Na is from Latin natrium"],
])("its right atoms or name cost nothing: %s: %s, and %s", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
});
