import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { Context, TypedResponse } from "hono";

import { jsonText } from "../../../http/replies/reply.ts";
import { deckJson } from "./deck-views.ts";
import type { DeckRow } from "./decks.store.ts";
import { etagOf } from "./if-match.ts";

/**
 * The deck as JSON, with its revision as the ETag that the next save has to name. A change of visibility keeps the revision, so the ETag does not say whether
 * a cached reply is current, and none may be cached.
 */
export function deckReply<Status extends 200 | 201>(
  c: Context,
  row: DeckRow,
  status: Status,
): Response & TypedResponse<Deck, Status, "json"> {
  return jsonText<Deck, Status>(c, deckJson(row), status, { "Cache-Control": "no-store" }, () => etagOf(row));
}
