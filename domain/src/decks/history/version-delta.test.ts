import * as fc from "fast-check";
import { expect, test } from "vitest";

import { lawRuns } from "../../../test/law-runs.ts";
import type { Card } from "../../cards/card.ts";
import { applied, deltaTo, type VersionContent } from "./version-delta.ts";

const card: fc.Arbitrary<Card> = fc
  .record(
    {
      id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
      term: fc.constantFrom("", "t", "é"),
      definition: fc.constantFrom("d", ""),
      extra: fc.constantFrom("", "e"),
      tags: fc.constantFrom([], ["x"], ["x", "y"]),
      bothWays: fc.boolean(),
    },
    { requiredKeys: ["id", "term", "definition"] },
  )
  .chain((one) => fc.constantFrom(one, Object.fromEntries(Object.entries(one).toReversed()) as unknown as Card));
const content: fc.Arbitrary<VersionContent> = fc.record({
  title: fc.string(),
  description: fc.constantFrom("", "one", "two"),
  cards: fc.uniqueArray(card, { selector: ({ id }) => id }),
});

/** A delta after it was stored as JSON. */
const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test("restores the version exactly, over any number of saves", () => {
  fc.assert(
    fc.property(fc.array(content, { minLength: 2, maxLength: 6 }), (versions) => {
      const way = versions.slice(1).map((next, at) => kept(deltaTo(versions[at]!, next)));
      let found: VersionContent | null = versions.at(-1)!;
      for (const [at, delta] of [...way.entries()].toReversed()) {
        found = applied(delta, found!, versions[at]!.title);
        expect(JSON.stringify(found)).toBe(JSON.stringify(versions[at]));
      }
    }),
    { numRuns: lawRuns(1000) },
  );
});

test("has only the changes: a card, the order, a deleted card", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => ({ id, term: id, definition: "d" }));
  const version = (cards: readonly Card[]) => ({ title: "t", description: "", cards });
  const next = { cards: 4, description: 0 };
  expect(deltaTo(version([a!, { ...b!, term: "x" }, c!, d!]), version([a!, b!, c!, d!]))).toEqual({
    next,
    cards: [[0, 1], { ...b!, term: "x" }, [2, 2]],
  });
  expect(deltaTo(version([c!, d!, a!, b!]), version([a!, b!, c!, d!]))).toEqual({
    next,
    cards: [
      [2, 2],
      [0, 2],
    ],
  });
});

test("fails for a version that it does not start from", () => {
  const [earlier, next] = [
    { title: "t", description: "", cards: [{ id: "a", term: "t", definition: "d" }] },
    { title: "t", description: "", cards: [] },
  ];
  expect(applied(deltaTo(earlier, next), { ...next, description: "else" }, "t")).toBeNull();
});
