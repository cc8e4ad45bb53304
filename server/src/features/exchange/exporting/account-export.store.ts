import { sql } from "kysely";
import { SEPARATOR } from "@recollect/domain/decks/folders/folder-name.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";

import type { Db } from "../../../store/tables.ts";
import type { UnreadDeck } from "./deck-to-export.ts";

/** The number of log lines read at once. */
const linesAtOnce = 5000;

const lengthOfCards = sql<number>`octet_length("cards")`.as("length");

/** The contents of a student's account, for a complete export. Each part is read when it is written. */
export async function accountRow(db: Db, uid: string) {
  const columns = ["username", "displayName", "bio", "aboutMe", "selectedTheme", "setupDate"] as const;
  return (await db.selectFrom("users").select(columns).where("id", "=", uid).executeTakeFirst()) ?? null;
}

export async function settingsText(db: Db, uid: string): Promise<string> {
  const row = await db.selectFrom("studySettings").select("settings").where("userId", "=", uid).executeTakeFirst();
  return row?.settings ?? "{}";
}

/** The memory parameters learned from the student's answers, with which they were scheduled. */
export async function ownMemories(db: Db, uid: string) {
  const rows = await db.selectFrom("studyMemories").selectAll().where("userId", "=", uid).orderBy("version").execute();
  return rows.map(({ userId: _uid, weights, figures, ...rest }) => ({
    ...rest,
    weights: JSON.parse(weights ?? "null") as unknown,
    figures: JSON.parse(figures) as unknown,
  }));
}

export async function ownDeck(db: Db, uid: string, id: number) {
  const columns = ["id", "title", "description", "cards", "visibility", "updatedAt", "copiedFrom", "languages", "topic"] as const;
  return (await db.selectFrom("decks").select(columns).where("ownerId", "=", uid).where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function ownMedia(db: Db, uid: string) {
  return db.selectFrom("media").select(["id", "hash", "mime"]).where("ownerId", "=", uid).orderBy("id").execute();
}

export async function acceptedAnswers(db: Db, uid: string) {
  const columns = ["deckOwnerId", "deckId", "cardId", "asTyped", "acceptedAt"] as const;
  return db.selectFrom("acceptedAnswers").select(columns).where("userId", "=", uid).orderBy("acceptedAt").execute();
}

export async function noticesOf(db: Db, uid: string) {
  const columns = ["kind", "deckId", "deckTitle", "why", "data", "createdAt", "readAt"] as const;
  const rows = await db.selectFrom("notices").select(columns).where("userId", "=", uid).orderBy("createdAt").execute();
  return rows.map(({ data, ...row }) => ({ ...row, ...(data === null ? {} : { data: JSON.parse(data) as unknown }) }));
}

/** Null for a student who never chose. */
export async function remindersOf(db: Db, uid: string) {
  const row = await db.selectFrom("reminders").select(["hour", "cards", "assignments"]).where("userId", "=", uid).executeTakeFirst();
  return row ? { hour: row.hour, cards: row.cards === 1, assignments: row.assignments === 1 } : null;
}

/** The reports that a student sent: of decks, then of questions on cards and of suggestions for them. */
export async function reportsSent(db: Db, uid: string) {
  const columns = ["deckId", "deckTitle", "reason", "text", "createdAt"] as const;
  const ofDecks = await db.selectFrom("reports").select(columns).where("reporterId", "=", uid).orderBy("createdAt").execute();
  const ofQuestions = await db
    .selectFrom("questionReports")
    .innerJoin("cardQuestions", "cardQuestions.id", "questionReports.questionId")
    .select(["cardQuestions.deckId", "cardQuestions.cardId", "questionReports.reason", "questionReports.text", "questionReports.createdAt"])
    .where("questionReports.reporterId", "=", uid)
    .orderBy("questionReports.createdAt")
    .execute();
  const ofSuggestions = await db
    .selectFrom("suggestionReports")
    .innerJoin("cardSuggestions", "cardSuggestions.id", "suggestionReports.suggestionId")
    .select(["cardSuggestions.deckId", "cardSuggestions.cardId"])
    .select(["suggestionReports.reason", "suggestionReports.text", "suggestionReports.createdAt"])
    .where("suggestionReports.reporterId", "=", uid)
    .orderBy("suggestionReports.createdAt")
    .execute();
  return [...ofDecks, ...ofQuestions, ...ofSuggestions];
}

/** All lines of the student's log, by id. */
export async function* logLines(db: Db, uid: string): AsyncGenerator<string> {
  let last = "";
  for (;;) {
    const rows = await db
      .selectFrom("studyLog")
      .select(["id", "entry"])
      .where("userId", "=", uid)
      .where("id", ">", last)
      .orderBy("id")
      .limit(linesAtOnce)
      .execute();
    yield rows.map(({ entry }) => `${entry}\n`).join("");
    if (rows.length < linesAtOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The student's folders, the decks in them, and the tags on decks. */
export async function ownFolders(db: Db, uid: string) {
  const folders = await db.selectFrom("folders").select("path").where("userId", "=", uid).orderBy("path").execute();
  const decks = await db
    .selectFrom("filedDecks")
    .select(["deckOwnerId as ownerId", "deckId", "path as folder"])
    .where("userId", "=", uid)
    .orderBy("deckId")
    .execute();
  const tags = await db
    .selectFrom("deckTags")
    .select(["deckOwnerId as ownerId", "deckId", "tag"])
    .where("userId", "=", uid)
    .orderBy("tag")
    .execute();
  const tagged = [...Map.groupBy(tags, ({ ownerId, deckId }) => `${ownerId}/${deckId}`).values()].map((rows) => ({
    ownerId: rows[0]?.ownerId ?? "",
    deckId: rows[0]?.deckId ?? 0,
    tags: rows.map(({ tag }) => tag),
  }));
  return { folders: folders.map(({ path }) => path), decks, tags: tagged };
}

export async function ownTitles(db: Db, uid: string) {
  return db.selectFrom("decks").select(["id", "title", lengthOfCards]).where("ownerId", "=", uid).orderBy("id").execute();
}

export async function trashedIds(db: Db, uid: string) {
  return db.selectFrom("trashedDecks").select(["id", lengthOfCards]).where("ownerId", "=", uid).orderBy("id").execute();
}

/**
 * The length of a deck's cards, by the deck's id and, if given, its owner; neither database reads the cards for it. 0 if there is no such
 * deck.
 */
export async function cardsLength(db: Db, { ownerId, id }: { ownerId: string | null; id: number }): Promise<number> {
  const decks = db.selectFrom("decks").select(lengthOfCards).where("id", "=", id);
  const rows = await (ownerId === null ? decks : decks.where("ownerId", "=", ownerId)).execute();
  return Math.max(0, ...rows.map(({ length }) => length));
}

export async function trashedDeck(db: Db, uid: string, id: number) {
  const columns = ["id", "title", "description", "cards", "updatedAt", "copiedFrom", "languages", "topic", "deletedAt"] as const;
  return (await db.selectFrom("trashedDecks").select(columns).where("ownerId", "=", uid).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The student's own decks with the folders and tags that they have in the student's view. */
export async function ownDecksToExport(db: Db, uid: string): Promise<UnreadDeck[]> {
  const { decks, tags } = await ownFolders(db, uid);
  const folderOf = new Map(decks.filter(({ ownerId }) => ownerId === uid).map(({ deckId, folder }) => [deckId, folder.split(SEPARATOR)]));
  const tagsOf = new Map(tags.filter(({ ownerId }) => ownerId === uid).map((one) => [one.deckId, one.tags]));
  return (await ownTitles(db, uid)).map(({ id, title, length }) => {
    const view = { folder: folderOf.get(id) ?? [], tags: tagsOf.get(id) ?? [] };
    const readDeck = async () => {
      const deck = await ownDeck(db, uid, id);
      if (!deck) return null;
      const more = deck.languages === null ? {} : { languages: JSON.parse(deck.languages) as DeckLanguages };
      return {
        ownerId: uid,
        id,
        title: deck.title,
        description: deck.description,
        updatedAt: deck.updatedAt,
        cards: deck.cards,
        ...more,
        ...view,
      };
    };
    return { title, folder: view.folder, length, read: readDeck };
  });
}
