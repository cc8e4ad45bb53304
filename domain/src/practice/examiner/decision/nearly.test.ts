import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const score = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;

test("what is nearly so is not so", () => {
  expect(score("extinct", "no longer existing", "close to dying out")).toBeLessThan(90);
});

test("where the card says nearly, the answer may, in other words", () => {
  expect(score("endangered", "nearly extinct", "almost extinct")).toBeGreaterThanOrEqual(90);
});

test("one word does not say what several of the card do", () => {
  expect(score("acceleration", "rate of change of velocity", "speed")).toBeLessThan(90);
});
