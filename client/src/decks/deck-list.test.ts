import { describe, expect, test } from "vitest";
import { aSummary } from "../../test/people.ts";
import { isAhead, withDeck, withoutDeck, withReply, withSnapshot } from "./deck-list.ts";

const cells = aSummary({ id: 10, title: "Cells", revision: 3, updatedAt: 300 });
const verbs = aSummary({ id: 20, title: "Verbs", revision: 1, updatedAt: 100 });

describe("a snapshot", () => {
  test("is the list if nothing was known", () => {
    expect(withSnapshot(undefined, [cells, verbs])).toEqual([cells, verbs]);
  });

  test("removes decks that it does not contain", () => {
    expect(withSnapshot([cells, verbs], [verbs])).toEqual([verbs]);
  });

  test("does not replace a deck that is known in a newer state", () => {
    const older = { ...cells, title: "Cels", revision: 2, updatedAt: 200 };
    expect(withSnapshot([cells], [older])).toEqual([cells]);
  });
});

describe("a reply to a request", () => {
  const older = { ...cells, title: "Cels", revision: 2, updatedAt: 200 };

  test("is needed if a snapshot is older than what is known", () => {
    expect(isAhead([cells, verbs], [older, verbs])).toBe(true);
    expect(isAhead([older, verbs], [cells, verbs])).toBe(false);
    expect(isAhead(undefined, [cells])).toBe(false);
  });

  test("replaces what was known as it was asked, newer or not", () => {
    expect(withReply([cells, verbs], [cells, verbs], [older])).toEqual([older]);
  });

  test("leaves what was saved, created or deleted since", () => {
    const saved = { ...cells, title: "Cell biology", revision: 4, updatedAt: 400 };
    expect(withReply([cells], [saved], [cells])).toEqual([saved]);
    expect(withReply([cells], [cells, verbs], [cells])).toEqual([cells, verbs]);
    expect(withReply([cells, verbs], [cells], [cells, verbs])).toEqual([cells]);
  });
});

describe("a put", () => {
  test("adds a deck that was not there", () => {
    expect(withDeck([cells], verbs)).toEqual([cells, verbs]);
  });

  test("replaces the deck at its position", () => {
    const renamed = { ...cells, title: "Cell biology", revision: 4, updatedAt: 400 };
    expect(withDeck([cells, verbs], renamed)).toEqual([renamed, verbs]);
  });

  test("that is older than the known deck changes nothing", () => {
    const late = { ...cells, title: "Cels", revision: 2, updatedAt: 200 };
    expect(withDeck([cells, verbs], late)).toEqual([cells, verbs]);
  });

  test("of a deck that was created again with its old id is used, although its revision starts again", () => {
    const again = { ...cells, revision: 1, updatedAt: 900 };
    expect(withDeck([cells], again)).toEqual([again]);
  });

  test("does not modify the given list", () => {
    const known = Object.freeze([cells]);
    withDeck(known, verbs);
    withoutDeck(known, 10);
    expect(known).toEqual([cells]);
  });
});

test("a removed deck is gone, and removing it again changes nothing", () => {
  expect(withoutDeck(withoutDeck([cells, verbs], 10), 10)).toEqual([verbs]);
});
