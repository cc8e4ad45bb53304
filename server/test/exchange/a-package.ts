import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { buffer } from "node:stream/consumers";
import { zstdCompressSync } from "node:zlib";
import yazl from "yazl";

import type { Room } from "../../src/features/exchange/reading/untrusted/room.ts";

/** The content of a test's package; by default one Basic note type and one deck. */
export type PackageContent = {
  layout?: "legacy-1" | "legacy-2" | "latest";
  noteTypes?: { id: number; name: string; cloze?: boolean; fields: string[]; templates: [question: string, answer: string][] }[];
  decks?: Record<number, string>;
  notes: {
    guid: string;
    type?: number;
    tags?: string;
    fields: string[];
    cards?: Partial<{
      id: number;
      ord: number;
      did: number;
      odid: number;
      type: number;
      queue: number;
      due: number;
      odue: number;
      ivl: number;
      factor: number;
      reps: number;
      data: string;
    }>[];
  }[];
  reviews?: { id: number; cid: number; ease: number; ivl?: number; factor?: number; type?: number }[];
  media?: Record<string, Uint8Array | string>;
  /** Changes the collection before it is packed. */
  meddle?: (db: DatabaseSync) => void;
};

/** Room on the disk for whatever a test's package unpacks. */
export const ample: Room = { bytes: 1024 * 1024 * 1024, refusal: "storage/full" };

/** Day 0 of each test's collection: 1 January 2025, 4 a.m. UTC, in s. */
export const packageBegan = 1_735_704_000;
export const basic = {
  id: 1001,
  name: "Basic",
  fields: ["Front", "Back"],
  templates: [["{{Front}}", "{{FrontSide}}<hr id=answer>{{Back}}"]] as [string, string][],
};

/** A package as Anki writes one, in any of its layouts, with the test's own content. */
export async function aPackage(content: PackageContent): Promise<Buffer> {
  const layout = content.layout ?? "legacy-1";
  const collection = collectionOf(content);
  const media = Object.entries(content.media ?? {});
  const stub = collectionOf({ notes: [{ guid: "stub", fields: ["Please update to the latest Anki version", ""] }] });
  if (layout === "latest") {
    return aZip({
      meta: message([[1, 3]]),
      "collection.anki2": stub,
      "collection.anki21b": zstdCompressSync(collection),
      media: listOfMedia(media.map(([name, bytes]) => [name, bytes.length])),
      ...Object.fromEntries(media.map(([, bytes], index) => [String(index), zstdCompressSync(bytes)])),
    });
  }
  const files =
    layout === "legacy-2"
      ? { meta: message([[1, 2]]), "collection.anki2": stub, "collection.anki21": collection }
      : { "collection.anki2": collection };
  const list = Object.fromEntries(media.map(([name], index) => [String(index), name]));
  return aZip({ ...files, media: JSON.stringify(list), ...Object.fromEntries(media.map(([, bytes], index) => [String(index), bytes])) });
}

/** The list of a package's media, in the newest layout. */
export function listOfMedia(media: readonly [name: string, bytes: number][]): Buffer {
  const entries = media.map(([name, bytes]) =>
    message([
      [1, name],
      [2, bytes],
    ]),
  );
  return zstdCompressSync(message(entries.map((entry) => [1, entry])));
}

/** A zip of files with these names. */
export async function aZip(files: Record<string, Uint8Array | string>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A collection as a file. */
export function collectionOf({
  layout,
  noteTypes = [{ ...basic, cloze: false }],
  decks = { 1: "Default" },
  notes,
  reviews = [],
  meddle,
}: PackageContent): Buffer {
  const db = new DatabaseSync(":memory:");
  db.exec(`create table col (id integer primary key, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer, ls integer, conf text, models text, decks text, dconf text, tags text);
    create table notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text, sfld integer, csum integer, flags integer, data text);
    create table cards (id integer primary key, nid integer, did integer, ord integer, mod integer, usn integer, type integer, queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer, left integer, odue integer, odid integer, flags integer, data text);
    create table revlog (id integer primary key, cid integer, usn integer, ease integer, ivl integer, lastIvl integer, factor integer, time integer, type integer);`);
  const isLatest = layout === "latest";
  const models = Object.fromEntries(
    noteTypes.map(({ id, name, cloze, fields, templates }) => [
      id,
      {
        id,
        name,
        type: cloze ? 1 : 0,
        flds: fields.map((field, ord) => ({ name: field, ord })),
        tmpls: templates.map(([qfmt, afmt], ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt })),
      },
    ]),
  );
  const named = Object.fromEntries(Object.entries(decks).map(([id, name]) => [id, { id: Number(id), name }]));
  db.prepare("insert into col values (1, ?, 0, 0, 11, 0, 0, 0, '{}', ?, ?, '{}', '{}')").run(
    packageBegan,
    isLatest ? "" : JSON.stringify(models),
    isLatest ? "" : JSON.stringify(named),
  );
  if (isLatest) tablesOf18(db, noteTypes, decks);
  const note = db.prepare("insert into notes values (?, ?, ?, 0, 0, ?, ?, '', 0, 0, '')");
  const card = db.prepare("insert into cards values (?, ?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, 0, ?)");
  let next = 5000;
  for (const [index, { guid, type = noteTypes[0]!.id, tags = "", fields, cards = [{}] }] of notes.entries()) {
    note.run(index + 1, guid, type, tags, fields.join("\u001f"));
    for (const cardChanges of cards) {
      const {
        id = (next += 1),
        did = Number(Object.keys(decks)[0]),
        ord = 0,
        type: kind = 0,
        queue = kind,
        due = 0,
        ivl = 0,
        factor = 0,
        reps = 0,
        odue = 0,
        odid = 0,
        data = "",
      } = cardChanges;
      card.run(id, index + 1, did, ord, kind, queue, due, ivl, factor, reps, odue, odid, data);
    }
  }
  const review = db.prepare("insert into revlog values (?, ?, 0, ?, ?, 0, ?, 1000, ?)");
  for (const { id, cid, ease, ivl = 1, factor = 2500, type = 1 } of reviews) review.run(id, cid, ease, ivl, factor, type);
  meddle?.(db);
  const bytes = (db as DatabaseSync & { serialize(): Uint8Array }).serialize();
  db.close();
  // Anki's collation for names is unknown to other programs that open its file.
  return isLatest ? withUnicase(Buffer.from(bytes)) : Buffer.from(bytes);
}

function tablesOf18(db: DatabaseSync, noteTypes: NonNullable<PackageContent["noteTypes"]>, decks: Record<number, string>): void {
  db.exec(`create table notetypes (id integer primary key, name text not null  collate NOCASE, config blob);
    create table fields (ntid integer, ord integer, name text not null  collate NOCASE, config blob, primary key (ntid, ord)) without rowid;
    create unique index idx_fields_name_ntid on fields (name, ntid);
    create table templates (ntid integer, ord integer, name text not null  collate NOCASE, config blob, primary key (ntid, ord)) without rowid;
    create table decks (id integer primary key, name text not null  collate NOCASE, common blob);`);
  for (const { id, name, cloze, fields, templates } of noteTypes) {
    db.prepare("insert into notetypes values (?, ?, ?)").run(
      id,
      name,
      message([
        [1, cloze ? 1 : 0],
        [3, ".card {}"],
      ]),
    );
    for (const [ord, field] of fields.entries()) db.prepare("insert into fields values (?, ?, ?, ?)").run(id, ord, field, message([]));
    for (const [ord, [question, answer]] of templates.entries()) {
      db.prepare("insert into templates values (?, ?, ?, ?)").run(
        id,
        ord,
        `Card ${ord + 1}`,
        message([
          [1, question],
          [2, answer],
        ]),
      );
    }
  }
  for (const [id, name] of Object.entries(decks))
    db.prepare("insert into decks values (?, ?, null)").run(Number(id), name.replaceAll("::", "\u001f"));
}

/** Both have the same length, with one of the two blanks before `collate NOCASE`, so the file keeps its size. */
function withUnicase(bytes: Buffer): Buffer {
  const [from, to] = [" collate NOCASE", "collate unicase"];
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, "latin1");
  return bytes;
}

/** A protobuf message of numbers, texts and messages. */
function message(fields: readonly [number, number | string | Uint8Array][]): Buffer {
  return Buffer.concat(
    fields.map(([number, value]) => {
      if (typeof value === "number") return Buffer.concat([varint(number * 8), varint(value)]);
      const bytes = Buffer.from(value);
      return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
    }),
  );
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    bytes.push(left < 128 ? left : (left % 128) + 128);
    if (left < 128) return Buffer.from(bytes);
  }
}

/** Detects the kind of media by their content. */
export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
