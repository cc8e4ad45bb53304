import { firstCardText } from "@recollect/domain/cards/first-card.ts";
import { sql } from "kysely";

/** Of a query that has the table "decks" in it, with its column "firstCard". */
export type FirstCardRow = {
  firstCard: string | null;
  /** where the first card was not written with the deck */ cardsStart: string | null;
};

const start = sql<string | null>`case when "decks"."firstCard" is null then substr("decks"."cards", 1, 2000) end`;

/** The beginning of the cards' text, where the first card was not written with the deck. */
export const cardsStart = start.as("cardsStart");

/** The same, for a query that is written out. */
export const cardsStartColumn = sql`${start} as "cardsStart"`;

/** What a deck's first card asks, in plain words; empty where there are none. */
export function firstCardOf({ firstCard, cardsStart: text }: FirstCardRow): string {
  return firstCard ?? (text === null ? "" : firstCardText(text));
}
