import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";

import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";
import { collectionBegan, writeNote, writeProgress } from "@recollect/domain/exchange/anki/write-note.ts";
import type { ExchangeCard } from "@recollect/domain/exchange/model.ts";
import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import yazl from "yazl";

/** What the package of a deck is made of. */
export type DeckToPack = {
  id: number;
  title: string;
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

/** Writes a package in the oldest layout, which every reader takes. The same deck gives the same collection, but for what changed in it. */
export async function writePackage(deck: DeckToPack, path: string): Promise<void> {
  const zip = new yazl.ZipFile();
  zip.addBuffer(collectionOf(deck), "collection.anki2");
  zip.addBuffer(
    Buffer.from(JSON.stringify(Object.fromEntries(deck.media.map(({ packedAs }, index) => [String(index), packedAs])))),
    "media",
  );
  for (const [index, medium] of deck.media.entries()) zip.addFile(medium.path, String(index), { compress: false });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(join(path)));
}

function collectionOf(deck: DeckToPack): Buffer {
  const db = new DatabaseSync(":memory:") as DatabaseSync & { serialize(): Uint8Array };
  try {
    db.exec(schema);
    db.exec("begin");
    const ankiDeckId = Math.max(deck.id, 2) + 0;
    writeCol(db, deck, ankiDeckId);
    const cardIds = writeNotes(db, deck, ankiDeckId);
    writeReviews(db, deck, cardIds);
    db.exec("commit");
    return Buffer.from(db.serialize());
  } finally {
    db.close();
  }
}

/** The ids of the written cards by their prompts' keys. */
function writeNotes(db: DatabaseSync, deck: DeckToPack, ankiDeckId: number): Map<string, number> {
  const note = db.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const card = db.prepare("insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)");
  const packedAs = new Map(deck.media.map((medium) => [medium.name, medium.packedAs]));
  const standings = new Map(deck.standings);
  const changed = Math.floor(deck.updatedAt / 1000);
  const cardIds = new Map<string, number>();
  // Ids are times in Anki; these lie before the deck's own, where no other deck's are.
  let id = Math.max(deck.id, 1_577_851_200_000) - 1_000_000_000;
  for (const [position, held] of deck.cards.entries()) {
    const written = writeNote(held, (mediaId, extension) => packedAs.get(`${mediaId}.${extension}`) ?? null);
    const noteId = (id += 1);
    const first = (written.fields[0] ?? "").replace(/<[^>]*>/g, "");
    const sum = Number.parseInt(createHash("sha1").update(first).digest("hex").slice(0, 8), 16);
    const tags = written.tags.length > 0 ? ` ${written.tags.join(" ")} ` : "";
    note.run(noteId, written.guid, written.type.id, changed, tags, written.fields.join("\u001f"), first, sum);
    for (const { ord, ending } of written.cards) {
      const key = `${held.id}${ending}`;
      const { type, queue, due, interval, ease, reps, lapses, data } = writeProgress(standings.get(key) ?? null, position + 1);
      const cardId = (id += 1);
      card.run(cardId, noteId, ankiDeckId, ord, changed, type, queue, due, interval, ease, reps, lapses, type === 1 ? 1001 : 0, data);
      cardIds.set(key, cardId);
    }
  }
  return cardIds;
}

function writeReviews(db: DatabaseSync, deck: DeckToPack, cardIds: ReadonlyMap<string, number>): void {
  const review = db.prepare("insert into revlog values (?, ?, -1, ?, ?, ?, 2500, ?, ?)");
  let last = 0;
  const lastOf = new Map<string, number>();
  for (const { key, at, ease, tookMs, isLearning } of deck.answers.toSorted((a, b) => a.at - b.at)) {
    const cardId = cardIds.get(key);
    if (cardId === undefined) continue;
    last = Math.max(at, last + 1);
    const since = Math.max(1, Math.round((at - (lastOf.get(key) ?? at)) / 86_400_000));
    lastOf.set(key, at);
    review.run(last, cardId, ease, since, since, Math.min(tookMs, 60_000), isLearning ? 0 : 1);
  }
}

function writeCol(db: DatabaseSync, deck: DeckToPack, ankiDeckId: number): void {
  const changed = Math.floor(deck.updatedAt / 1000);
  const conf = {
    activeDecks: [1],
    curDeck: 1,
    newSpread: 0,
    collapseTime: 1200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
    curModel: null,
    nextPos: deck.cards.length + 1,
    sortType: "noteFld",
    sortBackwards: false,
    addToCur: true,
    dayLearnFirst: false,
    schedVer: 2,
  };
  const models = Object.fromEntries(Object.values(ownNoteTypes).map((type) => [type.id, modelOf(type)]));
  const name = deck.title.replace(/\s+/g, " ").replaceAll("::", ":").trim() || "Deck";
  const decks = { 1: deckOf(1, "Default", changed), [ankiDeckId]: deckOf(ankiDeckId, name, changed) };
  db.prepare("insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')").run(
    collectionBegan,
    deck.updatedAt,
    deck.updatedAt,
    JSON.stringify(conf),
    JSON.stringify(models),
    JSON.stringify(decks),
    JSON.stringify({ 1: options }),
  );
}

function deckOf(id: number, name: string, mod: number) {
  const none = [0, 0];
  return {
    id,
    name,
    mod,
    usn: -1,
    desc: "",
    dyn: 0,
    conf: 1,
    extendNew: 0,
    extendRev: 50,
    collapsed: false,
    browserCollapsed: false,
    newToday: none,
    revToday: none,
    lrnToday: none,
    timeToday: none,
  };
}

const options = {
  id: 1,
  name: "Default",
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};

type Own = (typeof ownNoteTypes)[keyof typeof ownNoteTypes];

/** Every part of a note type but its styles is part of its shape, and stays as it is. */
function modelOf(type: Own) {
  const flds = type.fields.map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: "Arial", size: 20, media: [] }));
  const tmpls = type.templates.map(({ name, question, answer }, ord) => ({
    name,
    ord,
    qfmt: question,
    afmt: answer,
    bqfmt: "",
    bafmt: "",
    did: null,
  }));
  const req = type.isCloze ? [] : type.templates.map((_, ord) => [ord, "all", [ord]]);
  return {
    id: type.id,
    name: type.name,
    type: type.isCloze ? 1 : 0,
    mod: 1_735_689_600,
    usn: -1,
    sortf: 0,
    did: 1,
    tmpls,
    flds,
    req,
    css: ".card { font-family: sans-serif; font-size: 20px; text-align: center; color: black; background-color: white; }\n.cloze { font-weight: bold; color: blue; }\n.extra { margin-top: 1em; font-size: 80%; }",
    latexPre:
      "\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n",
    latexPost: "\\end{document}",
    tags: [],
    vers: [],
  };
}
