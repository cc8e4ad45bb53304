import { sql, type RawBuilder, type SqlBool } from "kysely";

/** The tables that have rows of decks without a key to them, with the column of the deck's owner. */
const ownerColumns = {
  cardQuestions: "deckOwnerId",
  cardSuggestions: "deckOwnerId",
  deckSuggestions: "ownerId",
  deckEditors: "deckOwnerId",
} as const;

/**
 * A condition of a query on such a table: the deck is gone for good, neither among its owner's decks nor in the trash. What hangs on it is deleted
 * then.
 */
export function isOfGoneDeck(table: keyof typeof ownerColumns): RawBuilder<SqlBool> {
  const [owner, id] = [sql.ref(`${table}.${ownerColumns[table]}`), sql.ref(`${table}.deckId`)];
  const isIn = (decks: string) => {
    const name = sql.table(decks);
    return sql`exists (select 1 from ${name} where ${name}."ownerId" = ${owner} and ${name}."id" = ${id})`;
  };
  return sql`not (${isIn("decks")} or ${isIn("trashedDecks")})`;
}
