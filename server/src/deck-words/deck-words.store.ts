import { sql, type RawBuilder, type SqlBool } from "kysely";

import { mayOpen } from "../access/deck-conditions.store.ts";
import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import type { WantedWord } from "./wanted-words.ts";

type Key = { ownerId: string; deckId: number };

type WordsQuery = {
  /** the reader */ uid: string;
  decks: readonly Key[];
  /** words that every one of the decks must have */ wanted: readonly WantedWord[];
};

/**
 * Conditions for the words, by which PostgreSQL sends less. In SQLite they take longer than the comparison of all words in the process does, which follows
 * anyway.
 */
const conditions: Readonly<Record<Store["kind"], (wanted: readonly WantedWord[]) => readonly RawBuilder<unknown>[]>> = {
  sqlite: () => [],
  postgres: (wanted) =>
    wanted.map(({ parts }) => {
      const texts = parts.map(({ letters, begins, ends }) => `${begins ? " " : ""}${letters}${ends ? " " : ""}`);
      return sql`(${sql.join(
        texts.map((text) => sql`strpos("deckWords"."words", ${text}) > 0`),
        sql` or `,
      )})`;
    }),
};

/** The words of those among the decks that may have the wanted ones, as far as the reader may open them at this moment. */
export async function readWords(
  { db, kind }: { db: Db; kind: Store["kind"] },
  { uid, decks, wanted }: WordsQuery,
): Promise<(Key & { words: string })[]> {
  if (decks.length === 0) return [];
  const all = sql.join([isOneOf(decks), mayOpen(uid), ...conditions[kind](wanted)], sql` and `);
  const { rows } = await sql<Key & { words: string }>`select "deckWords"."ownerId", "deckWords"."deckId", "deckWords"."words"
    from "decks" join "deckWords" on ${isOfDeck} where ${all}`.execute(db);
  return rows;
}

/** A deck's cards with its words, which are empty until they are written. */
export type DeckCards = Key & { cards: string; words: string; places: string };

/** The cards of decks with their words, as far as the reader may open them at this moment. */
export async function readCardsAndWords(db: Db, uid: string, decks: readonly Key[]): Promise<DeckCards[]> {
  if (decks.length === 0) return [];
  const { rows } = await sql<DeckCards>`select "decks"."ownerId", "decks"."id" as "deckId", "decks"."cards",
      coalesce("deckWords"."words", '') as "words", coalesce("deckWords"."places", '') as "places"
    from "decks" left join "deckWords" on ${isOfDeck} where ${isOneOf(decks)} and ${mayOpen(uid)}`.execute(db);
  return rows;
}

const isOfDeck = sql`"deckWords"."ownerId" = "decks"."ownerId" and "deckWords"."deckId" = "decks"."id"`;

function isOneOf(decks: readonly Key[]): RawBuilder<SqlBool> {
  const keys = decks.map(({ ownerId, deckId }) => sql`(cast(${ownerId} as text), cast(${deckId} as bigint))`);
  return sql<SqlBool>`("decks"."ownerId", "decks"."id") in (values ${sql.join(keys)})`;
}

/** Replaces the words of a deck that is still there. */
export async function writeWords(db: Db, row: Key & { words: string; places: string }): Promise<void> {
  await db
    .insertInto("deckWords")
    .values(row)
    .onConflict((conflict) => conflict.columns(["ownerId", "deckId"]).doUpdateSet({ words: row.words, places: row.places }))
    .execute();
}
