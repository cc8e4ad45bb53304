import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { dayMs } from "@recollect/domain/time/units.ts";

import { aCampus } from "../../test/a-campus.ts";
import { inText, sentPicture } from "../../test/a-picture.ts";
import { aTemporaryFolder } from "../../test/databases.ts";
import { describeEachSite } from "../../test/operator-command.ts";
import { readConfig } from "../process/settings/config.ts";
import { openStore } from "../process/open-store.ts";
import { makeBackup, type BackupSources } from "./make-backup.ts";
import { replaceByBackup } from "./replace-by-backup.ts";

const day = Date.parse("2026-05-01T02:00:07Z");

describeEachSite(": a backup in the place of what is there", (itsSettings) => {
  async function aPlace(): Promise<BackupSources> {
    return readConfig({ DATA_DIR: await aTemporaryFolder(), ...(await itsSettings()) });
  }

  /** Writes a deck with a picture. */
  async function write(place: BackupSources, title: string): Promise<void> {
    const store = await openStore(place);
    const campus = aCampus(store, { config: place });
    const student = await campus.student(title.toLowerCase());
    await student.deck({ title, cards: [{ term: inText(await sentPicture(campus, student)), definition: "d" }] });
    await store.close();
  }

  async function titlesIn(place: BackupSources): Promise<string[]> {
    const store = await openStore(place);
    const rows = await store.read.selectFrom("decks").select("title").where("title", "in", ["Before", "Since"]).orderBy("title").execute();
    await store.close();
    return rows.map(({ title }) => title);
  }

  test("brings back what it has, and sets aside what was written since, which comes back by the same command", async () => {
    const [place, folder] = [await aPlace(), await aTemporaryFolder()];
    await write(place, "Before");
    await writeFile(join(place.dataDir, "auth-secret"), "stays");
    const before = await makeBackup(place, folder, day);
    await write(place, "Since");
    // Of a day the newest is kept.
    const since = await makeBackup(place, folder, day + dayMs);
    expect(await titlesIn(place)).toEqual(["Before", "Since"]);

    const { aside } = await replaceByBackup(join(folder, before.name), place, day + 2000);
    expect(await titlesIn(place)).toEqual(["Before"]);
    expect(await readFile(join(place.dataDir, "auth-secret"), "utf8")).toBe("stays");
    expect(aside).toBe(join(place.dataDir, "before-restore-2026-05-01T02-00-09Z"));
    expect(await readdir(aside)).toEqual(expect.arrayContaining([expect.stringMatching(/^recollect\./), "media"]));

    await replaceByBackup(join(folder, since.name), place, day + 3000);
    expect(await titlesIn(place)).toEqual(["Before", "Since"]);
  });

  test("changes nothing if it is damaged", async () => {
    const [place, folder] = [await aPlace(), await aTemporaryFolder()];
    await write(place, "Before");
    const { name } = await makeBackup(place, folder, day);
    const [copy = ""] = (await readdir(join(folder, name))).filter((file) => file.startsWith("recollect."));
    await writeFile(join(folder, name, copy), "damaged");
    await write(place, "Since");
    await expect(replaceByBackup(join(folder, name), place, day + 1000)).rejects.toMatchObject({ name: "BackupError" });
    await expect(replaceByBackup(join(folder, "none"), place, day + 1000)).rejects.toThrow("There is no backup at");
    expect(await titlesIn(place)).toEqual(["Before", "Since"]);
    expect((await readdir(place.dataDir)).filter((file) => file.startsWith("before-restore"))).toEqual([]);
    expect((await readdir(join(place.dataDir, "media"))).length).toBeGreaterThan(0);
  });

  test("changes nothing if the pictures that are there can't be moved aside", async () => {
    const [outer, folder] = [await aTemporaryFolder(), await aTemporaryFolder()];
    const place: BackupSources = readConfig({ DATA_DIR: join(outer, "data"), ...(await itsSettings()) });
    await write(place, "Before");
    const { name } = await makeBackup(place, folder, day);
    await write(place, "Since");
    // No folder can be moved into itself.
    const unmovable: BackupSources = { ...place, media: { kind: "folder", path: outer } };
    await expect(replaceByBackup(join(folder, name), unmovable, day + 1000)).rejects.toThrow("EINVAL");
    expect(await titlesIn(place)).toEqual(["Before", "Since"]);
    expect((await readdir(place.dataDir)).filter((file) => file.startsWith("before-restore"))).toEqual([]);
  });

  test("changes nothing if pg_restore can't restore into the database", async ({ skip }) => {
    const [place, folder, programs] = [await aPlace(), await aTemporaryFolder(), await aTemporaryFolder()];
    skip(place.databaseUrl === null, "SQLite needs no programs");
    await write(place, "Before");
    const { name, refusal } = await makeBackup(place, folder, day);
    expect(refusal).toBeNull();
    await write(place, "Since");
    // As version 17 on PostgreSQL 15: it reads every copy, but the database refuses the first thing that it is sent.
    const program = `#!/bin/sh\ncase "$*" in *--dbname=*) echo 'pg_restore: error: unrecognized configuration parameter' >&2; exit 1 ;; esac\n`;
    await writeFile(join(programs, "pg_restore"), program, { mode: 0o755 });
    vi.stubEnv("PATH", `${programs}:${process.env["PATH"]}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await makeBackup(place, await aTemporaryFolder(), day)).refusal).toContain("client programs of the database's version");
    await expect(replaceByBackup(join(folder, name), place, day + 1000)).rejects.toThrow("client programs of the database's version");
    expect(await titlesIn(place)).toEqual(["Before", "Since"]);
    expect((await readdir(place.dataDir)).filter((file) => file.startsWith("before-restore"))).toEqual([]);
  });

  test("is refused while a server has the database open, and changes nothing then", async () => {
    const [place, folder] = [await aPlace(), await aTemporaryFolder()];
    await write(place, "Before");
    const { name } = await makeBackup(place, folder, day);
    const store = await openStore(place);
    await store.read.selectFrom("decks").select("id").execute();
    await expect(replaceByBackup(join(folder, name), place, day + 1000)).rejects.toThrow(/use|using/);
    await store.close();
    expect(await titlesIn(place)).toEqual(["Before"]);
  });
});
