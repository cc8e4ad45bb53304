import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { afterAll, describe, expect, test } from "vitest";

import { aCampus } from "../../test/a-campus.ts";
import { cards } from "../../test/a-deck.ts";
import { inText, sentPicture } from "../../test/a-picture.ts";
import { aTemporaryFolder } from "../../test/databases.ts";
import { openSqlite } from "../store/sqlite/sqlite.ts";
import { digestOf } from "./check-backup.ts";
import { mediaPath } from "./copy-media.ts";
import { makeBackup, type BackupSources } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const now = Date.parse("2026-05-01T02:00:07Z");

async function aPlace(): Promise<BackupSources> {
  const dataDir = await aTemporaryFolder();
  return { dataDir, databaseUrl: null, media: { kind: "folder", path: join(dataDir, "media") } };
}

/** Made by the first test for all: making takes longer than restoring. */
let original: Promise<string> | undefined;
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function madeBackup(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-"));
  folders.push(folder);
  const lost = await aPlace();
  const store = await openSqlite(lost.dataDir);
  const campus = aCampus(store, { config: lost });
  const ada = await campus.student("ada");
  await ada.deck({ title: "Capitals", cards: [...cards(400), { term: inText(await sentPicture(campus, ada)), definition: "d" }] });
  const { name } = await makeBackup(lost, folder, now);
  await store.close();
  return join(folder, name);
}

/** A backup with one picture, an empty place for it, and a file that is none of the backup's business. */
async function aBackup() {
  const path = join(await aTemporaryFolder(), "backup");
  await cp(await (original ??= madeBackup()), path, { recursive: true });
  const hash = (await readdir(join(path, "media"), { recursive: true })).map((one) => one.slice(3)).find((one) => one.length === 64) ?? "";
  const secret = join(await aTemporaryFolder(), "secret");
  await writeFile(secret, "another user's secret");
  return { path, found: await aPlace(), hash, picture: mediaPath(path, hash), database: join(path, "recollect.db"), secret };
}

type Backup = Awaited<ReturnType<typeof aBackup>>;

async function replacedByLink(path: string, target: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await symlink(target, path);
}

/** Changes a backup's manifest: without a digest it is as older versions made it. */
async function withoutDigest({ path }: Backup): Promise<void> {
  const { digest: _digest, ...older } = JSON.parse(await readFile(join(path, "backup.json"), "utf8")) as { digest: string };
  await writeFile(join(path, "backup.json"), JSON.stringify(older));
}

/** Overwrites pages in the middle of a database, as a failing disk does. */
async function spoilPages(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 8192);
  await writeFile(path, bytes);
}

const damages: [what: string, damage: (backup: Backup) => Promise<unknown>, words: RegExp][] = [
  [
    "the database's copy has another byte",
    ({ database }) => appendFile(database, "x"),
    /damaged: its copy of the database is not the one that was made/,
  ],
  [
    "pages of an older backup's database are spoiled",
    async (backup) => (await withoutDigest(backup), spoilPages(backup.database)),
    /damaged: its copy of the database is not sound/,
  ],
  [
    "an older backup's database is no database",
    async (backup) => (await withoutDigest(backup), writeFile(backup.database, "not a database".repeat(1000))),
    /damaged: its copy of the database is not sound/,
  ],
  ["the database's copy is missing", ({ database }) => rm(database), /damaged: .*recollect\.db cannot be read/],
  ["a picture has other bytes", ({ picture }) => writeFile(picture, "damaged"), /damaged: the file .* is not the one that was copied/],
  ["a picture was cut off", ({ picture }) => writeFile(picture, ""), /damaged: the file/],
];

const links: [what: string, damage: (backup: Backup) => Promise<unknown>][] = [
  ["a picture", ({ picture, secret }) => replacedByLink(picture, secret)],
  [
    "a picture, to one with the right bytes",
    async ({ picture, secret }) => (await rename(picture, `${secret}-2`), symlink(`${secret}-2`, picture)),
  ],
  ["a folder of pictures", async ({ picture, secret }) => replacedByLink(dirname(picture), dirname(secret))],
  ["the folder of all pictures", ({ path, secret }) => replacedByLink(join(path, "media"), dirname(secret))],
  ["a file of another name among the pictures", ({ path, secret }) => symlink(secret, join(path, "media", "x"))],
  ["the database's copy", ({ database, secret }) => replacedByLink(database, secret)],
  [
    "its description",
    async ({ path }) => (await rename(join(path, "backup.json"), `${path}.json`), symlink(`${path}.json`, join(path, "backup.json"))),
  ],
  ["the backup itself", async ({ path }) => (await rename(path, `${path}-real`), symlink(`${path}-real`, path))],
  ["the target's folder of pictures", ({ found, secret }) => symlink(dirname(secret), join(found.dataDir, "media"))],
  ["the target's lock", ({ found, secret }) => symlink(secret, join(found.dataDir, "recollect.lock"))],
];

/** All names below a folder, and what the files hold. */
async function contentOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => `${join(entry.parentPath, entry.name)} ${entry.isSymbolicLink() ? "link" : ""}`).toSorted();
}

describe("a backup is not restored, and nothing is changed, if", () => {
  test.each(damages)("%s", async (_, damage, words) => {
    const backup = await aBackup();
    await damage(backup);
    await expect(restoreBackup(backup.path, backup.found)).rejects.toThrow(words);
    expect((await contentOf(backup.found.dataDir)).filter((one) => !one.includes("recollect.lock"))).toEqual([]);
  });

  test.each(links)("%s is a symbolic link", async (_, damage) => {
    const backup = await aBackup();
    await damage(backup);
    const before = await contentOf(backup.found.dataDir);
    await expect(restoreBackup(backup.path, backup.found)).rejects.toThrow(/is a symbolic link, and restoring follows none/);
    expect(await contentOf(backup.found.dataDir)).toEqual(before);
    expect(await readFile(backup.secret, "utf8")).toBe("another user's secret");
  });

  test.each(["recollect.db", "recollect.db-wal", "recollect.db-shm", "recollect.db-journal"])(
    "the target holds %s of an earlier database, even as a link that leads nowhere",
    async (name) => {
      const { path, found } = await aBackup();
      await symlink(join(found.dataDir, "nowhere"), join(found.dataDir, name));
      await expect(restoreBackup(path, found)).rejects.toThrow(/into an empty place only, but the data folder .* holds a database/);
      await rm(join(found.dataDir, name));
      await writeFile(join(found.dataDir, name), "");
      await expect(restoreBackup(path, found)).rejects.toThrow(/into an empty place only/);
    },
  );
});

describe("a backup is restored", () => {
  test("without writing to what a link under the name of its unfinished copy leads to", async () => {
    const { path, found, secret } = await aBackup();
    await symlink(secret, join(found.dataDir, "recollect.db.part"));
    await restoreBackup(path, found);
    expect(await readFile(secret, "utf8")).toBe("another user's secret");
  });

  test("with the digest of its database, and as an older version made it, without one", async () => {
    const backup = await aBackup();
    const { digest } = JSON.parse(await readFile(join(backup.path, "backup.json"), "utf8")) as { digest: string };
    expect(digest).toBe(await digestOf(backup.database));
    await withoutDigest(backup);
    expect(await restoreBackup(backup.path, backup.found)).toMatchObject({ media: 1, lacking: 0 });
    const restored = new DatabaseSync(join(backup.found.dataDir, "recollect.db"), { readOnly: true });
    expect(restored.prepare("pragma quick_check").all()).toEqual([{ quick_check: "ok" }]);
    restored.close();
    expect((await readdir(backup.found.dataDir)).toSorted()).toEqual(["media", "recollect.db", "recollect.lock"]);
  });

  test("without a picture that its folder has lost, which is counted", async () => {
    const { path, picture, found } = await aBackup();
    await rm(picture);
    expect(await restoreBackup(path, found)).toMatchObject({ media: 0, lacking: 1 });
  });

  test("without files that do not belong to it", async () => {
    const { path, found, hash } = await aBackup();
    await writeFile(join(path, "media", "notes.txt"), "");
    await mkdir(join(path, "media", "zz"));
    await writeFile(join(path, "media", "zz", hash), "of another name's folder");
    expect(await restoreBackup(path, found)).toMatchObject({ media: 1, lacking: 0 });
  });
});
