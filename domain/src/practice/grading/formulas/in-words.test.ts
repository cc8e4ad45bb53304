import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string, term = "the formula") {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["speed = distance / time", "distance / time", "right"],
  ["speed = distance / time", "distance divided by time", "right"],
  ["speed = distance / time", "distance = speed × time", "right"],
  ["speed = distance / time", "time / distance", "wrong"],
  ["speed = distance / time", "speed = time / distance", "wrong"],
  ["speed = distance / time", "speed = distance × time", "wrong"],
  ["profit = revenue − costs", "revenue = profit + costs", "right"],
  ["profit = revenue − costs", "costs = revenue + profit", "wrong"],
  ["profit = revenue − costs", "the difference between revenue and costs", "right"],
  ["force = mass × acceleration", "F = ma", "right"],
  ["force = mass × acceleration", "F = m/a", "wrong"],
  ["wealth = cash + shares + houses", "W = C + S + H", "right"],
  ["wealth = cash + shares + houses", "cash + shares", "a part"],
  ["base × height / 2", "base × height", "a part"],
  ["base × height / 2", "height × base / 2", "right"],
  ["charge times voltage", "voltage × charge", "right"],
  ["charge times voltage", "charge / voltage", "wrong"],
  ["Dichte = Masse / Volumen", "Volumen / Masse", "wrong"],
])("a formula in words is parsed as a formula: %s: %s is %s", (definition, answer, verdict) => {
  expect(marked(definition, answer)).toBe(verdict);
});

test.each([
  ["rich / wealthy", "wealthy / rich"],
  ["sum of the values divided by their number", "add the values and divide the sum of the values by their number"],
  ["sugar and water", "water + sugar"],
])("a slash or a sign alone makes no formula: %s: %s", (definition, answer) => {
  expect(marked(definition, answer)).toBe("right");
});
