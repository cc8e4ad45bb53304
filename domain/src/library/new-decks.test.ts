import { expect, test } from "vitest";

import { firstLotOf, isNewDecksPlace, lots, turnAt } from "./new-decks.ts";

test("one place of five is a new deck's, the first of them the third one", () => {
  const places = Array.from({ length: 20 }, (_, place) => place).filter(isNewDecksPlace);
  expect(places).toEqual([2, 7, 12, 17]);
});

test("turns begin evenly all over the lots", () => {
  const parts = new Map<number, number>();
  const first = turnAt(Date.UTC(2026, 0, 1));
  for (let turn = first; turn < first + 14 * 24; turn += 1) {
    const lot = firstLotOf(turn);
    expect(lot).toBeGreaterThanOrEqual(0);
    expect(lot).toBeLessThan(lots);
    const part = Math.floor((lot / lots) * 14);
    parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  expect([...parts.keys()]).toHaveLength(14);
  for (const turns of parts.values()) expect(turns).toBeGreaterThan(20);
});
