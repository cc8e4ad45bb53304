import { describe, expect, test } from "vitest";
import { aSummary } from "../../test/people.ts";
import { withDeck, withoutDeck, withSnapshot } from "./deck-list.ts";

const cells = aSummary({ id: 10, title: "Cells", revision: 3, updatedAt: 300 });
const verbs = aSummary({ id: 20, title: "Verbs", revision: 1, updatedAt: 100 });

describe("a snapshot", () => {
  test("is the list when nothing was known", () => {
    expect(withSnapshot(undefined, [cells, verbs])).toEqual([cells, verbs]);
  });

  test("drops what it does not hold", () => {
    expect(withSnapshot([cells, verbs], [verbs])).toEqual([verbs]);
  });

  test("does not overwrite a deck that is known in a newer state", () => {
    const older = { ...cells, title: "Cels", revision: 2, updatedAt: 200 };
    expect(withSnapshot([cells], [older])).toEqual([cells]);
  });
});

describe("a put", () => {
  test("adds a deck that was not there", () => {
    expect(withDeck([cells], verbs)).toEqual([cells, verbs]);
  });

  test("replaces the deck in its place", () => {
    const renamed = { ...cells, title: "Cell biology", revision: 4, updatedAt: 400 };
    expect(withDeck([cells, verbs], renamed)).toEqual([renamed, verbs]);
  });

  test("that is older than what is known changes nothing", () => {
    const late = { ...cells, title: "Cels", revision: 2, updatedAt: 200 };
    expect(withDeck([cells, verbs], late)).toEqual([cells, verbs]);
  });

  test("of a deck made again under its old id is taken, though its revision starts again", () => {
    const again = { ...cells, revision: 1, updatedAt: 900 };
    expect(withDeck([cells], again)).toEqual([again]);
  });

  test("leaves the list that it was given alone", () => {
    const known = Object.freeze([cells]);
    withDeck(known, verbs);
    withoutDeck(known, 10);
    expect(known).toEqual([cells]);
  });
});

test("a removed deck is gone, and removing it twice changes nothing", () => {
  expect(withoutDeck(withoutDeck([cells, verbs], 10), 10)).toEqual([verbs]);
});
