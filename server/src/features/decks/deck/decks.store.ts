import { firstCardText } from "@recollect/domain/cards/first-card.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { sql } from "kysely";

import { cardsStart, type FirstCardRow } from "../../../access/first-card.store.ts";
import { lockStudentIfAny } from "../../../access/lock-student.store.ts";
import { readingTexts } from "../../../http/limits/long-texts.ts";
import { addMediaUses } from "../../../media/media-uses.store.ts";
import { addPrompts } from "../../../prompts/prompts.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import { MAX_RETRIES } from "../../../store/retries.ts";
import type { Store } from "../../../store/store.ts";
import type { Db, DecksTable } from "../../../store/tables.ts";
import { momentOfChangeOn, sequenceAtRead } from "./change-sequence.store.ts";
import { listBytes, shortUse } from "./list-bytes.store.ts";

/** A deck's row; where a copy's cards come from is only written, never read. */
export type DeckRow = Omit<DecksTable, "cardOrigins" | "firstCard" | "topic">;
export type SummaryRow = Omit<DeckRow, "cards" | "ownerId"> & FirstCardRow;
export type ReadSummary = SummaryRow & { moment: number };

type Key = { ownerId: string; id: number };

const summaryColumns = [
  "id",
  "title",
  "description",
  "cardCount",
  "visibility",
  "updatedAt",
  "revision",
  "copiedFrom",
  "languages",
] as const;
export const deckColumns = ["ownerId", ...summaryColumns, "cards"] as const;

const selectDeck = precompiled((db, { ownerId, id }: Key) =>
  db.selectFrom("decks").select(deckColumns).where("ownerId", "=", ownerId).where("id", "=", id),
);

/** Asked with the row, so that a save of a deck with one writer costs no query more. */
const hasCoAuthors = sql<
  boolean | 0 | 1
>`exists (select 1 from ${sql.table("deckEditors")} where "deckEditors"."deckOwnerId" = "decks"."ownerId"
  and "deckEditors"."deckId" = "decks"."id" and "deckEditors"."acceptedAt" is not null and "deckEditors"."endedAt" is null)`;

const selectDeckForChange = precompiled((db, { ownerId, id }: Key) =>
  db
    .selectFrom("users")
    .innerJoin("decks", "decks.ownerId", "users.id")
    .select(deckColumns.map((column) => `decks.${column}` as const))
    .select(hasCoAuthors.as("hasCoAuthors"))
    .where("users.id", "=", ownerId)
    .where("decks.id", "=", id)
    .forNoKeyUpdate("users")
    .forUpdate("decks"),
);

const summaries = (db: Db) => db.selectFrom("decks").select(summaryColumns).select(["firstCard", cardsStart, sequenceAtRead]);

const selectSummaries = precompiled((db, { ownerId }: { ownerId: string }) =>
  summaries(db).where("ownerId", "=", ownerId).orderBy("id", "desc"),
);

const selectShortList = precompiled((db, { ownerId }: { ownerId: string }) =>
  summaries(db)
    .where("ownerId", "=", ownerId)
    .where(({ exists }) => exists(shortUse(db, ownerId)))
    .orderBy("id", "desc"),
);

const selectSummary = precompiled((db, { ownerId, id }: Key) => summaries(db).where("ownerId", "=", ownerId).where("id", "=", id));

const updateVisibility = precompiled((db, { ownerId, id, visibility, updatedAt }: Key & Pick<DeckRow, "visibility" | "updatedAt">) =>
  db.updateTable("decks").set({ visibility, updatedAt }).where("ownerId", "=", ownerId).where("id", "=", id),
);

/** Deck ids can be reused (tutorials are), so students may already have progress under this id. */
const wasStudied = sql<boolean | 0 | 1>`exists (
  select "deckId" from "studyCards" where "studyCards"."deckOwnerId" = "decks"."ownerId" and "studyCards"."deckId" = "decks"."id")`;

const insertOn = (kind: Store["kind"]) =>
  precompiled((db, row: Omit<DecksTable, "topic">) =>
    db
      .insertInto("decks")
      .values({
        ownerId: row.ownerId,
        id: row.id,
        title: row.title,
        description: row.description,
        cards: row.cards,
        cardCount: row.cardCount,
        visibility: row.visibility,
        updatedAt: row.updatedAt,
        revision: row.revision,
        copiedFrom: row.copiedFrom,
        cardOrigins: row.cardOrigins,
        languages: row.languages,
        firstCard: row.firstCard,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning([wasStudied.as("wasStudied"), momentOfChangeOn(kind)]),
  );

const insert = { sqlite: insertOn("sqlite"), postgres: insertOn("postgres") };

const countDecks = precompiled((db, { ownerId }: { ownerId: string }) =>
  db
    .selectFrom("decks")
    .select(({ fn }) => fn.countAll<number>().as("decks"))
    .where("ownerId", "=", ownerId),
);

const selectEndOfTaken = precompiled((db, { from }: { from: number }) =>
  db
    .selectFrom("decks as taken")
    .select("taken.id")
    .where("taken.id", ">", 1)
    .where("taken.id", ">=", from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("decks as next")
            .select("next.id")
            .where("next.id", ">", 1)
            .whereRef("next.id", "=", ({ eb }) => eb("taken.id", "+", 1)),
        ),
      ),
    )
    .orderBy("taken.id")
    .limit(1),
);

/** What is known of a deck without its texts. */
export type DeckHead = Pick<DeckRow, "ownerId" | "id" | "revision" | "copiedFrom">;

const selectHead = precompiled((db, { ownerId, id }: Key) =>
  db.selectFrom("decks").select(["ownerId", "id", "revision", "copiedFrom"]).where("ownerId", "=", ownerId).where("id", "=", id),
);

export async function findDeckHead(db: Db, key: Key): Promise<DeckHead | null> {
  return (await selectHead(db, key)).rows[0] ?? null;
}

export async function findDeck(db: Db, key: Key): Promise<DeckRow | null> {
  return (await selectDeck(db, key)).rows[0] ?? null;
}

/** A deck that is about to change; `hasCoAuthors` is true if somebody beside its owner writes it. */
export type DeckForChange = DeckRow & { hasCoAuthors: boolean | 0 | 1 };

/** As `findDeck`, and locks the deck until the transaction ends, and its owner's row as `lockStudent` does: one query for both. */
export async function findDeckForChange(db: Db, key: Key): Promise<DeckForChange | null> {
  return (await selectDeckForChange(db, key)).rows[0] ?? null;
}

export async function findTitled(db: Db, { ownerId, title, most }: { ownerId: string; title: string; most: number }) {
  return db
    .selectFrom("decks")
    .select(["id", "cards"])
    .where("ownerId", "=", ownerId)
    .where("title", "=", title)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** Newest first. Long lists are read one at a time, as other long texts are. */
export async function listSummaries(db: Db, ownerId: string): Promise<ReadSummary[]> {
  // Most lists are short, and are read by one query.
  const { rows } = await selectShortList(db, { ownerId });
  if (rows.length > 0) return rows;
  return readingTexts(ownerId, await listBytes(db, ownerId), async () => (await selectSummaries(db, { ownerId })).rows);
}

/** The summaries of those decks that (still) exist. */
export async function findSummaries(db: Db, ownerId: string, ids: readonly number[]): Promise<ReadSummary[]> {
  // Nearly always one deck changed, and a list waits for it.
  const [id] = ids;
  if (ids.length === 1 && id !== undefined) return (await selectSummary(db, { ownerId, id })).rows;
  return summaries(db).where("ownerId", "=", ownerId).where("id", "in", ids).execute();
}

/** The number of the student's decks, locked against others until the transaction ends. Null if there is no such student any more. */
export async function countDecksForChange(db: Db, ownerId: string): Promise<number | null> {
  if (!(await lockStudentIfAny(db, ownerId))) return null;
  return (await countDecks(db, { ownerId })).rows[0]?.decks ?? 0;
}

/** The size of a deck, as the database counts it. */
export function bytesOf({ title, description, cards }: Pick<DeckRow, "title" | "description" | "cards">): number {
  return Buffer.byteLength(title) + Buffer.byteLength(description) + Buffer.byteLength(cards);
}

type InsertOptions = { /** where a copy's cards come from, as JSON text */ cardOrigins: string | null; kind: Store["kind"] };

/**
 * Inserts the deck under its id or, if that one is taken, under the next free number; returns the stored row, and the moment of this change on
 * PostgreSQL (`change-sequence.store.ts`). A deck that is new to its student is inserted by `addDeck`, which checks the limits. Throws `database/contention`
 * if others are faster 25 times; each retry skips some numbers.
 */
export async function insertDeck(db: Db, newDeck: DeckRow, { cardOrigins, kind }: InsertOptions) {
  const firstCard = firstCardText(newDeck.cards);
  let row = newDeck;
  for (let retries = 0; retries <= MAX_RETRIES; retries += 1) {
    const [inserted] = (await insert[kind](db, { ...row, cardOrigins, firstCard })).rows;
    if (inserted) {
      await addPrompts(db, row, row.cards, { wasStudied: Boolean(inserted.wasStudied) });
      await addMediaUses(db, row, row.cards);
      return { row, moment: inserted.moment ?? undefined };
    }
    const [lastTaken] = (await selectEndOfTaken(db, { from: row.id })).rows;
    row = { ...row, id: (lastTaken?.id ?? row.id) + 1 + passedOver(retries) };
  }
  throw new AppError("database/contention");
}

/**
 * How many free ids to skip: none at first, then a growing random number, so that servers which collided do not collide again. Without it, some of
 * several busy servers failed 25 times in a row.
 */
function passedOver(retries: number, random: () => number = Math.random): number {
  return Math.floor(random() * Math.min(1000, 2 ** retries));
}

export async function saveVisibility(db: Db, key: Key, change: { visibility: Visibility; updatedAt: number }): Promise<void> {
  await updateVisibility(db, { ...key, ...change });
}

export async function saveLanguages(db: Db, key: Key, change: { languages: string; updatedAt: number }): Promise<void> {
  await db.updateTable("decks").set(change).where("ownerId", "=", key.ownerId).where("id", "=", key.id).execute();
}

/** Returns whether there was such a deck. */
export async function deleteDeck(db: Db, key: Key): Promise<boolean> {
  const result = await db.deleteFrom("decks").where("ownerId", "=", key.ownerId).where("id", "=", key.id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
