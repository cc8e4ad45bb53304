import { describe, expect, test } from "vitest";
import { catalogue } from "../errors/catalogue.ts";
import type { DeckInput } from "./deck.ts";
import { DECK } from "../limits/limits.ts";
import { editedDeckProblem, newDeckProblem } from "./problems.ts";

const full = { term: "a", definition: "b" };

function aDeck(changes: Partial<DeckInput> = {}): DeckInput {
  return { title: "Cells", description: "", cards: [full], ...changes };
}

test("a deck with a title and one complete card is valid", () => {
  expect(newDeckProblem(aDeck())).toBeNull();
  expect(editedDeckProblem(aDeck())).toBeNull();
});

describe("a new deck", () => {
  test.each([
    [{ title: "  " }, "You must provide a title."],
    [{ title: "\u200b \u2800" }, "You must provide a title."],
    [{ cards: [] }, "Add at least one full card."],
    [
      {
        cards: [
          { term: "a", definition: " " },
          { term: "", definition: "b" },
        ],
      },
      "Add at least one full card.",
    ],
    [{ title: "", cards: [] }, "You must provide a title."],
  ])("%j: %s", (changes, words) => {
    expect(catalogue[newDeckProblem(aDeck(changes)) ?? "unknown"].message).toBe(words);
  });
});

describe("an edited deck", () => {
  test.each([
    [{ title: "\n" }, "Deck must have a title."],
    [{ title: "\u200b" }, "Deck must have a title."],
    [{ cards: [{ term: "a", definition: "" }] }, "You must have at least one card with both term and definition."],
  ])("%j: %s", (changes, words) => {
    expect(catalogue[editedDeckProblem(aDeck(changes)) ?? "unknown"].message).toBe(words);
  });
});

describe.each([
  ["new", newDeckProblem],
  ["edited", editedDeckProblem],
])("the limits of a %s deck", (_, problem) => {
  test("the longest title and description are valid, one character more is not", () => {
    expect(problem(aDeck({ title: "x".repeat(DECK.titleMaxLength), description: "x".repeat(DECK.descriptionMaxLength) }))).toBeNull();
    expect(problem(aDeck({ title: "x".repeat(DECK.titleMaxLength + 1) }))).toBe("deck/title-too-long");
    expect(problem(aDeck({ description: "x".repeat(DECK.descriptionMaxLength + 1) }))).toBe("deck/description-too-long");
  });

  test("ten thousand cards are valid, one more is not", () => {
    expect(problem(aDeck({ cards: Array.from({ length: DECK.maxCards }, () => full) }))).toBeNull();
    expect(problem(aDeck({ cards: Array.from({ length: DECK.maxCards + 1 }, () => full) }))).toBe("deck/too-many-cards");
  });

  test("two cards can't have the same id, but many can have none", () => {
    expect(
      problem(
        aDeck({
          cards: [
            { id: "x", ...full },
            { id: "x", ...full },
          ],
        }),
      ),
    ).toBe("deck/duplicate-card-id");
    expect(problem(aDeck({ cards: [full, full] }))).toBeNull();
  });
});
