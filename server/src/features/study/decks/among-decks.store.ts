import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";

import type { Tables } from "../../../store/tables.ts";
import { deckPlaceOf } from "./deck-place.ts";

type Decks = ExpressionBuilder<Tables, "decks">;

/**
 * A condition that is true of the decks with these keys, and of few others: a row's own key decides. Two lists instead of a condition for each deck,
 * because a student may have thousands of assignments, and SQLite refuses more than a thousand conditions.
 */
export function isAmongDecks(deckKeys: readonly string[]): (eb: Decks) => ExpressionWrapper<Tables, "decks", SqlBool> {
  const places = deckKeys.map((deckKey) => deckPlaceOf(deckKey));
  const owners = [...new Set(places.map(({ deckOwnerId }) => deckOwnerId))];
  const ids = [...new Set(places.map(({ deckId }) => deckId))];
  return (eb) => eb.and([eb("decks.ownerId", "in", owners), eb("decks.id", "in", ids)]);
}
