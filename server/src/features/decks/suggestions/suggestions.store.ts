import { defaultAudience, type SuggestedField, type SuggestionAudience } from "@recollect/domain/decks/suggestions/suggestion.ts";
import type { GroupRole } from "@recollect/domain/groups/group.ts";
import type { Insertable, Selectable } from "kysely";

import type { Db, UsersTable } from "../../../store/tables.ts";
import type { CardSuggestionsTable } from "./suggestions.tables.ts";

export type SuggestionRow = Selectable<CardSuggestionsTable>;
export type NamedSuggestionRow = SuggestionRow & Pick<UsersTable, "displayName" | "username">;

export type DeckKey = { ownerId: string; id: number };
export type WordingKey = Pick<SuggestionRow, "deckOwnerId" | "deckId" | "cardId" | "field" | "wording">;

export async function audienceOf(db: Db, { ownerId, id }: DeckKey): Promise<SuggestionAudience> {
  const row = await db
    .selectFrom("deckSuggestions")
    .select("audience")
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .executeTakeFirst();
  return row?.audience ?? defaultAudience;
}

export async function saveAudience(db: Db, { ownerId, id }: DeckKey, audience: SuggestionAudience): Promise<void> {
  await db
    .insertInto("deckSuggestions")
    .values({ ownerId, deckId: id, audience })
    .onConflict((conflict) => conflict.columns(["ownerId", "deckId"]).doUpdateSet({ audience }))
    .execute();
}

/** Chooses for a deck whose author has not chosen. */
export async function addAudience(db: Db, { ownerId, id }: DeckKey, audience: SuggestionAudience): Promise<void> {
  await db
    .insertInto("deckSuggestions")
    .values({ ownerId, deckId: id, audience })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A group that has the deck, added by its owner, and in which the reader is a member: with the roles of the reader and of the owner. */
export type SharedGroup = { settings: string; role: GroupRole; ownerRole: GroupRole | null };

export async function groupsBetween(db: Db, reader: string, { ownerId, id }: DeckKey): Promise<SharedGroup[]> {
  return db
    .selectFrom("groupDecks")
    .innerJoin("groups", "groups.id", "groupDecks.groupId")
    .innerJoin("groupMembers as reader", (join) =>
      join.onRef("reader.groupId", "=", "groupDecks.groupId").on("reader.userId", "=", reader).on("reader.leftAt", "is", null),
    )
    .leftJoin("groupMembers as author", (join) =>
      join
        .onRef("author.groupId", "=", "groupDecks.groupId")
        .onRef("author.userId", "=", "groupDecks.deckOwnerId")
        .on("author.leftAt", "is", null),
    )
    .select(["groups.settings", "reader.role", "author.role as ownerRole"])
    .where("groupDecks.deckOwnerId", "=", ownerId)
    .where("groupDecks.deckId", "=", id)
    .whereRef("groupDecks.addedBy", "=", "groupDecks.deckOwnerId")
    .execute();
}

/** Adds a suggestion; the row that stands for it, if the same person has suggested these words already and they are open. */
export async function addSuggestion(db: Db, row: Insertable<CardSuggestionsTable>): Promise<{ id: string; isNew: boolean }> {
  const added = await db
    .insertInto("cardSuggestions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return { id: added.id, isNew: true };
  const own = await openWith(db, row).select("id").where("byId", "=", row.byId).executeTakeFirstOrThrow();
  return { id: own.id, isNew: false };
}

function openSuggestions(db: Db) {
  return db.selectFrom("cardSuggestions").where("decidedAt", "is", null);
}

function openWith(db: Db, { deckOwnerId, deckId, cardId, field, wording }: WordingKey) {
  return openSuggestions(db)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("cardId", "=", cardId)
    .where("field", "=", field)
    .where("wording", "=", wording);
}

/** The suggestions of one person on a card, open ones, in their order. */
export async function ownOnCard(
  db: Db,
  byId: string,
  { ownerId, id, cardId }: DeckKey & { cardId: string },
): Promise<{ id: string; field: SuggestedField; text: string; at: number }[]> {
  return openSuggestions(db)
    .select(["id", "field", "text", "suggestedAt as at"])
    .where("byId", "=", byId)
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("cardId", "=", cardId)
    .orderBy("suggestedAt")
    .orderBy("id")
    .execute();
}

/** All open suggestions for a deck, the first made first, with the names of their proposers. */
export async function openOfDeck(db: Db, { ownerId, id }: DeckKey): Promise<NamedSuggestionRow[]> {
  return openSuggestions(db)
    .innerJoin("users", "users.id", "cardSuggestions.byId")
    .selectAll("cardSuggestions")
    .select(["users.displayName", "users.username"])
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .orderBy("suggestedAt")
    .orderBy("cardSuggestions.id")
    .execute();
}

/** A suggestion for a deck, open or decided; null if there is none. */
export async function findSuggestion(db: Db, { ownerId, id }: DeckKey, suggestionId: string): Promise<SuggestionRow | null> {
  const row = await db
    .selectFrom("cardSuggestions")
    .selectAll()
    .where("id", "=", suggestionId)
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The open suggestions of all people with the same words as this one, the first made first. They are locked: none is withdrawn until it is decided. */
export async function openWithWordsOf(db: Db, row: WordingKey): Promise<SuggestionRow[]> {
  return openWith(db, row).selectAll().orderBy("suggestedAt").orderBy("id").forNoKeyUpdate().execute();
}

type Decision = { decision: "accepted" | "declined"; answer: string; savedRevision: number | null; decidedAt: number };

export async function decide(db: Db, ids: readonly string[], decision: Decision): Promise<void> {
  await db.updateTable("cardSuggestions").set(decision).where("id", "in", ids).where("decidedAt", "is", null).execute();
}

/** Takes an own open suggestion back, and with it its words; null if there is none. The row goes on counting for the day. */
export async function withdraw(db: Db, byId: string, id: string, now: number): Promise<{ deckOwnerId: string } | null> {
  const row = await db
    .updateTable("cardSuggestions")
    .set({ decision: "withdrawn", decidedAt: now, base: null, text: "", sentence: "" })
    .where("id", "=", id)
    .where("byId", "=", byId)
    .where("decidedAt", "is", null)
    .returning("deckOwnerId")
    .executeTakeFirst();
  return row ?? null;
}

/** How many suggestions there are that a new one has to fit beside. */
export async function countBeside(db: Db, byId: string, { ownerId, id }: DeckKey, since: number) {
  const ofDeck = openSuggestions(db).where("deckOwnerId", "=", ownerId).where("deckId", "=", id);
  const many = async (query: { execute: () => Promise<{ rows: number }[]> }) => (await query.execute())[0]?.rows ?? 0;
  return {
    today: await many(
      db
        .selectFrom("cardSuggestions")
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .where("byId", "=", byId)
        .where("suggestedAt", ">", since),
    ),
    ofPersonAndDeck: await many(ofDeck.select(({ fn }) => fn.countAll<number>().as("rows")).where("byId", "=", byId)),
    ofDeck: await many(ofDeck.select(({ fn }) => fn.countAll<number>().as("rows"))),
  };
}

/** Whose words a save took, by the version before it: only those whose name the author may see. */
export async function proposersOfVersions(db: Db, { ownerId, id }: DeckKey) {
  return db
    .selectFrom("cardSuggestions")
    .innerJoin("users", "users.id", "cardSuggestions.byId")
    .select(["savedRevision", "users.displayName", "users.username"])
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("savedRevision", "is not", null)
    .where("isNamed", "=", 1)
    .orderBy("suggestedAt")
    .execute();
}

/** The names of a student. */
export async function namesOf(db: Db, uid: string): Promise<Pick<UsersTable, "displayName" | "username">> {
  return db.selectFrom("users").select(["displayName", "username"]).where("id", "=", uid).executeTakeFirstOrThrow();
}

/** A deck that is restored under another number keeps its suggestions. */
export async function moveSuggestions(db: Db, { ownerId, id }: DeckKey, newId: number): Promise<void> {
  await db.updateTable("cardSuggestions").set({ deckId: newId }).where("deckOwnerId", "=", ownerId).where("deckId", "=", id).execute();
  await db.updateTable("deckSuggestions").set({ deckId: newId }).where("ownerId", "=", ownerId).where("deckId", "=", id).execute();
}
