import type { Db } from "../../../store/tables.ts";

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

export async function ownDeckIds(db: Db, uid: string): Promise<number[]> {
  const rows = await db.selectFrom("decks").select("id").where("ownerId", "=", uid).orderBy("id").execute();
  return rows.map(({ id }) => id);
}

export async function ownDeck(db: Db, uid: string, id: number) {
  const columns = ["id", "title", "description", "cards", "visibility", "updatedAt", "copiedFrom", "languages"] as const;
  return (await db.selectFrom("decks").select(columns).where("ownerId", "=", uid).where("id", "=", id).executeTakeFirst()) ?? null;
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
