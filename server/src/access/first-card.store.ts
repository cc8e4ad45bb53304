import { firstCardText } from "@recollect/domain/cards/first-card.ts";
import { sql } from "kysely";

/** For a query on the table "decks", with its column "firstCard". */
export type FirstCardRow = {
  firstCard: string | null;
  /** if the first card was not stored with the deck */ cardsStart: string | null;
};

const start = sql<string | null>`case when "decks"."firstCard" is null then substr("decks"."cards", 1, 2000) end`;

/** The beginning of the cards' text, if the first card was not stored with the deck. */
export const cardsStart = start.as("cardsStart");

/** The same, for a raw SQL query. */
export const cardsStartColumn = sql`${start} as "cardsStart"`;

/** The front of a deck's first card as plain text; empty if it has no words. */
export function firstCardOf({ firstCard, cardsStart: text }: FirstCardRow): string {
  return firstCard ?? (text === null ? "" : firstCardText(text));
}
