import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";

import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";
import { collectionBegan, writeNote, writeProgress } from "@recollect/domain/exchange/anki/write-note.ts";
import type { ExchangeCard } from "@recollect/domain/exchange/model.ts";
import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import yazl from "yazl";

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
  /** The files of the deck's media, by `<id>.<extension>`, and what they are called in the package. */
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

/** Writes decks as a package in the oldest layout, which every reader takes. The same decks give the same collection, but for what changed in them. */
export async function writePackage(decks: readonly DeckToPack[], path: string): Promise<void> {
  const zip = new yazl.ZipFile();
  const media = decks.flatMap((deck) => deck.media);
  zip.addBuffer(collectionOf(decks, new Map(media.map(({ name, packedAs }) => [name, packedAs]))), "collection.anki2");
  zip.addBuffer(Buffer.from(JSON.stringify(Object.fromEntries(media.map(({ packedAs }, index) => [String(index), packedAs])))), "media");
  for (const [index, medium] of media.entries()) zip.addFile(medium.path, String(index), { compress: false });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(join(path)));
}

/** By the names of media in texts, their names in the package. */
type PackedAs = ReadonlyMap<string, string>;

function collectionOf(decks: readonly DeckToPack[], packedAs: PackedAs): Buffer {
  const db = new DatabaseSync(":memory:") as DatabaseSync & { serialize(): Uint8Array };
  try {
    db.exec(schema);
    db.exec("begin");
    const ids = createIds();
    const numbered = decks.map((deck) => ({ deck, ankiDeckId: ids.next(Math.max(deck.id, 2)) }));
    writeCol(db, numbered);
    const cardIds = new Map<string, number>();
    for (const { deck, ankiDeckId } of numbered) writeNotes(db, { deck, ankiDeckId, packedAs, ids, cardIds });
    writeReviews(db, decks, cardIds);
    db.exec("commit");
    return Buffer.from(db.serialize());
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
  /** takes the ids of the written cards by deck and prompt */
  cardIds: Map<string, number>;
};

/** Decks are told apart: a copy of one has other cards, but both tutorials of two accounts have the same. */
const keyIn = (deck: DeckToPack, key: string) => `${deck.id} ${key}`;

function writeNotes(db: DatabaseSync, { deck, ankiDeckId, packedAs, ids, cardIds }: Notes): void {
  const note = db.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const card = db.prepare("insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)");
  const standings = new Map(deck.standings);
  const changed = Math.floor(deck.updatedAt / 1000);
  // Ids are times in Anki; these lie before the deck's own, where no other deck's are.
  let id = Math.max(deck.id, 1_577_851_200_000) - 1_000_000_000;
  for (const [position, held] of deck.cards.entries()) {
    const written = writeNote(held, (mediaId, extension) => packedAs.get(`${mediaId}.${extension}`) ?? null);
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
      cardIds.set(keyIn(deck, key), cardId);
    }
  }
}

function writeReviews(db: DatabaseSync, decks: readonly DeckToPack[], cardIds: ReadonlyMap<string, number>): void {
  const review = db.prepare("insert into revlog values (?, ?, -1, ?, ?, ?, 2500, ?, ?)");
  let last = 0;
  const lastOf = new Map<string, number>();
  const answers = decks.flatMap((deck) => deck.answers.map((answer) => ({ ...answer, key: keyIn(deck, answer.key) })));
  for (const { key, at, ease, tookMs, isLearning } of answers.sort((a, b) => a.at - b.at)) {
    const cardId = cardIds.get(key);
    if (cardId === undefined) continue;
    last = Math.max(at, last + 1);
    const since = Math.max(1, Math.round((at - (lastOf.get(key) ?? at)) / dayMs));
    lastOf.set(key, at);
    review.run(last, cardId, ease, since, since, Math.min(tookMs, 60_000), isLearning ? 0 : 1);
  }
}

function writeCol(db: DatabaseSync, numbered: readonly { deck: DeckToPack; ankiDeckId: number }[]): void {
  const updatedAt = Math.max(0, ...numbered.map(({ deck }) => deck.updatedAt));
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
    nextPos: Math.max(...numbered.map(({ deck }) => deck.cards.length)) + 1,
    sortType: "noteFld",
    sortBackwards: false,
    addToCur: true,
    dayLearnFirst: false,
    schedVer: 2,
  };
  const models = Object.fromEntries(Object.values(ownNoteTypes).map((type) => [type.id, modelOf(type)]));
  const named = numbered.map(({ deck, ankiDeckId }) => [ankiDeckId, deckOf(ankiDeckId, deckNameOf(deck), changed)] as const);
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
