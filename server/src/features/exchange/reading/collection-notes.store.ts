import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { AnkiCard, AnkiNote } from "@recollect/domain/exchange/anki/package.ts";
import type { AnkiReview } from "@recollect/domain/exchange/anki/progress.ts";
import type { DatabaseSync } from "node:sqlite";

import { IMPORT } from "./limits.ts";
import { isTable } from "./open-collection.store.ts";

/** How many there are. Throws `import/too-many-cards`. */
export function countCards(db: DatabaseSync, most: number = IMPORT.maxCards): number {
  const count = (table: string) => (db.prepare(`select count(*) as found from ${table}`).get() as { found: number }).found;
  const cards = count("cards");
  if (cards > most || count("notes") > most) throw new AppError("import/too-many-cards");
  return cards;
}

/** Each note with its cards, in the order of their making. */
export function* notesWithCards(db: DatabaseSync): Generator<{ note: AnkiNote; cards: AnkiCard[] }> {
  const cards = Map.groupBy(allCards(db), ({ noteId }) => noteId);
  for (const row of db.prepare("select id, guid, mid, mod, tags, flds from notes order by id").iterate()) {
    const note = row as { id: number; guid: unknown; mid: number; mod: number; tags: unknown; flds: unknown };
    const fields = textOf(note.flds).split("\u001f");
    const tags = textOf(note.tags)
      .split(/[\s\u3000]+/)
      .filter((tag) => tag !== "");
    const read = { id: note.id, guid: textOf(note.guid).slice(0, 200), noteTypeId: note.mid, changedAt: note.mod, tags, fields };
    yield { note: read, cards: cards.get(note.id) ?? [] };
  }
}

function allCards(db: DatabaseSync): (AnkiCard & { noteId: number })[] {
  const rows = db
    .prepare("select id, nid, ord, did, odid, due, odue, type, queue, ivl, factor, reps, lapses, data from cards order by id")
    .all();
  return rows.map((row) => {
    const card = row as Record<string, number>;
    const number = (name: string) => (Number.isFinite(Number(card[name])) ? Number(card[name]) : 0);
    const isBorrowed = number("odid") !== 0;
    return {
      id: number("id"),
      noteId: number("nid"),
      ord: number("ord"),
      deckId: isBorrowed ? number("odid") : number("did"),
      type: number("type"),
      queue: number("queue"),
      due: isBorrowed && number("odue") !== 0 ? number("odue") : number("due"),
      interval: number("ivl"),
      ease: number("factor"),
      reps: number("reps"),
      lapses: number("lapses"),
      data: typeof row.data === "string" ? row.data : "",
    };
  });
}

/** The review log by card, each card's from the oldest on. */
export function reviewsByCard(db: DatabaseSync, most: number = IMPORT.maxReviews): Map<number, AnkiReview[]> {
  const reviews = new Map<number, AnkiReview[]>();
  if (!isTable(db, "revlog")) return reviews;
  for (const row of db.prepare("select id, cid, ease, factor, type from revlog order by id limit ?").iterate(most)) {
    const { id, cid, ease, factor, type } = row as { id: number; cid: number; ease: number; factor: number; type: number };
    const review = { id, cardId: cid, ease, factor, type };
    const known = reviews.get(cid);
    if (known) known.push(review);
    else reviews.set(cid, [review]);
  }
  return reviews;
}

/** A column says nothing of what a stranger's database keeps in it. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
