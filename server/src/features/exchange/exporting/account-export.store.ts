import { setImmediate } from "node:timers/promises";

import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { SEPARATOR } from "@recollect/domain/decks/folders/folder-name.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";

import { largeRequestOver } from "../../../http/limits/collect-garbage.ts";
import { LARGE_BYTES } from "../../../http/limits/few-at-once.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckToExport } from "./deck-to-export.ts";

/** So many lines of the log are read at once. */
const linesAtOnce = 5000;

/** What a student's account holds, for taking all of it elsewhere. Each part is read when its turn comes. */
export async function accountRow(db: Db, uid: string) {
  const columns = ["username", "displayName", "bio", "aboutMe", "selectedTheme", "setupDate"] as const;
  return (await db.selectFrom("users").select(columns).where("id", "=", uid).executeTakeFirst()) ?? null;
}

export async function settingsText(db: Db, uid: string): Promise<string> {
  const row = await db.selectFrom("studySettings").select("settings").where("userId", "=", uid).executeTakeFirst();
  return row?.settings ?? "{}";
}

/** What was learned of how the student forgets, by which their answers were scheduled. */
export async function ownMemories(db: Db, uid: string) {
  const rows = await db.selectFrom("studyMemories").selectAll().where("userId", "=", uid).orderBy("version").execute();
  return rows.map(({ userId: _uid, weights, figures, ...rest }) => ({
    ...rest,
    weights: JSON.parse(weights ?? "null") as unknown,
    figures: JSON.parse(figures) as unknown,
  }));
}

export async function ownDeck(db: Db, uid: string, id: number) {
  const columns = ["id", "title", "description", "cards", "visibility", "updatedAt", "copiedFrom", "languages"] as const;
  const deck = await db.selectFrom("decks").select(columns).where("ownerId", "=", uid).where("id", "=", id).executeTakeFirst();
  // Its cards are read in another turn of the event loop, and what was made of the one before is thrown away: a deck may have 24 MB.
  if (deck && deck.cards.length >= LARGE_BYTES) largeRequestOver(2 * deck.cards.length);
  await setImmediate();
  return deck ?? null;
}

export async function ownMedia(db: Db, uid: string) {
  return db.selectFrom("media").select(["id", "hash", "mime"]).where("ownerId", "=", uid).orderBy("id").execute();
}

export async function acceptedAnswers(db: Db, uid: string) {
  const columns = ["deckOwnerId", "deckId", "cardId", "asTyped", "acceptedAt"] as const;
  return db.selectFrom("acceptedAnswers").select(columns).where("userId", "=", uid).orderBy("acceptedAt").execute();
}

export async function noticesTold(db: Db, uid: string) {
  const columns = ["kind", "deckId", "deckTitle", "why", "createdAt", "readAt"] as const;
  return db.selectFrom("notices").select(columns).where("userId", "=", uid).orderBy("createdAt").execute();
}

export async function reportsSent(db: Db, uid: string) {
  const columns = ["deckId", "deckTitle", "reason", "text", "createdAt"] as const;
  return db.selectFrom("reports").select(columns).where("reporterId", "=", uid).orderBy("createdAt").execute();
}

/** Every line of the student's log, in the order of their ids. */
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

/** The student's folders, which decks lie in them, and the tags on decks. */
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
  return db.selectFrom("decks").select(["id", "title"]).where("ownerId", "=", uid).orderBy("id").execute();
}

export async function trashedIds(db: Db, uid: string): Promise<number[]> {
  const rows = await db.selectFrom("trashedDecks").select("id").where("ownerId", "=", uid).orderBy("id").execute();
  return rows.map(({ id }) => id);
}

export async function trashedDeck(db: Db, uid: string, id: number) {
  const columns = ["id", "title", "description", "cards", "updatedAt", "copiedFrom", "languages", "deletedAt"] as const;
  return (await db.selectFrom("trashedDecks").select(columns).where("ownerId", "=", uid).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The student's own decks with the folders and tags that they have in the student's view, each read when it is asked for. */
export async function ownDecksToExport(db: Db, uid: string): Promise<(() => Promise<DeckToExport | null>)[]> {
  const { decks, tags } = await ownFolders(db, uid);
  const folderOf = new Map(decks.filter(({ ownerId }) => ownerId === uid).map(({ deckId, folder }) => [deckId, folder.split(SEPARATOR)]));
  const tagsOf = new Map(tags.filter(({ ownerId }) => ownerId === uid).map((one) => [one.deckId, one.tags]));
  return (await ownTitles(db, uid)).map(({ id }) => async () => {
    const deck = await ownDeck(db, uid, id);
    if (!deck) return null;
    const { title, description, updatedAt, cards, languages } = deck;
    const more = languages === null ? {} : { languages: JSON.parse(languages) as DeckLanguages };
    const view = { folder: folderOf.get(id) ?? [], tags: tagsOf.get(id) ?? [] };
    const whole = { ownerId: uid, id, title, description, updatedAt, cards: cardsIn(cards), ...more, ...view };
    await setImmediate();
    return whole;
  });
}
