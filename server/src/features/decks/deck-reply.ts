import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { Context, TypedResponse } from "hono";

import { deckJson } from "./deck-views.ts";
import type { DeckRow } from "./decks.store.ts";
import { etagOf } from "./if-match.ts";

/** The deck as JSON, with its revision as the tag that the next save has to name. */
export function deckReply<Status extends 200 | 201>(
  c: Context,
  row: DeckRow,
  status: Status,
): Response & TypedResponse<Deck, Status, "json"> {
  const reply: Response = c.body(deckJson(row), status, { "Content-Type": "application/json", ETag: etagOf(row) });
  return reply as Response & TypedResponse<Deck, Status, "json">;
}
