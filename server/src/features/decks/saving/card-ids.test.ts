import { AppError } from "@recollect/domain/errors/app-error.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { cards } from "../../../../test/a-deck.ts";
import { createCardIds, refuseUnknownIds, withIds } from "./card-ids.ts";

test("ids have 12 characters that are safe in an address, and are unique", () => {
  const newId = createCardIds();
  const ids = Array.from({ length: 2000 }, newId);
  expect(ids.filter((id) => !/^[A-Za-z0-9_-]{12}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(2000);
});

test("a card keeps its id and its position, and a new one gets an id that no card of the deck has", () => {
  const chance = ["old", "a", "a", "b"].values();
  const given = [
    { term: "1", definition: "1" },
    { id: "old", term: "2", definition: "2" },
    { term: "3", definition: "3" },
  ];
  expect(withIds(given, () => chance.next().value!).map(({ id }) => id)).toEqual(["a", "old", "b"]);
});

test("for any cards, content and order stay the same, and the ids are distinct", () => {
  const card = fc.record({ term: fc.string(), definition: fc.string() });
  fc.assert(
    fc.property(fc.array(card, { maxLength: 30 }), fc.nat(30), (given, known) => {
      const before = withIds(given, createCardIds());
      const kept = before.map(({ id, ...sides }, index) => (index < known ? { id, ...sides } : sides));
      const after = withIds(kept, createCardIds());
      expect(after.map(({ term, definition }) => ({ term, definition }))).toEqual(given);
      expect(after.slice(0, known)).toEqual(before.slice(0, known));
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    }),
  );
});

test("only ids of the deck are accepted", () => {
  const known = withIds(cards(3), createCardIds());
  expect(() => refuseUnknownIds([...known, ...cards(1)], known)).not.toThrow();
  expect(() => refuseUnknownIds([known[0]!, { id: "other", term: "T", definition: "D" }], known)).toThrow(AppError);
});
