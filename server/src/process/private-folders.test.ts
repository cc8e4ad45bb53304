import { chmod, lstat, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { aDeck } from "../../test/a-deck.ts";
import { aPicture } from "../../test/a-picture.ts";
import { aServer } from "../../test/a-server.ts";
import { aTemporaryFolder } from "../../test/databases.ts";
import { signedUp } from "../../test/signed-up.ts";
import type { LogLine } from "./log/log.ts";
import { closeToOthers } from "./private-folders.ts";

/** Everything below a folder that another user could open, with its permissions, and how much there is. */
async function openIn(folder: string): Promise<{ open: string[]; count: number }> {
  const names = ["", ...(await readdir(folder, { recursive: true }))];
  const open: string[] = [];
  for (const name of names) {
    const { mode } = await lstat(join(folder, name));
    if ((mode & 0o077) !== 0) open.push(`${name} ${(mode & 0o777).toString(8)}`);
  }
  return { open, count: names.length };
}

async function closed(folder: string, path = join(folder, "media")): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  await closeToOthers({ dataDir: folder, media: { kind: "folder", path } }, (line) => void lines.push(line));
  return lines;
}

describe.skipIf(process.platform === "win32")("the data folder", () => {
  test("and all that a server writes into it is its owner's alone, with any umask and an open folder", async () => {
    const folder = await aTemporaryFolder();
    await chmod(folder, 0o777);
    const server = await aServer({ DATA_DIR: folder }, { umask: "000" });
    const ada = await signedUp(server.request);
    await ada.send("POST", `/api/users/${ada.uid}/decks`, aDeck());
    const picture = await server.request("/api/media", {
      method: "POST",
      headers: { cookie: ada.cookie, "content-type": "image/png" },
      body: await aPicture(),
    });
    expect(picture.status).toBe(201);
    const everything = await ada.send("GET", `/api/users/${ada.uid}/export`);
    await everything.body?.cancel();
    const running = await openIn(folder);
    expect([running.open, running.count > 8]).toEqual([[], true]);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(["recollect.db", "recollect.db-wal", "recollect.db-shm", "auth-secret"]));
    await server.stop();
    expect((await openIn(folder)).open).toEqual([]);
  });

  test("of an older version is closed at the start, which the log says once", async () => {
    const folder = await aTemporaryFolder();
    const before = await aServer({ DATA_DIR: folder });
    await before.stop();
    await mkdir(join(folder, "media", "ab"), { recursive: true });
    await writeFile(join(folder, "media", "ab", "picture"), "");
    for (const name of ["", ...(await readdir(folder, { recursive: true }))]) await chmod(join(folder, name), 0o777);
    const says = /files of the data folder were open to other users/;
    const first = await aServer({ DATA_DIR: folder });
    expect((await openIn(folder)).open).toEqual([]);
    expect((await first.stop()).stdout).toMatch(says);
    const second = await aServer({ DATA_DIR: folder });
    expect((await second.stop()).stdout).not.toMatch(says);
  });

  test("is closed with files of every kind, and what is less open than that stays so", async () => {
    const folder = await aTemporaryFolder();
    await mkdir(join(folder, "exports", "x"), { recursive: true, mode: 0o755 });
    for (const [name, mode] of [
      ["a", 0o644],
      ["b", 0o660],
      ["c", 0o604],
      ["read-only", 0o440],
      ["secret", 0o400],
      ["exports/x/spool", 0o666],
    ] as const) {
      await writeFile(join(folder, name), "");
      await chmod(join(folder, name), mode);
    }
    await chmod(folder, 0o2775);
    const [line] = await closed(folder);
    expect(line).toMatchObject({ level: "info", changed: 8 });
    const modes = ["", "a", "b", "c", "read-only", "secret", "exports", "exports/x", "exports/x/spool"].map(async (name) =>
      ((await lstat(join(folder, name))).mode & 0o7777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(["700", "600", "600", "600", "400", "400", "700", "700", "600"]);
    expect(await closed(folder)).toEqual([]);
  });

  test("is closed behind a link, as is a folder of pictures elsewhere; links inside lead nowhere", async () => {
    const [folder, elsewhere, foreign] = [await aTemporaryFolder(), await aTemporaryFolder(), await aTemporaryFolder()];
    for (const one of [folder, elsewhere, foreign]) {
      await writeFile(join(one, "file"), "");
      await chmod(join(one, "file"), 0o644);
      await chmod(one, 0o755);
    }
    const link = join(await aTemporaryFolder(), "data");
    await symlink(folder, link);
    await symlink(foreign, join(folder, "leads-away"));
    await symlink(join(foreign, "file"), join(folder, "file-elsewhere"));
    await closed(link, elsewhere);
    for (const one of [folder, elsewhere]) {
      expect((await lstat(one)).mode & 0o777).toBe(0o700);
      expect((await lstat(join(one, "file"))).mode & 0o777).toBe(0o600);
    }
    expect((await lstat(foreign)).mode & 0o777).toBe(0o755);
    expect((await lstat(join(foreign, "file"))).mode & 0o777).toBe(0o644);
  });

  test("that is not there yet is no problem", async () => {
    expect(await closed(join(await aTemporaryFolder(), "not-yet"))).toEqual([]);
  });
});
