import type { CopiedFrom, DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { firstCardText } from "@recollect/domain/cards/first-card.ts";

import { firstCardOf } from "../../../access/first-card.store.ts";
import type { AsCommitted } from "../../../store/store.ts";
import type { DeckRow, SummaryRow } from "./decks.store.ts";

/** A deck in lists, field by field, so that a new column never leaks. */
export function summaryOf(row: SummaryRow): DeckSummary {
  const firstCard = firstCardOf(row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    cardCount: row.cardCount,
    visibility: row.visibility,
    updatedAt: row.updatedAt,
    revision: row.revision,
    ...(row.copiedFrom === null ? {} : { copiedFrom: JSON.parse(row.copiedFrom) as CopiedFrom }),
    ...(row.languages === null ? {} : { languages: JSON.parse(row.languages) as DeckLanguages }),
    ...(firstCard === "" ? {} : { firstCard }),
  };
}

/** What lists show of a deck that was left as `row` by a write that began at `sinceMs` (of `performance.now()`). */
export function asCommitted(row: DeckRow, sinceMs: number): AsCommitted {
  return (lastHeardMs) => (lastHeardMs < sinceMs ? summaryOf({ ...row, firstCard: firstCardText(row.cards), cardsStart: null }) : null);
}

/** The whole deck as JSON text (a `Deck`). */
export function deckJson(row: DeckRow): string {
  const [before, cards, after] = deckJsonParts(row);
  return before + cards + after;
}

/** The same in pieces. The longest piece is the stored text of the cards, which is neither parsed nor copied. */
function deckJsonParts(row: DeckRow): readonly [string, string, string] {
  const copiedFrom = row.copiedFrom === null ? "" : `,"copiedFrom":${row.copiedFrom}`;
  const languages = row.languages === null ? "" : `,"languages":${row.languages}`;
  return [
    `{"id":${row.id},"title":${JSON.stringify(row.title)},"description":${JSON.stringify(row.description)},"cards":`,
    row.cards,
    `,"cardCount":${row.cardCount},"visibility":"${row.visibility}","updatedAt":${row.updatedAt},"revision":${row.revision}${copiedFrom}${languages}}`,
  ];
}
