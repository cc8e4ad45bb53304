import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";

import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";

import { aStudent } from "../../../test/a-student.ts";
import { aTemporaryFolder } from "../../../test/databases.ts";
import { StartError } from "../../process/settings/start-error.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "../store.ts";

async function opened(folder: string): Promise<Store> {
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  return store;
}

describe("the data folder", () => {
  test("is created if it is missing, for its owner alone", async () => {
    const folder = join(await aTemporaryFolder(), "deep", "data");
    await opened(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test("has a database that only its owner can read, in any place", async () => {
    const folder = await aTemporaryFolder();
    await chmod(folder, 0o755);
    await aStudent(await opened(folder));
    for (const file of ["recollect.db", "recollect.db-wal"]) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  });

  test("keeps what was written when the store is opened again, in one file", async () => {
    const folder = await aTemporaryFolder();
    const first = await openSqlite(folder);
    const uid = await aStudent(first);
    await first.close();
    expect(existsSync(join(folder, "recollect.db-wal"))).toBe(false);
    const second = await opened(folder);
    expect(await second.read.selectFrom("users").select("id").execute()).toEqual([{ id: uid }]);
  });

  test("belongs to one store at a time", async () => {
    const folder = await aTemporaryFolder();
    const first = await openSqlite(folder);
    await expect(openSqlite(folder)).rejects.toThrow(
      new StartError(`Another server is already using the data folder ${folder}: stop it, or give this one its own DATA_DIR.`),
    );
    await aStudent(first);
    await first.close();
    await opened(folder);
  });

  test("belongs to one process at a time, and is free at once when that one is killed", async () => {
    const folder = await aTemporaryFolder();
    const program = `
      const { openSqlite } = await import(${JSON.stringify(fileURLToPath(new URL("sqlite.ts", import.meta.url)))});
      await openSqlite(${JSON.stringify(folder)});
      console.log("open");
      setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void other.kill("SIGKILL"));
    await once(other.stdout, "data");
    await expect(openSqlite(folder)).rejects.toThrow(/^Another server is already using the data folder/);
    other.kill("SIGKILL");
    await once(other, "exit");
    await opened(folder);
  });

  test("that is a file stops the start with one sentence", async () => {
    const path = join(await aTemporaryFolder(), "file");
    await writeFile(path, "not a folder");
    await expect(openSqlite(path)).rejects.toThrow(StartError);
    await expect(openSqlite(path)).rejects.toThrow(new RegExp(`^The data folder ${path} cannot be used: .*EEXIST.*\\.$`));
  });

  test.each([
    ["text instead of a database", (): Buffer => Buffer.from("dear diary, ".repeat(500))],
    ["a database whose pages are damaged", (sound: Buffer): Buffer => Buffer.from(sound).fill(0xab, 4096, sound.length - 1024)],
    ["a database that was cut off", (sound: Buffer): Buffer => sound.subarray(0, sound.length / 2)],
  ])("with %s stops the start and leaves the file as it was", async (_, damaged) => {
    const folder = await aTemporaryFolder();
    const store = await openSqlite(folder);
    await aStudent(store);
    await store.close();
    const path = join(folder, "recollect.db");
    const content = damaged(await readFile(path));
    await writeFile(path, content);
    await expect(openSqlite(folder)).rejects.toThrow(StartError);
    await expect(openSqlite(folder)).rejects.toThrow(new RegExp(`^The database ${path} cannot be opened: .*\\. It was left as it is\\.$`));
    expect((await readFile(path)).equals(content)).toBe(true);
  });
});

describe("SQLite", () => {
  test("a write is on the disk when it is acknowledged", async () => {
    const folder = await aTemporaryFolder();
    const store = await opened(folder);
    const outside = new DatabaseSync(join(folder, "recollect.db"), { readOnly: true });
    onTestFinished(() => outside.close());
    const seen = Array.from({ length: 200 }, async (_, index) => {
      const uid = await aStudent(store, { uid: `student ${index}` });
      return outside.prepare("select count(*) as found from users where id = ?").get(uid)?.["found"];
    });
    expect(new Set(await Promise.all(seen))).toEqual(new Set([1]));
  });

  test("a store waits for the disk unless it is configured otherwise", async () => {
    const store = await opened(await aTemporaryFolder());
    const asked = await store.write(({ db }) => sql<{ synchronous: number }>`pragma synchronous`.execute(db));
    expect(asked.rows).toEqual([{ synchronous: 2 }]);
  });

  test("a query that its write did not await fails instead of joining another write", async () => {
    const store = await opened(await aTemporaryFolder());
    let leaked: (() => Promise<unknown>) | undefined;
    await store.write(async ({ db }) => {
      leaked = () => db.selectFrom("users").selectAll().execute();
    });
    await expect(leaked?.()).rejects.toThrow("The transaction has ended");
  });

  test("the connection for reading cannot write", async () => {
    const store = await opened(await aTemporaryFolder());
    await expect(store.read.deleteFrom("users").execute()).rejects.toThrow(/readonly/);
  });
});
