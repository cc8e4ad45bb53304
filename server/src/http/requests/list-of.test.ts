import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";
import { z } from "zod";

import { listOf } from "./list-of.ts";

const cards = listOf(z.strictObject({ term: z.string() }), { most: 100, tooMany: "deck/too-many-cards" });

test("a list that fits comes out as its items say", () => {
  expect(cards.parse([{ term: "a" }, { term: "b" }])).toEqual([{ term: "a" }, { term: "b" }]);
  expect(cards.parse([])).toEqual([]);
});

test("what is no list is refused", () => {
  for (const value of [null, "a", {}, 7]) expect(cards.safeParse(value).success).toBe(false);
});

test("a list that is too long is refused before anything in it is looked at", () => {
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

test("the first few problems are told, with their places, and nothing is looked at after them", () => {
  const problems = z.object({ cards }).safeParse({ cards: Array(100).fill(0) }).error?.issues ?? [];
  expect(problems.map(({ path }) => path.join("."))).toEqual(Array.from({ length: 10 }, (_, at) => `cards.${at}`));
});
