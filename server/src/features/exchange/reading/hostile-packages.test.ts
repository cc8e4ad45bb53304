import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { ample, aPackage, aZip } from "../../../../test/exchange/a-package.ts";
import { aTemporaryFolder } from "../../../../test/databases.ts";
import { countCards } from "./package/collection-notes.store.ts";
import { openCollection } from "./package/open-collection.store.ts";
import { openZip } from "./untrusted/open-zip.ts";
import { fileToFolder } from "./package-files.ts";
import { readParts } from "./package/package-parts.ts";
import { readApart } from "./read-apart.ts";
import { unzstd } from "./package/package-parts.ts";

const oneNote = { notes: [{ guid: "g", fields: ["q", "a"] }] };

async function codeOf(bytes: Buffer | string): Promise<string> {
  const folder = await aTemporaryFolder();
  const path = join(folder, "upload");
  await writeFile(path, bytes);
  const dayOf = (at: number) => Math.floor(at / 86_400_000);
  return fileToFolder(path, folder, { name: "a.apkg", dayOf, room: ample, onProgress: () => {} }).then(
    () => "read",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
}

test.each<[string, () => Promise<Buffer | string>, string]>([
  ["a text that is called a package", async () => "no zip at all", "import/empty"],
  ["a zip of something else", () => aZip({ "a.txt": "a" }), "import/unknown-format"],
  ["an empty file that is called a package", async () => "", "import/damaged"],
  ["a package that was cut off", async () => (await aPackage(oneNote)).subarray(0, 600), "import/damaged"],
  ["a package of a layout to come", () => aZip({ meta: Buffer.from([8, 9]), "collection.anki2": "x" }), "import/newer-format"],
  ["a collection that is no database", () => aZip({ "collection.anki2": "SQLite format 4" }), "import/not-a-collection"],
  [
    "a database that is no collection",
    () => aPackage({ ...oneNote, meddle: (db) => db.exec("drop table notes") }),
    "import/not-a-collection",
  ],
  [
    "a view called notes that never ends",
    () =>
      aPackage({
        ...oneNote,
        meddle: (db) =>
          db.exec("drop table notes; create view notes as with recursive n(i) as (select 1 union all select i + 1 from n) select i from n"),
      }),
    "import/not-a-collection",
  ],
  [
    "note types that are no JSON",
    () => aPackage({ ...oneNote, meddle: (db) => db.exec("update col set models = '{'") }),
    "import/not-a-collection",
  ],
  ["a package without a card", () => aPackage({ notes: [] }), "import/empty"],
])("%s", async (_name, made, code) => {
  expect(await codeOf(await made())).toBe(code);
});

test("a name outside of the archive", async () => {
  const zip = await aZip({ "aa/evil.txt": "x", "collection.anki2": "x" });
  const renamed = Buffer.from(zip.toString("latin1").replaceAll("aa/evil.txt", "../evil.txt"), "latin1");
  expect(await codeOf(renamed)).toBe("import/unsafe-name");
});

test("triggers of a collection never run, and its cards are read anyway", async () => {
  const meddle: Parameters<typeof aPackage>[0]["meddle"] = (db) =>
    db.exec("create trigger t after insert on notes begin delete from notes; end");
  expect(await codeOf(await aPackage({ ...oneNote, meddle }))).toBe("read");
});

test("absurd names of media, invalid lists of media, and notes without a type do no harm", async () => {
  const fields = [`<img src="${"x".repeat(5000)}.png"><img src="../../etc/passwd.png"><img src="%E0%A4%A.png">`, "a"];
  const media = { "../../etc/passwd.png": "x", "CON.png": "y", "\u0000.png": "z" };
  expect(
    await codeOf(
      await aPackage({
        notes: [
          { guid: "g", fields },
          { guid: "h", type: 77, fields: ["x", "y"] },
        ],
        media,
      }),
    ),
  ).toBe("read");
});

test("too many entries, too many bytes when unpacked, and false sizes", async () => {
  const path = join(await aTemporaryFolder(), "a.zip");
  await writeFile(path, await aZip({ a: "x", b: "y".repeat(10_000) }));
  await expect(openZip(path, { maxEntries: 1, maxInflatedBytes: 1e9 })).rejects.toThrow(new AppError("import/too-many-files").message);
  await expect(openZip(path, { maxEntries: 9, maxInflatedBytes: 5000 })).rejects.toThrow(new AppError("import/inflates-too-far").message);
  const zip = await openZip(path);
  await expect(zip.read("b", 5000)).rejects.toThrow(new AppError("import/inflates-too-far").message);
  zip.close();
  const lying = await aZip({ a: "x".repeat(100_000) });
  // The size when unpacked is at 24 in the directory's entry and at 22 in the file's own header.
  const directory = lying.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  lying.writeUInt32LE(10, directory + 24);
  await writeFile(path, lying);
  const liar = await openZip(path);
  await expect(liar.read("a", 5000)).rejects.toMatchObject({ code: expect.stringMatching(/^import\//) as string });
  liar.close();
});

test("a zstd frame that unpacks too far", () => {
  expect(() => unzstd(zstdCompressSync(Buffer.alloc(1_000_000)), 1000)).toThrow(new AppError("import/inflates-too-far").message);
  expect(() => unzstd(Buffer.from("no frame"), 1000)).toThrow(new AppError("import/damaged").message);
});

test("more cards than a package may hold", async () => {
  const path = join(await aTemporaryFolder(), "a.apkg");
  await writeFile(path, await aPackage({ notes: [{ guid: "g", fields: ["q", "a"], cards: [{ ord: 0 }, { ord: 1 }, { ord: 2 }] }] }));
  const zip = await openZip(path);
  const db = openCollection((await readParts(zip, await aTemporaryFolder())).collection);
  expect(() => countCards(db, 2)).toThrow(new AppError("import/too-many-cards").message);
  expect(() => db.exec("delete from notes")).toThrow("not authorized");
  expect(() => db.exec("attach 'x' as y")).toThrow("not authorized");
  db.close();
  zip.close();
});

test("a package that takes too long is refused, and its process ends", async () => {
  const folder = await aTemporaryFolder();
  await writeFile(join(folder, "upload"), await aPackage(oneNote));
  const reading = readApart(
    { upload: join(folder, "upload"), name: "a.apkg", folder, timeZone: "UTC", room: ample },
    { onProgress: () => {}, signal: new AbortController().signal, heapMb: 160, limitMs: 1 },
  );
  await expect(reading).rejects.toThrow(new AppError("import/took-too-long").message);
});
