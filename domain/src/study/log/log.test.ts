import { describe, expect, test } from "vitest";
import { shuffled } from "../../decks/shuffle.ts";
import { seededRandom } from "../../practice/seeded-random.ts";
import { anAnswer, anEntry, aRandomLog, someTime } from "../../../test/log-samples.ts";
import { cardKeyOf, deckKeyOf, deckOfKey } from "./entry.ts";
import { inLogOrder, merged, stampAfter, withoutUndone } from "./log.ts";

describe("the logs of several devices", () => {
  test("are merged in order of time, then of id", () => {
    const [a, b, c] = [
      anAnswer({ id: "a", at: someTime + 1 }),
      anAnswer({ id: "b", at: someTime }),
      anAnswer({ id: "c", at: someTime + 1 }),
    ];
    expect(merged([c, a], [b]).map(({ id }) => id)).toEqual(["b", "a", "c"]);
  });

  test("are the same in any order of arrival, in any portions, and sent any number of times", () => {
    const random = seededRandom("merging");
    for (let round = 0; round < 100; round++) {
      const log = aRandomLog(random, 30);
      const whole = merged(log);
      const mixed = shuffled(log, random);
      const cut = Math.floor(random() * mixed.length);
      expect(merged(mixed.slice(0, cut), mixed.slice(cut))).toEqual(whole);
      expect(merged(mixed.slice(cut), mixed.slice(0, cut))).toEqual(whole);
      expect(merged(mixed, whole, mixed)).toEqual(whole);
      expect(merged(merged(mixed.slice(0, cut)), mixed)).toEqual(whole);
      expect(whole.length).toBe(log.length);
    }
  });

  test("keep the earlier of two entries with the same id, in any order of arrival", () => {
    const early = anAnswer({ id: "x", at: someTime });
    const late = anAnswer({ id: "x", at: someTime + 5, rating: "again" });
    const other = anAnswer({ id: "x", at: someTime, rating: "again" });
    expect(merged([late], [early])).toEqual([early]);
    expect(merged([early], [late])).toEqual([early]);
    expect(merged([early], [other])).toEqual(merged([other], [early]));
  });

  test("are not modified by merging", () => {
    const log = Object.freeze([anAnswer({ id: "b" }), anAnswer({ id: "a" })]);
    merged(log);
    expect(log.map(({ id }) => id)).toEqual(["b", "a"]);
  });
});

describe("undoing", () => {
  const first = anAnswer({ id: "1", at: someTime });
  const second = anAnswer({ id: "2", at: someTime + 10 });
  const undo = anEntry({ kind: "undo", id: "3", at: someTime + 20, undoes: "2" });

  test("removes the undone entry and the undo", () => {
    expect(withoutUndone([first, second, undo])).toEqual([first]);
  });

  test("works even if the undo is read before the entry", () => {
    expect(withoutUndone([undo, second, first])).toEqual([first]);
  });

  test("affects only the card that it names", () => {
    const elsewhere = anEntry({ kind: "undo", id: "3", at: someTime + 20, undoes: "2", cardId: "other" });
    expect(withoutUndone([first, second, elsewhere])).toEqual([first, second]);
  });
});

test("a device's entries keep their order if its clock is set back", () => {
  expect(stampAfter(null, 500)).toBe(500);
  expect(stampAfter({ at: 400 }, 500)).toBe(500);
  expect(stampAfter({ at: 500 }, 500)).toBe(501);
  expect(stampAfter({ at: 900 }, 500)).toBe(901);
});

test("the order is total: different entries are never equal", () => {
  expect(inLogOrder({ at: 1, id: "a" }, { at: 1, id: "b" })).toBeLessThan(0);
  expect(inLogOrder({ at: 1, id: "b" }, { at: 1, id: "a" })).toBeGreaterThan(0);
  expect(inLogOrder({ at: 1, id: "a" }, { at: 1, id: "a" })).toBe(0);
});

test("a card's key consists of its deck's owner, its deck and its own id", () => {
  expect(deckKeyOf("u1", 0)).toBe("u1/0");
  expect(cardKeyOf({ deckKey: "u1/0", cardId: "c/9" })).toBe("u1/0/c/9");
  expect(deckOfKey("u1/1700000000000")).toEqual({ ownerId: "u1", deckId: 1_700_000_000_000 });
  for (const text of ["", "u1", "/1", "u1/", "u1/01", "u1/-1", "u1/1.5", "u1/x"]) expect(deckOfKey(text)).toBeNull();
});
