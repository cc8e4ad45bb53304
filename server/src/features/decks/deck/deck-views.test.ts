import { anyCodePoint } from "@recollect/domain/test/any-code-point.ts";
import { visibilities } from "@recollect/domain/decks/visibility.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { deckJson, summaryOf } from "./deck-views.ts";
import type { DeckRow } from "./decks.store.ts";

const card = fc.record({ id: fc.string(), term: fc.string({ unit: anyCodePoint }), definition: fc.string({ unit: "grapheme" }) });
const copiedFrom = fc.option(fc.record({ originalId: fc.maxSafeNat(), originalAuthor: fc.string(), copiedAt: fc.maxSafeNat() }));
const languages = fc.option(fc.record({ term: fc.option(fc.string()), definition: fc.option(fc.string()) }));
const deck = fc.record({
  id: fc.maxSafeNat(),
  title: fc.string({ unit: "grapheme" }),
  description: fc.string({ unit: anyCodePoint }),
  cards: fc.array(card),
  cardCount: fc.nat(),
  visibility: fc.constantFrom(...visibilities),
  updatedAt: fc.maxSafeNat(),
  revision: fc.nat(),
});

test("the text of a deck is the JSON of its parts, without its owner", () => {
  fc.assert(
    fc.property(deck, copiedFrom, languages, (given, from, spoken) => {
      const texts = { cards: JSON.stringify(given.cards), copiedFrom: from && JSON.stringify(from) };
      const row: DeckRow = { ...given, ...texts, ownerId: "ada", languages: spoken && JSON.stringify(spoken) };
      const expected = { ...given, ...(from && { copiedFrom: from }), ...(spoken && { languages: spoken }) };
      expect(deckJson(row)).toBe(JSON.stringify(expected));
      const { cards: _, ...summary } = expected;
      expect(JSON.stringify(summaryOf({ ...row, firstCard: "", cardsStart: null }))).toBe(JSON.stringify(summary));
      expect(summaryOf({ ...row, firstCard: "allele", cardsStart: null })).toEqual({ ...summary, firstCard: "allele" });
    }),
  );
});
