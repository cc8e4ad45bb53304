import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";

import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";
import { collectionBegan, writeNote, writeProgress } from "@recollect/domain/exchange/anki/write-note.ts";
import type { ExchangeCard } from "@recollect/domain/exchange/model.ts";
import type { EarlierAnswer } from "@recollect/domain/study/log/entry.ts";
import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import yazl from "yazl";

import { parseHtml } from "../reading/untrusted/parse-html.ts";
import { collectionSchema, deckNameOf, deckOf, modelOf, options } from "./collection-parts.ts";

/** The parts of a deck in a package. */
export type DeckToPack = {
  id: number;
  title: string;
  /** the names of the parent decks, outermost first */
  folder?: readonly string[];
  /** ms since 1970 */
  updatedAt: number;
  cards: readonly (ExchangeCard & { id: string })[];
  /** Whether these cards continue the previous deck: a long deck comes in portions, and only the first one has the other fields. */
  isMore?: boolean;
  /** By the prompt's key; empty when progress is not exported. */
  standings: readonly (readonly [key: string, standing: { card: CardState; isSuspended: boolean }])[];
  answers: readonly PackedAnswer[];
  /** The files of media, by `<id>.<extension>`, with their names in the package; for this deck and those after it. */
  media: readonly { name: string; packedAs: string; path: string }[];
};
export type PackedAnswer = {
  key: string;
  /** ms since 1970 */ at: number;
  ease: number;
  tookMs: number;
  isLearning: boolean;
  /** of an answer in an earlier program, whose log line is written as it was */
  earlier?: EarlierAnswer;
};

/** Decks, read on demand one after the other. */
type DecksToPack = Iterable<DeckToPack> | AsyncIterable<DeckToPack>;

/**
 * Writes decks as a package in the oldest layout, which every reader supports. The same decks give the same collection, except for what
 * changed in them. One deck at a time is in memory: all of a student's decks may have hundreds of MB.
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

/** Maps the names of media in texts to their names in the package. */
type PackedAs = ReadonlyMap<string, string>;

/** What the end of the package still needs of a deck whose cards are written. */
type WrittenDeck = Pick<DeckToPack, "title" | "folder" | "updatedAt"> & { ankiDeckId: number; cardCount: number };

/** Writes the collection as a file, and returns the media of its decks. */
async function writeCollection(decks: DecksToPack, path: string): Promise<DeckToPack["media"]> {
  const db = new DatabaseSync(path);
  try {
    db.exec("pragma journal_mode = off; pragma synchronous = off");
    db.exec(collectionSchema);
    db.exec("begin");
    const ids = createIds();
    const [writtenDecks, media, reviews]: [WrittenDeck[], DeckToPack["media"][number][], Review[]] = [[], [], []];
    const packedAs = new Map<string, string>();
    let notes: Notes | undefined;
    for await (const deck of decks) {
      if (!notes || !deck.isMore) {
        if (notes) reviews.push(...reviewsOf(notes));
        const { title, folder = [], updatedAt } = deck;
        const ankiDeckId = ids.next(Math.max(deck.id, 2));
        const deckWritten = { title, folder, updatedAt, ankiDeckId, cardCount: 0 };
        writtenDecks.push(deckWritten);
        media.push(...deck.media);
        for (const medium of deck.media) packedAs.set(medium.name, medium.packedAs);
        notes = notesOf(deck, deckWritten, { packedAs, ids });
      }
      writeNotes(db, notes, deck.cards);
    }
    if (notes) reviews.push(...reviewsOf(notes));
    writeCol(db, writtenDecks);
    writeReviews(db, reviews);
    db.exec("commit");
    return media;
  } finally {
    db.close();
  }
}

/** Unique numbers, each the wanted one or the next free one. */
function createIds() {
  const usedIds = new Set<number>();
  return {
    next(wantedId: number): number {
      let id = wantedId;
      while (usedIds.has(id)) id += 1;
      usedIds.add(id);
      return id;
    },
  };
}

/** A deck's notes while they are written. */
type Notes = {
  deck: DeckToPack;
  writtenDeck: WrittenDeck;
  packedAs: PackedAs;
  ids: ReturnType<typeof createIds>;
  standings: ReadonlyMap<string, DeckToPack["standings"][number][1]>;
  /** the ids of the written cards by their prompts */
  cardIds: Map<string, number>;
  /** the last id given */
  id: number;
};

function notesOf(deck: DeckToPack, writtenDeck: WrittenDeck, shared: Pick<Notes, "packedAs" | "ids">): Notes {
  // Ids are times in Anki. These are before the deck's own time, where no other deck has ids.
  const id = Math.max(deck.id, 1_577_851_200_000) - 1_000_000_000;
  return { deck, writtenDeck, ...shared, standings: new Map(deck.standings), cardIds: new Map(), id };
}

function writeNotes(db: DatabaseSync, notes: Notes, cards: DeckToPack["cards"]): void {
  const { deck, writtenDeck: ofDeck, packedAs, ids, standings, cardIds } = notes;
  const note = db.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const card = db.prepare("insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)");
  const tools = { parseHtml, mediaName: (id: string, extension: string) => packedAs.get(`${id}.${extension}`) ?? null };
  const changedAt = Math.floor(deck.updatedAt / 1000);
  const next = () => (notes.id = ids.next(notes.id + 1));
  for (const cardOfDeck of cards) {
    const writtenNote = writeNote(cardOfDeck, tools);
    const noteId = next();
    ofDeck.cardCount += 1;
    const first = (writtenNote.fields[0] ?? "").replace(/<[^<>]*>/g, "");
    const sum = Number.parseInt(createHash("sha1").update(first).digest("hex").slice(0, 8), 16);
    const tags = writtenNote.tags.length > 0 ? ` ${writtenNote.tags.join(" ")} ` : "";
    note.run(noteId, writtenNote.guid, writtenNote.type.id, changedAt, tags, writtenNote.fields.join("\u001f"), first, sum);
    for (const { ord, ending } of writtenNote.cards) {
      const key = `${cardOfDeck.id}${ending}`;
      const { type, queue, due, interval, ease, reps, lapses, data } = writeProgress(standings.get(key) ?? null, ofDeck.cardCount);
      const cardId = next();
      card.run(
        cardId,
        noteId,
        ofDeck.ankiDeckId,
        ord,
        changedAt,
        type,
        queue,
        due,
        interval,
        ease,
        reps,
        lapses,
        type === 1 ? 1001 : 0,
        data,
      );
      cardIds.set(key, cardId);
    }
  }
}

function reviewsOf({ deck, cardIds }: Notes): Review[] {
  return deck.answers.flatMap(({ key, ...answer }) => {
    const cardId = cardIds.get(key);
    return cardId === undefined ? [] : [{ ...answer, cardId }];
  });
}

type Review = Omit<PackedAnswer, "key"> & { cardId: number };

function writeReviews(db: DatabaseSync, reviews: Review[]): void {
  const review = db.prepare("insert into revlog values (?, ?, -1, ?, ?, ?, ?, ?, ?)");
  let last = 0;
  const lastOf = new Map<number, number>();
  for (const { cardId, at, ease, tookMs, isLearning, earlier } of reviews.sort((a, b) => a.at - b.at)) {
    last = Math.max(at, last + 1);
    if (earlier) {
      const [, , interval, intervalBefore, factor, , kind] = earlier;
      review.run(last, cardId, ease, interval, intervalBefore, factor, tookMs, kind);
      lastOf.set(cardId, at);
      continue;
    }
    const since = Math.max(1, Math.round((at - (lastOf.get(cardId) ?? at)) / dayMs));
    lastOf.set(cardId, at);
    review.run(last, cardId, ease, since, since, 2500, Math.min(tookMs, 60_000), isLearning ? 0 : 1);
  }
}

function writeCol(db: DatabaseSync, writtenDecks: readonly WrittenDeck[]): void {
  const updatedAt = Math.max(0, ...writtenDecks.map((deck) => deck.updatedAt));
  const changedAt = Math.floor(updatedAt / 1000);
  const conf = {
    activeDecks: [1],
    curDeck: 1,
    newSpread: 0,
    collapseTime: 1200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
    curModel: null,
    nextPos: Math.max(0, ...writtenDecks.map(({ cardCount }) => cardCount)) + 1,
    sortType: "noteFld",
    sortBackwards: false,
    addToCur: true,
    dayLearnFirst: false,
    schedVer: 2,
  };
  const used = new Set(
    db
      .prepare("select distinct mid from notes")
      .all()
      .map(({ mid }) => mid),
  );
  const { oneWay, bothWays, cloze } = ownNoteTypes;
  // Anki's list of note types stays short: those of typed answers and of masks come with their first note.
  const types = Object.values(ownNoteTypes).filter((type) => type === oneWay || type === bothWays || type === cloze || used.has(type.id));
  const models = Object.fromEntries(types.map((type) => [type.id, modelOf(type)]));
  const deckEntries = writtenDecks.map((deck) => [deck.ankiDeckId, deckOf(deck.ankiDeckId, deckNameOf(deck), changedAt)] as const);
  const decks = { 1: deckOf(1, "Default", changedAt), ...Object.fromEntries(deckEntries) };
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
