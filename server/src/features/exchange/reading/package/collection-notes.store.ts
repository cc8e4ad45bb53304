import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { AnkiCard, AnkiNote } from "@recollect/domain/exchange/anki/package.ts";
import type { AnkiReview } from "@recollect/domain/exchange/anki/progress.ts";
import type { DatabaseSync } from "node:sqlite";

import { numberedGuid } from "./numbered-guids.ts";
import { IMPORT } from "../untrusted/limits.ts";
import { isTable } from "./open-collection.store.ts";

/** The number of notes. Throws `import/too-many-cards`. */
export function countCards(db: DatabaseSync, most: number = IMPORT.maxCards): number {
  const count = (table: string) => (db.prepare(`select count(*) as found from ${table}`).get() as { found: number }).found;
  const cards = count("cards");
  if (cards > most || count("notes") > most) throw new AppError("import/too-many-cards");
  return cards;
}

/**
 * Each note with its cards, in order of creation. Both are read in parallel, since a collection has hundreds of thousands of rows. A note with the GUID of
 * an earlier one is another note: some programs compute GUIDs of two characters. Its GUID gets a number, so that each finds its own cards again.
 */
export function* notesWithCards(db: DatabaseSync): Generator<{ note: AnkiNote; cards: AnkiCard[] }> {
  const cards = cardsByNote(db);
  let next = cards.next();
  const notesByGuid = new Map<string, number>();
  for (const row of db.prepare("select id, guid, mid, mod, tags, flds from notes order by id").iterate()) {
    const note = row as { id: number; guid: unknown; mid: number; mod: number; tags: unknown; flds: unknown };
    const fields = textOf(note.flds).split("\u001f");
    const tags = textOf(note.tags)
      .split(/[\s\u3000]+/)
      .filter((tag) => tag !== "");
    const shortGuid = textOf(note.guid).slice(0, 200);
    const nth = (notesByGuid.get(shortGuid) ?? 0) + 1;
    notesByGuid.set(shortGuid, nth);
    const ankiNote = { id: note.id, guid: numberedGuid(shortGuid, nth), noteTypeId: note.mid, changedAt: note.mod, tags, fields };
    while (!next.done && next.value.noteId < note.id) next = cards.next();
    const own: AnkiCard[] = [];
    for (; !next.done && next.value.noteId === note.id; next = cards.next()) own.push(next.value.card);
    yield { note: ankiNote, cards: own };
  }
}

/** The fields of each note of a type. */
export function* fieldsOfType(db: DatabaseSync, noteTypeId: number): Generator<string[]> {
  for (const row of db.prepare("select flds from notes where mid = ? order by id").iterate(noteTypeId))
    yield textOf((row as { flds: unknown }).flds).split("\u001f");
}

/** In the order of the notes' ids. */
function* cardsByNote(db: DatabaseSync): Generator<{ noteId: number; card: AnkiCard }, undefined> {
  const columns = "id, nid, ord, did, odid, due, odue, type, queue, ivl, factor, reps, lapses, flags, data";
  for (const row of db.prepare(`select ${columns} from cards where typeof(nid) = 'integer' order by nid, id`).iterate()) {
    const card = row as Record<string, number>;
    const number = (name: string) => (Number.isFinite(Number(card[name])) ? Number(card[name]) : 0);
    const isBorrowed = number("odid") !== 0;
    const ankiCard = {
      id: number("id"),
      ord: number("ord"),
      deckId: isBorrowed ? number("odid") : number("did"),
      type: number("type"),
      queue: number("queue"),
      due: isBorrowed && number("odue") !== 0 ? number("odue") : number("due"),
      interval: number("ivl"),
      ease: number("factor"),
      reps: number("reps"),
      lapses: number("lapses"),
      flag: number("flags") & 7,
      data: typeof row["data"] === "string" ? row["data"] : "",
    };
    yield { noteId: number("nid"), card: ankiCard };
  }
}

/** The review log of a card, oldest first. */
type ReviewLog = (cardId: number) => AnkiReview[];

/** Ease, intervals, factor, time and type: as an object a review takes three times as much memory. */
const numbersOfEach = 6;

/** The whole review log in one array of numbers: each review points to the previous one of its card. */
export function readReviews(db: DatabaseSync, most: number = IMPORT.maxReviews): ReviewLog {
  if (!isTable(db, "revlog")) return () => [];
  const { found } = db.prepare("select count(*) as found from revlog").get() as { found: number };
  const count = Math.min(found, most);
  const times = new Float64Array(count);
  const numbers = new Int32Array(count * numbersOfEach);
  const before = new Int32Array(count);
  const last = new Map<number, number>();
  let at = 0;
  for (const row of db.prepare("select id, cid, ease, ivl, lastIvl, factor, time, type from revlog order by id limit ?").iterate(count)) {
    const { id, cid, ease, ivl, lastIvl, factor, time, type } = row as Record<string, number>;
    if (typeof id !== "number" || typeof cid !== "number") continue;
    times[at] = id;
    numbers.set([ease, ivl, lastIvl, factor, time, type].map(whole), at * numbersOfEach);
    before[at] = last.get(cid) ?? -1;
    last.set(cid, at);
    at += 1;
  }
  return (cardId) => {
    const reviews: AnkiReview[] = [];
    for (let index = last.get(cardId) ?? -1; index >= 0; index = before[index] ?? -1) {
      const [ease = 0, interval = 0, intervalBefore = 0, factor = 0, tookMs = 0, type = 0] = numbers.subarray(
        index * numbersOfEach,
        (index + 1) * numbersOfEach,
      );
      reviews.push({ id: times[index] ?? 0, cardId, ease, interval, intervalBefore, factor, tookMs, type });
    }
    return reviews.toReversed();
  };
}

/** A whole number that 32 bits can hold; 0 for any other value. */
function whole(value: unknown): number {
  return typeof value === "number" && Math.abs(value) < 2 ** 31 ? Math.trunc(value) : 0;
}

/** In a crafted database a column's type says nothing about its values. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
