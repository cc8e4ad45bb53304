import { sql } from "kysely";

import type { Triggers } from "./0005-study-triggers.ts";
import { sharedFollowers } from "./0007-shared-decks-and-names.ts";
import { promptFollowers } from "./0008-prompt-triggers.ts";
import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/** How many decks are read at once, and how many rows one statement writes. */
const [decksAtOnce, rowsAtOnce] = [50, 500];

type Deck = { ownerId: string; id: number; cards: string };
type OldCard = { id: string; term: string; bothWays?: boolean };

const isAsked = `exists (select 1 from "prompts" where "prompts"."deckOwnerId" = "studyCards"."deckOwnerId"
  and "prompts"."deckId" = "studyCards"."deckId" and "key" = "cardId")`;
const isOpen = `("userId" = "deckOwnerId" or exists (select 1 from "decks"
  where "ownerId" = "deckOwnerId" and "id" = "deckId" and "visibility" in ('Public', 'Unlisted')))`;

/**
 * Prompts are separate from cards: one card can have several. A deck that is studied has its prompts in a table, and whether a studied card is
 * present follows that table instead of the cards' JSON. A deck that is not studied needs no rows: writing them with every deck took ten times as
 * long as the deck itself.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await drop(db, kind, sharedFollowers(kind));
  await db.schema
    .createTable("prompts")
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("key", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("promptsPrimaryKey", ["deckOwnerId", "deckId", "key"])
    .addForeignKeyConstraint("promptOfADeck", ["deckOwnerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(kind === "sqlite" ? sql`strict, without rowid` : end)
    .execute();
  await db.schema
    .createTable("deckPrompts")
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("prompts", count, (c) => c.notNull())
    .addColumn("isListed", count, (c) => c.notNull().check(sql`"isListed" in (0, 1)`))
    .addPrimaryKeyConstraint("deckPromptsPrimaryKey", ["deckOwnerId", "deckId"])
    .addForeignKeyConstraint("countOfADeck", ["deckOwnerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.dropIndex("studyCardsOfDeck").execute();
  await db.schema.createIndex("studyCardsOfPrompt").on("studyCards").columns(["deckOwnerId", "deckId", "cardId"]).execute();
  await forEachDeck(db, { onlyStudied: true }, (deck) => fill(db, deck, 1));
  await forEachDeck(db, { onlyStudied: false }, (deck) => fill(db, deck, 0));
  await sql.raw(`update "studyCards" set "isPresent" = 0 where "isPresent" = 1 and not ${isAsked}`).execute(db);
  await sql.raw(`update "studyCards" set "isPresent" = 1 where "isPresent" = 0 and ${isAsked} and ${isOpen}`).execute(db);
  for (const statement of promptFollowers(kind).make) await sql.raw(statement).execute(db);
}

/** The progress of prompts that only exist after this step stays in the log, and is absent until the step is applied again. */
export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await drop(db, kind, promptFollowers(kind));
  await forEachDeck(db, { onlyStudied: true }, (deck) => presentByCards(db, deck));
  await db.schema.dropIndex("studyCardsOfPrompt").execute();
  await db.schema.createIndex("studyCardsOfDeck").on("studyCards").columns(["deckOwnerId", "deckId"]).execute();
  for (const table of ["prompts", "deckPrompts"]) await db.schema.dropTable(table).execute();
  for (const statement of sharedFollowers(kind).make) await sql.raw(statement).execute(db);
}

async function drop(db: SchemaOfItsDay, kind: DatabaseKind, { names, functions }: Triggers): Promise<void> {
  for (const [trigger, table] of names)
    await sql.raw(`drop trigger "${trigger}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  for (const name of functions) await sql.raw(`drop function "${name}"()`).execute(db);
}

/** The decks that are studied, or the others whose cards may have gaps; a portion at a time. */
async function forEachDeck(
  db: SchemaOfItsDay,
  { onlyStudied }: { onlyStudied: boolean },
  work: (deck: Deck) => Promise<void>,
): Promise<void> {
  const isStudied = sql<boolean>`exists (select 1 from "studyCards" where "deckOwnerId" = "decks"."ownerId" and "deckId" = "decks"."id")`;
  let [owner, last] = ["", -1];
  for (;;) {
    const decks: Deck[] = await db
      .selectFrom("decks")
      .select(["ownerId", "id", "cards"])
      .where(onlyStudied ? isStudied : sql<boolean>`("cards" like '%{{c%' or "cards" like '%"bothWays":true%') and not ${isStudied}`)
      .where(sql<boolean>`("ownerId", "id") > (${owner}, cast(${last} as bigint))`)
      .orderBy("ownerId")
      .orderBy("id")
      .limit(decksAtOnce)
      .execute();
    for (const deck of decks) await work(deck);
    const end = decks.at(-1);
    if (!end) return;
    [owner, last] = [end.ownerId, end.id];
  }
}

async function fill(db: SchemaOfItsDay, { ownerId, id, cards }: Deck, isListed: 0 | 1): Promise<void> {
  const keys = (JSON.parse(cards) as OldCard[]).flatMap(keysOf);
  await db.insertInto("deckPrompts").values({ deckOwnerId: ownerId, deckId: id, prompts: keys.length, isListed }).execute();
  if (isListed === 0) return;
  for (let from = 0; from < keys.length; from += rowsAtOnce) {
    const rows = keys.slice(from, from + rowsAtOnce).map((key) => ({ deckOwnerId: ownerId, deckId: id, key }));
    await db
      .insertInto("prompts")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The rule of that time, except for gaps inside of code: the next save of such a deck corrects it. */
function keysOf({ id, term, bothWays }: OldCard): string[] {
  const gaps = [...term.matchAll(/\{\{c([1-9]\d{0,2})::/g)].map(([, number]) => Number(number)).sort((a, b) => a - b);
  if (gaps.length === 0) return bothWays === true ? [id, `${id}_r`] : [id];
  return [...new Set(gaps)].map((gap) => `${id}_c${gap}`);
}

async function presentByCards(db: SchemaOfItsDay, { ownerId, id, cards }: Deck): Promise<void> {
  const ids = new Set((JSON.parse(cards) as OldCard[]).map((card) => card.id));
  const { visibility } = await db
    .selectFrom("decks")
    .select("visibility")
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows: { userId: string; cardId: string; isPresent: number }[] = await db
    .selectFrom("studyCards")
    .select(["userId", "cardId", "isPresent"])
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .execute();
  for (const { userId, cardId, isPresent } of rows) {
    const shallBe = ids.has(cardId) && (userId === ownerId || visibility !== "Private") ? 1 : 0;
    if (shallBe === isPresent) continue;
    await db
      .updateTable("studyCards")
      .set({ isPresent: shallBe })
      .where("userId", "=", userId)
      .where("deckOwnerId", "=", ownerId)
      .where("deckId", "=", id)
      .where("cardId", "=", cardId)
      .execute();
  }
}
