import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";

import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";
import { collectionBegan, writeNote, writeProgress } from "@recollect/domain/exchange/anki/write-note.ts";
import type { ExchangeCard } from "@recollect/domain/exchange/model.ts";
import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import yazl from "yazl";

import { parseHtml } from "../reading/parse-html.ts";
import { deckNameOf, deckOf, modelOf, options } from "./collection-parts.ts";

/** What a deck in a package is made of. */
export type DeckToPack = {
  id: number;
  title: string;
  /** the names of the decks around it, outermost first */
  folder?: readonly string[];
  /** ms since 1970 */
  updatedAt: number;
  cards: readonly (ExchangeCard & { id: string })[];
  /** By the prompt's key; empty when progress stays here. */
  standings: readonly (readonly [key: string, standing: { card: CardState; isSuspended: boolean }])[];
  answers: readonly PackedAnswer[];
  /** The files of media, by `<id>.<extension>`, and what they are called in the package; for this deck and those after it. */
  media: readonly { name: string; packedAs: string; path: string }[];
};
export type PackedAnswer = { key: string; /** ms since 1970 */ at: number; ease: number; tookMs: number; isLearning: boolean };

const schema = `create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`;

/** Decks as they are asked for, one after the other. */
export type DecksToPack = Iterable<DeckToPack> | AsyncIterable<DeckToPack>;

/**
 * Writes decks as a package in the oldest layout, which every reader takes. The same decks give the same collection, but for what changed in them.
 * One deck at a time is in memory: all of a student's may be of hundreds of MB.
 */
export async function writePackage(decks: DecksToPack, path: string): Promise<void> {
  const zip = new yazl.ZipFile();
  const collection = `${path}.collection`;
  const media = await writeCollection(decks, collection);
  zip.addFile(collection, "collection.anki2");
  zip.addBuffer(Buffer.from(JSON.stringify(Object.fromEntries(media.map(({ packedAs }, index) => [String(index), packedAs])))), "media");
  for (const [index, medium] of media.entries()) zip.addFile(medium.path, String(index), { compress: false });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  await rm(collection);
}

/** By the names of media in texts, their names in the package. */
type PackedAs = ReadonlyMap<string, string>;

/** What of a deck is still asked for when its cards are written. */
type Written = Pick<DeckToPack, "title" | "folder" | "updatedAt"> & { ankiDeckId: number; cardCount: number };

/** Writes the collection as a file, and gives the media of its decks. */
async function writeCollection(decks: DecksToPack, path: string): Promise<DeckToPack["media"]> {
  const db = new DatabaseSync(path);
  try {
    db.exec("pragma journal_mode = off; pragma synchronous = off");
    db.exec(schema);
    db.exec("begin");
    const ids = createIds();
    const [written, media, reviews]: [Written[], DeckToPack["media"][number][], Review[]] = [[], [], []];
    const packedAs = new Map<string, string>();
    for await (const deck of decks) {
      const { title, folder = [], updatedAt, cards } = deck;
      const ankiDeckId = ids.next(Math.max(deck.id, 2));
      written.push({ title, folder, updatedAt, ankiDeckId, cardCount: cards.length });
      media.push(...deck.media);
      for (const medium of deck.media) packedAs.set(medium.name, medium.packedAs);
      const cardIds = writeNotes(db, { deck, ankiDeckId, packedAs, ids });
      for (const { key, ...answer } of deck.answers) {
        const cardId = cardIds.get(key);
        if (cardId !== undefined) reviews.push({ ...answer, cardId });
      }
    }
    writeCol(db, written);
    writeReviews(db, reviews);
    db.exec("commit");
    return media;
  } finally {
    db.close();
  }
}

/** Numbers from a wanted one on, each once. */
function createIds() {
  const given = new Set<number>();
  return {
    next(wanted: number): number {
      let id = wanted;
      while (given.has(id)) id += 1;
      given.add(id);
      return id;
    },
  };
}

type Notes = {
  deck: DeckToPack;
  ankiDeckId: number;
  packedAs: PackedAs;
  ids: ReturnType<typeof createIds>;
};

/** Gives the ids of the written cards by their prompts. */
function writeNotes(db: DatabaseSync, { deck, ankiDeckId, packedAs, ids }: Notes): Map<string, number> {
  const cardIds = new Map<string, number>();
  const note = db.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const card = db.prepare("insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)");
  const tools = { parseHtml, mediaName: (id: string, extension: string) => packedAs.get(`${id}.${extension}`) ?? null };
  const standings = new Map(deck.standings);
  const changed = Math.floor(deck.updatedAt / 1000);
  // Ids are times in Anki; these lie before the deck's own, where no other deck's are.
  let id = Math.max(deck.id, 1_577_851_200_000) - 1_000_000_000;
  for (const [position, held] of deck.cards.entries()) {
    const written = writeNote(held, tools);
    const noteId = (id = ids.next(id + 1));
    const first = (written.fields[0] ?? "").replace(/<[^>]*>/g, "");
    const sum = Number.parseInt(createHash("sha1").update(first).digest("hex").slice(0, 8), 16);
    const tags = written.tags.length > 0 ? ` ${written.tags.join(" ")} ` : "";
    note.run(noteId, written.guid, written.type.id, changed, tags, written.fields.join("\u001f"), first, sum);
    for (const { ord, ending } of written.cards) {
      const key = `${held.id}${ending}`;
      const { type, queue, due, interval, ease, reps, lapses, data } = writeProgress(standings.get(key) ?? null, position + 1);
      const cardId = (id = ids.next(id + 1));
      card.run(cardId, noteId, ankiDeckId, ord, changed, type, queue, due, interval, ease, reps, lapses, type === 1 ? 1001 : 0, data);
      cardIds.set(key, cardId);
    }
  }
  return cardIds;
}

type Review = Omit<PackedAnswer, "key"> & { cardId: number };

function writeReviews(db: DatabaseSync, reviews: Review[]): void {
  const review = db.prepare("insert into revlog values (?, ?, -1, ?, ?, ?, 2500, ?, ?)");
  let last = 0;
  const lastOf = new Map<number, number>();
  for (const { cardId, at, ease, tookMs, isLearning } of reviews.sort((a, b) => a.at - b.at)) {
    last = Math.max(at, last + 1);
    const since = Math.max(1, Math.round((at - (lastOf.get(cardId) ?? at)) / dayMs));
    lastOf.set(cardId, at);
    review.run(last, cardId, ease, since, since, Math.min(tookMs, 60_000), isLearning ? 0 : 1);
  }
}

function writeCol(db: DatabaseSync, written: readonly Written[]): void {
  const updatedAt = Math.max(0, ...written.map((deck) => deck.updatedAt));
  const changed = Math.floor(updatedAt / 1000);
  const conf = {
    activeDecks: [1],
    curDeck: 1,
    newSpread: 0,
    collapseTime: 1200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
    curModel: null,
    nextPos: Math.max(0, ...written.map(({ cardCount }) => cardCount)) + 1,
    sortType: "noteFld",
    sortBackwards: false,
    addToCur: true,
    dayLearnFirst: false,
    schedVer: 2,
  };
  const models = Object.fromEntries(Object.values(ownNoteTypes).map((type) => [type.id, modelOf(type)]));
  const named = written.map((deck) => [deck.ankiDeckId, deckOf(deck.ankiDeckId, deckNameOf(deck), changed)] as const);
  const decks = { 1: deckOf(1, "Default", changed), ...Object.fromEntries(named) };
  db.prepare("insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')").run(
    collectionBegan,
    updatedAt,
    updatedAt,
    JSON.stringify(conf),
    JSON.stringify(models),
    JSON.stringify(decks),
    JSON.stringify({ 1: options }),
  );
}
