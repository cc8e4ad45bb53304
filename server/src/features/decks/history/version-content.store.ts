import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { applied, type VersionContent, type VersionDelta } from "@recollect/domain/decks/history/version-delta.ts";

import { turnAfter } from "../../../store/yield-while-parsing.ts";
import type { Db } from "../../../store/tables.ts";
import { parseDelta, decompress } from "./stored-versions.ts";

type Key = { ownerId: string; id: number };

/** Usually the next whole version is among this many. */
const atOnce = 65;

/** The content of a version, from the next whole one or the current deck; null if there is no such version. */
export async function versionContent(db: Db, key: Key, revision: number): Promise<VersionContent | null> {
  // Read first: a save in between adds versions that are not needed.
  const now = await deckNow(db, key);
  const way: { title: string; delta: VersionDelta }[] = [];
  for (let from = revision; ;) {
    const rows = await rowsFrom(db, key, { from, before: now?.revision ?? Infinity });
    if (way.length === 0 && rows[0]?.revision !== revision) return null;
    for (const { title, content } of rows) {
      const delta = parseDelta(content);
      if (delta === null) return back(way, await parsed(await decompress(content)));
      way.push({ title, delta });
    }
    if (rows.length < atOnce) return now && back(way, { ...now, cards: cardsIn(now.cards) });
    from = (rows.at(-1)?.revision ?? from) + 1;
  }
}

async function parsed(text: string): Promise<VersionContent> {
  await turnAfter(text.length);
  const content = JSON.parse(text) as VersionContent;
  await turnAfter(text.length);
  return content;
}

function back(
  way: readonly { title: string; delta: VersionDelta }[],
  { title, description, cards }: VersionContent,
): VersionContent | null {
  let content: VersionContent | null = { title, description, cards };
  for (const step of way.toReversed()) content &&= applied(step.delta, content, step.title);
  return content;
}

async function rowsFrom(db: Db, { ownerId, id }: Key, { from, before }: { from: number; before: number }) {
  return db
    .selectFrom("deckVersions")
    .select(["revision", "title", "content"])
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("revision", ">=", from)
    .$if(before !== Infinity, (query) => query.where("revision", "<", before))
    .orderBy("revision")
    .limit(atOnce)
    .execute();
}

/** The deck as it is, also while it is in the trash. */
export async function deckNow(db: Db, { ownerId, id }: Key) {
  for (const table of ["decks", "trashedDecks"] as const) {
    const row = await db
      .selectFrom(table)
      .select(["title", "description", "cards", "revision"])
      .where("ownerId", "=", ownerId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (row) return row;
  }
  return null;
}
