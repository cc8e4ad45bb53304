import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Deck } from "@recollect/domain/decks/deck.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { describe, expect, test, vi } from "vitest";

import { aCampus, jsonOf } from "../../test/a-campus.ts";
import { cards } from "../../test/a-deck.ts";
import { aPicture, inText, sendFile, sentPicture } from "../../test/a-picture.ts";
import { anEmptyDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";
import type { LogLine } from "../process/log/log.ts";
import { openPostgres } from "../store/postgres/postgres.ts";
import { openSqlite } from "../store/sqlite/sqlite.ts";
import { asBackupError } from "./backup-error.ts";
import { createBackups } from "./backups.ts";
import { makeBackup, type BackupSources } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const now = Date.parse("2026-05-01T02:00:07Z");

/** An empty folder for all data of a test's server. */
async function aPlace(databaseUrl: string | null): Promise<BackupSources> {
  const dataDir = await aTemporaryFolder();
  return { dataDir, databaseUrl, media: { kind: "folder", path: join(dataDir, "media") } };
}

const openStoreOf = ({ dataDir, databaseUrl }: BackupSources) => (databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl));

/** A server with a student whose deck has a picture and an earlier version. */
async function aServerAt(place: BackupSources) {
  const store = await openStoreOf(place);
  const campus = aCampus(store, { config: place });
  const ada = await campus.student("ada");
  const picture = await sentPicture(campus, ada);
  const deck = await ada.deck({ title: "Capitals", cards: [...cards(3), { term: inText(picture), definition: "d" }] });
  const own = `/api/users/${ada.uid}/decks/${deck.id}`;
  const { title: _title, ...same } = deck;
  await jsonOf(ada.send("PUT", own, { title: "Renamed", description: "", cards: same.cards }, { "If-Match": '"1"' }));
  return { store, campus, ada, picture, own };
}

async function emptyPlaces(kind: "sqlite" | "postgres") {
  const places = [null, null].map(async () => aPlace(kind === "sqlite" ? null : await anEmptyDatabase()));
  const [lost = await aPlace(null), found = await aPlace(null)] = await Promise.all(places);
  return { lost, found, folder: join(await aTemporaryFolder(), "backups") };
}

const databases: ["SQLite" | "PostgreSQL", "sqlite" | "postgres"][] = [["SQLite", "sqlite"]];
if (testDatabaseUrl) databases.push(["PostgreSQL", "postgres"]);

describe.each(databases)("a backup on %s", (_name, kind) => {
  test("restores a lost server: accounts, decks, versions, pictures", async () => {
    const { lost, found, folder } = await emptyPlaces(kind);
    const { store, campus, ada, picture, own } = await aServerAt(lost);
    const before = await jsonOf<Deck>(ada.get(own));
    const backup = await makeBackup(lost, folder, now);
    expect(backup).toMatchObject({ name: "2026-05-01T02-00-07Z", database: kind, at: now, media: 1, missingMedia: 0 });
    // Changes after the backup are lost with the server.
    await ada.deck({ title: "Too late" });
    await store.close();
    await rm(lost.dataDir, { recursive: true });
    void campus;

    await restoreBackup(join(folder, backup.name), found);
    const again = await openStoreOf(found);
    const restored = aCampus(again, { config: found }).as(ada.uid);
    expect(await jsonOf(restored.get(own))).toEqual(before);
    expect(await jsonOf(restored.get(`/api/users/${ada.uid}/decks`))).toHaveLength(1);
    expect(await jsonOf(restored.get(`${own}/versions/1`))).toMatchObject({ title: "Capitals" });
    expect((await restored.get(`/api/media/${picture.id}.png`)).status).toBe(200);
    await again.close();
  });

  test("is only restored into an empty database and folder", async () => {
    const { lost, found, folder } = await emptyPlaces(kind);
    const { store, ada, own } = await aServerAt(lost);
    const { name } = await makeBackup(lost, folder, now);
    await store.close();
    await expect(restoreBackup(join(folder, name), lost)).rejects.toThrow(/into an empty place only, but .* Nothing was changed\./);
    await mkdir(join(found.dataDir, "media"));
    await writeFile(join(found.dataDir, "media", "mine"), "");
    await expect(restoreBackup(join(folder, name), found)).rejects.toThrow("holds files");
    const again = await openStoreOf(lost);
    expect(await jsonOf(aCampus(again, { config: lost }).as(ada.uid).get(own))).toMatchObject({ title: "Renamed" });
    await again.close();
  });
});

describe("a backup", () => {
  test("is readable only by its owner, and shares unchanged files with the previous one", async () => {
    const { lost, folder } = await emptyPlaces("sqlite");
    const { store, campus, ada } = await aServerAt(lost);
    const first = await makeBackup(lost, folder, now);
    await sendFile(campus, ada, await aPicture({ colour: "red" }));
    const second = await makeBackup(lost, folder, now + 24 * hourMs);
    expect([first.media, second.media]).toEqual([1, 2]);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of files) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect(mode & 0o077, entry.name).toBe(0);
    }
    const ofFirst = files.filter(({ name, parentPath }) => /^[0-9a-f]{64}$/.test(name) && parentPath.includes(first.name));
    const links = await Promise.all(ofFirst.map(async ({ name, parentPath }) => (await stat(join(parentPath, name))).nlink));
    expect(links).toEqual([2]);
    await store.close();
  });

  test("is consistent while others write", async () => {
    const { lost, found, folder } = await emptyPlaces("sqlite");
    const { store, ada } = await aServerAt(lost);
    const state = { isDone: false, written: 1 };
    const making = makeBackup(lost, folder, now).finally(() => {
      state.isDone = true;
    });
    while (!state.isDone) {
      await ada.deck({ title: `Deck ${state.written}` });
      state.written += 1;
    }
    const { name } = await making;
    await store.close();
    await restoreBackup(join(folder, name), found);
    const again = await openSqlite(found.dataDir);
    const decks = await jsonOf<unknown[]>(aCampus(again, { config: found }).as(ada.uid).get(`/api/users/${ada.uid}/decks`));
    expect(decks.length).toBeGreaterThan(0);
    expect(decks.length).toBeLessThanOrEqual(state.written);
    await again.close();
  });

  test("leaves out a picture that is lost or damaged in its store, and reports the number", async () => {
    const { lost, folder } = await emptyPlaces("sqlite");
    const { store } = await aServerAt(lost);
    const [file] = (await readdir(join(lost.dataDir, "media"), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    await writeFile(join(file!.parentPath, file!.name), "damaged");
    expect(await makeBackup(lost, folder, now)).toMatchObject({ media: 0, missingMedia: 1 });
    await store.close();
  });

  test("that cannot be made gives the reason in a sentence, and leaves no files", async () => {
    const { lost, folder } = await emptyPlaces("sqlite");
    await writeFile(folder, "a file");
    await expect(makeBackup(lost, join(folder, "in"), now)).rejects.toThrow(/^The backup folder .* cannot be written to: /);
    await rm(folder);
    await expect(makeBackup(lost, folder, now)).rejects.toThrow(/^The backup could not be made: there is no database /);
    expect(await readdir(folder)).toEqual([]);
    for (const full of [{ code: "ENOSPC" }, { errcode: 13 }])
      expect(asBackupError(Object.assign(new Error("x"), full), "/backups").message).toBe("The backup folder /backups is full.");
    expect(asBackupError(Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" }), "/backups").message).toBe(
      "The backup folder /backups cannot be written to: EROFS: read-only file system.",
    );
  });

  test("of a database server without its client programs names the missing program", async () => {
    const { lost, folder } = await emptyPlaces("sqlite");
    vi.stubEnv("PATH", lost.dataDir);
    const copied = { ...lost, databaseUrl: "postgres://nobody@localhost:1/none" };
    await expect(makeBackup(copied, folder, now)).rejects.toThrow(/^pg_dump was not found: install PostgreSQL's client programs/);
    vi.unstubAllEnvs();
    expect(await readdir(folder)).toEqual([]);
  });

  test("that does not exist, or is of the other database, is not restored", async () => {
    const { lost, found, folder } = await emptyPlaces("sqlite");
    const { store } = await aServerAt(lost);
    const { name } = await makeBackup(lost, folder, now);
    await expect(restoreBackup(join(folder, "2020-01-01T00-00-00Z"), found)).rejects.toThrow("There is no backup at ");
    await expect(restoreBackup(join(folder, name), { ...found, databaseUrl: "postgres://localhost/none" })).rejects.toThrow(
      "This backup is of the embedded database, but the settings name a PostgreSQL database.",
    );
    await store.close();
  });
});

describe("scheduled backups", () => {
  async function backupsAt(place: BackupSources, folder: string) {
    const lines: LogLine[] = [];
    const time = { now };
    const config = { ...place, backups: { folder, hour: 2 } };
    return { lines, time, backups: createBackups({ config, clock: () => time.now, log: (line) => lines.push(line) }) };
  }

  test("are made once a day, even if the server was off at that hour", async () => {
    const { lost, folder } = await emptyPlaces("sqlite");
    const { store } = await aServerAt(lost);
    const { backups, time, lines } = await backupsAt(lost, folder);
    const names = async () => (await backups.lastBackups()).backups.map(({ name }) => name);
    await Promise.all([backups.look(), backups.look()]);
    await backups.look();
    expect(await names()).toEqual(["2026-05-01T02-00-07Z"]);
    time.now += 30 * hourMs;
    await backups.look();
    expect(await names()).toEqual(["2026-05-02T08-00-07Z", "2026-05-01T02-00-07Z"]);
    expect(lines.map(({ message }) => message)).toEqual(["a backup was made", "a backup was made"]);
    await store.close();
  });

  test("are made even if the last one was made while the clock was years ahead", async () => {
    const { lost, folder } = await emptyPlaces("sqlite");
    const { store } = await aServerAt(lost);
    const { backups, time } = await backupsAt(lost, folder);
    const yearMs = 365 * 24 * hourMs;
    time.now += yearMs;
    await backups.look();
    time.now -= yearMs;
    await backups.look();
    expect((await backups.lastBackups()).backups.map(({ name }) => name)).toEqual(["2027-05-01T02-00-07Z", "2026-05-01T02-00-07Z"]);
    await store.close();
  });

  test("report why they fail in the log and in the status, once an hour, until they work again", async () => {
    const { lost, folder } = await emptyPlaces("sqlite");
    const { backups, time, lines } = await backupsAt(lost, folder);
    for (const passed of [0, 10 * 60_000, hourMs]) {
      time.now += passed;
      await backups.look();
    }
    const reason = expect.stringMatching(/^The backup could not be made: there is no database /);
    expect(lines).toEqual([0, 1].map(() => ({ level: "error", message: "no backup was made", reason })));
    expect((await backups.lastBackups()).failure).toEqual({ at: time.now, reason });
    const { store } = await aServerAt(lost);
    time.now += hourMs;
    await backups.look();
    expect(await backups.lastBackups()).toMatchObject({ areMade: true, failure: null, backups: [{ database: "sqlite" }] });
    await store.close();
  });

  test("that were interrupted are removed a day later, and complete ones are kept", async () => {
    const { lost, folder } = await emptyPlaces("sqlite");
    const { store } = await aServerAt(lost);
    await mkdir(join(folder, ".part-broken"), { recursive: true });
    await makeBackup(lost, folder, Date.now());
    expect(await readdir(folder)).toHaveLength(2);
    await makeBackup(lost, folder, Date.now() + 25 * hourMs);
    expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
    await store.close();
  });

  test("are off without BACKUP_DIR", async () => {
    const { lost } = await emptyPlaces("sqlite");
    const backups = createBackups({ config: { ...lost, backups: null }, clock: () => now, log: () => {} });
    await backups.look();
    expect(await backups.lastBackups()).toEqual({ areMade: false, backups: [], failure: null });
  });
});
