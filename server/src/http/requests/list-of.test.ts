import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";
import { z } from "zod";

import { listOf } from "./list-of.ts";

const cards = listOf(z.strictObject({ term: z.string() }), { most: 100, tooMany: "deck/too-many-cards" });

test("a valid list is parsed by its items' schema", () => {
  expect(cards.parse([{ term: "a" }, { term: "b" }])).toEqual([{ term: "a" }, { term: "b" }]);
  expect(cards.parse([])).toEqual([]);
});

test("other values are refused", () => {
  for (const value of [null, "a", {}, 7]) expect(cards.safeParse(value).success).toBe(false);
});

test("a list that is too long is refused before any of its items is checked", () => {
  let looked = 0;
  const counting = listOf(
    z.custom(() => {
      looked += 1;
      return true;
    }),
    { most: 100, tooMany: "deck/too-many-cards" },
  );
  expect(() => counting.safeParse(Array(101).fill(0))).toThrow(new AppError("deck/too-many-cards"));
  expect(looked).toBe(0);
});

test("the first few problems are reported, with their paths, and later items are not checked", () => {
  const problems = z.object({ cards }).safeParse({ cards: Array(100).fill(0) }).error?.issues ?? [];
  expect(problems.map(({ path }) => path.join("."))).toEqual(Array.from({ length: 10 }, (_, at) => `cards.${at}`));
});
