import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync } from "node:zlib";

import { aPackage, aZip, collectionOf, listOfMedia, type PackageContent } from "./a-package.ts";

const MB = 1024 * 1024;
const oneNote = { notes: [{ guid: "g", fields: ["q", "a"] }] };
/** Text that is packed a thousand times smaller than it is. */
const long = (text: string, bytes: number) => text.repeat(bytes / text.length);
const withField = (field: string) => aPackage({ notes: [{ guid: "g", fields: [field, "a"] }] });

type Bomb = { name: string; says: string; make: () => Promise<Buffer> };

/** Packages that unpack or compute to far more than their size, with the result of each: the code of the refusal, or `ready`. */
export const bombs: readonly Bomb[] = [
  {
    name: "a collection of 101 MB of nothing",
    says: "import/inflates-too-far",
    make: () => aZip({ "collection.anki2": Buffer.alloc(101 * MB) }),
  },
  {
    name: "the same as zstd",
    says: "import/inflates-too-far",
    make: () => aZip({ "collection.anki21b": zstdCompressSync(Buffer.alloc(101 * MB)) }),
  },
  {
    name: "a package in a package",
    says: "import/not-a-collection",
    make: async () => aZip({ "collection.anki2": await aPackage(oneNote) }),
  },
  { name: "a million entries", says: "import/too-many-files", make: async () => ofManyEntries(1_000_000) },
  { name: "a text that is computed", says: "import/not-a-collection", make: () => aPackage({ ...oneNote, meddle: computed }) },
  {
    name: "a table that is a search index",
    says: "import/not-a-collection",
    make: () => aPackage({ ...oneNote, meddle: (db) => db.exec("drop table notes; create virtual table notes using fts5(guid, flds)") }),
  },
  { name: "one text of 20 MB", says: "import/inflates-too-far", make: () => withField(long("x", 20 * MB)) },
  { name: "a million elements inside each other", says: "ready", make: () => withField(`${long("<ul><li>", 4 * MB)}x`) },
  {
    name: "a million comments that never end",
    says: "import/empty",
    make: () => aPackage({ ...oneNote, noteTypes: [templateOf(long("<!--", 4 * MB))] }),
  },
  {
    name: "a template that names a long field a thousand times",
    says: "import/inflates-too-far",
    make: () => aPackage({ noteTypes: [templateOf("{{Front}}".repeat(1000))], notes: [{ guid: "g", fields: [long("x", MB / 4)] }] }),
  },
  {
    name: "a list of eight million media",
    says: "import/inflates-too-far",
    make: () =>
      aZip({
        meta: Buffer.from([8, 3]),
        "collection.anki21b": zstdCompressSync(collectionOf(oneNote)),
        media: zstdCompressSync(Buffer.alloc(16 * MB, "\n\0")),
      }),
  },
  // A student's share of the storage ends before the limit of what a package may unpack to.
  { name: "pictures of 600 MB in a few kilobytes", says: "storage/full", make: manyPictures },
];

const computed: NonNullable<PackageContent["meddle"]> = (db) =>
  db.exec(`alter table notes rename to old;
    create table notes (id integer primary key, guid, mid, mod, tags, flds text as (replace(hex(zeroblob(30000000)), '00', 'xyz')));
    insert into notes (id, guid, mid, mod, tags) select id, guid, mid, mod, tags from old`);

const templateOf = (question: string) => ({
  id: 1,
  name: "A",
  fields: ["Front"],
  templates: [[question, "{{Front}}"]] as [string, string][],
});

/** A zip that names one file so many times; all of its entries overlap. */
function ofManyEntries(count: number): Buffer {
  const entry = Buffer.alloc(47);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(1, 28);
  entry.write("a", 46);
  const directory = Buffer.alloc(entry.length * count, entry);
  const zip64 = Buffer.alloc(56 + 20 + 22);
  zip64.writeUInt32LE(0x06064b50, 0);
  zip64.writeBigUInt64LE(44n, 4);
  zip64.writeBigUInt64LE(BigInt(count), 24);
  zip64.writeBigUInt64LE(BigInt(count), 32);
  zip64.writeBigUInt64LE(BigInt(directory.length), 40);
  zip64.writeUInt32LE(0x07064b50, 56);
  zip64.writeBigUInt64LE(BigInt(directory.length), 64);
  zip64.writeUInt32LE(1, 72);
  zip64.writeUInt32LE(0x06054b50, 76);
  zip64.fill(0xff, 84, 96);
  return Buffer.concat([directory, zip64]);
}

/** Each is packed once more inside of its entry, whose own size is false. */
function manyPictures(): Promise<Buffer> {
  const names = Array.from({ length: 25 }, (_, at) => `${at}.png`);
  const picture = zstdCompressSync(Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(24 * MB)]));
  const fields = [names.map((name) => `<img src="${name}">`).join(""), "a"];
  return aZip({
    meta: Buffer.from([8, 3]),
    "collection.anki21b": zstdCompressSync(collectionOf({ layout: "latest", notes: [{ guid: "g", fields }] })),
    media: listOfMedia(names.map((name) => [name, picture.length])),
    ...Object.fromEntries(names.map((_, at) => [String(at), picture])),
  });
}

/** Walking through so many levels of pages, each of which refers to the next some hundred times, never ends. */
const levels = 18;

/** A collection whose cards are a tree of pages that all refer to the same page below: a few kilobytes, and more rows than can ever be counted. */
export function endlessTree(collection: Buffer, table: string): Buffer {
  const root = rootOf(collection, table);
  const pageSize = collection.readUInt16BE(16);
  const pages = collection.length / pageSize;
  const leaf = collection.subarray((root - 1) * pageSize, root * pageSize);
  const tree = Array.from({ length: levels }, (_, at) => interiorPage(pageSize, pages + at + 2));
  const whole = Buffer.concat([collection, ...tree, leaf]);
  interiorPage(pageSize, pages + 1).copy(whole, (root - 1) * pageSize);
  whole.writeUInt32BE(whole.length / pageSize, 28);
  return whole;
}

function rootOf(collection: Buffer, table: string): number {
  const db = new DatabaseSync(":memory:") as DatabaseSync & { deserialize(bytes: Uint8Array): void };
  db.deserialize(collection);
  const { root } = db.prepare("select rootpage as root from sqlite_schema where name = ?").get(table) as { root: number };
  db.close();
  return root;
}

/** An interior page of a table's tree, all of whose children are one page. */
function interiorPage(pageSize: number, child: number): Buffer {
  const page = Buffer.alloc(pageSize);
  const cells = Math.floor((pageSize - 8) / 6) - 2;
  const cellAt = pageSize - 5;
  page.writeUInt8(0x05, 0);
  page.writeUInt16BE(cells, 3);
  page.writeUInt16BE(cellAt, 5);
  page.writeUInt32BE(child, 8);
  for (let at = 0; at < cells; at += 1) page.writeUInt16BE(cellAt, 12 + at * 2);
  page.writeUInt32BE(child, cellAt);
  page.writeUInt8(1, cellAt + 4);
  return page;
}
