import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(definition: string, answer: string, term = "the term") {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["a ship brings tea, silk and silver to the harbour", "a ship brings silver, tea and silk to the harbour"],
  ["the mayor plans, builds and repairs the roads", "the mayor repairs, plans and builds the roads"],
  ["der Wald liefert Holz, Beeren und Pilze im Herbst", "der Wald liefert Pilze, Holz und Beeren im Herbst"],
  ["weighs, packs and ships parcels", "packs, ships and weighs parcels"],
])("coordinated items have no order: %s, %s", (definition, answer) => {
  expect(marked(definition, answer)).toBe("right");
});

test.each([
  ["wasps hunt bees, flies and spiders", "flies hunt bees, wasps and spiders"],
  ["a ship brings tea, silk and silver to the harbour", "a ship brings tea, silk and gold to the harbour"],
])("roles and comparisons keep their order: %s, %s", (definition, answer) => {
  expect(marked(definition, answer)).not.toBe("right");
});

test("items that are asked for in order keep their order", () => {
  expect(marked("weigh, pack and ship", "ship, pack and weigh", "Steps of a delivery, in order")).toBe("a part");
});
