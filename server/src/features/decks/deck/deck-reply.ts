import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { Context, TypedResponse } from "hono";

import { deckJson } from "./deck-views.ts";
import type { DeckRow } from "./decks.store.ts";
import { etagOf } from "./if-match.ts";

/**
 * The headers of a deck: its revision as the ETag that the next save has to name. A change of visibility keeps the revision, so the ETag
 * does not say whether a cached reply is current, and none may be cached.
 */
export function deckHeaders(row: DeckRow): Record<string, string> {
  return { "Content-Type": "application/json", "Cache-Control": "no-store", ETag: etagOf(row) };
}

/** The deck as JSON. */
export function deckReply<Status extends 200 | 201>(
  c: Context,
  row: DeckRow,
  status: Status,
): Response & TypedResponse<Deck, Status, "json"> {
  const json = deckJson(row);
  c.set("replyText", json);
  const reply: Response = c.body(json, status, deckHeaders(row));
  return reply as Response & TypedResponse<Deck, Status, "json">;
}
