import { expect, test } from "vitest";

import { packStanding, untouchedStanding } from "./card-standing.ts";
import { deckStandings } from "./deck-standings.ts";

const packed = (change: object) => packStanding({ ...untouchedStanding, ...change });

test("cards are counted by mastery, those without a state as new", () => {
  const cards = ["a", "b", "c", "d"].map((id) => ({ id, term: id }));
  const { of, counts, duePrompts } = deckStandings(cards, {
    a: packed({ mastery: "known", isDue: true }),
    b: packed({ mastery: "learning", isSuspended: true }),
    c: packed({ isBuried: true }),
    gone: packed({ mastery: "known", isDue: true }),
  });
  expect(counts).toEqual({ new: 2, learning: 1, known: 1, due: 1, setAside: 2 });
  expect(duePrompts).toBe(1);
  expect(of("b")).toMatchObject({ mastery: "learning", isSuspended: true });
  expect(of("d")).toEqual(untouchedStanding);
});

test("a card in both directions is known when both are, and suspended when one is", () => {
  const id = "abcdefghijkl";
  const card = { id, term: "a", bothWays: true };
  const known = packed({ mastery: "known", isDue: true });
  expect(deckStandings([card], { [id]: known }).of(id).mastery).toBe("learning");
  const both = deckStandings([card], { [id]: known, [`${id}_r`]: packed({ mastery: "known", isDue: true, isSuspended: true }) });
  expect(both.of(id)).toEqual({ mastery: "known", isDue: true, isSuspended: true, isBuried: false });
  expect(both.away(id)).toMatchObject([{ key: `${id}_r`, isSuspended: true, isBuried: false }]);
  expect([both.counts.due, both.duePrompts]).toEqual([1, 2]);
});
