import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { describe, expect, onTestFinished, test } from "vitest";

import { aDeck } from "../../test/a-deck.ts";
import { aServer, startsNot } from "../../test/a-server.ts";
import { aTemporaryFolder } from "../../test/databases.ts";
import { signedUp } from "../../test/signed-up.ts";
import { eventsOf } from "../../test/streams.ts";

describe("a server that starts", () => {
  test("prints its address, its data folder, the database and the examiner, and unusual settings", async () => {
    const folder = await aTemporaryFolder();
    const server = await aServer({ DATA_DIR: folder, BRAND: "Cards & Co" });
    expect(server.output()).toBe(
      [
        `Cards & Co is running at ${server.url}`,
        `  Data folder  ${folder}`,
        `  Database     SQLite, ${join(folder, "recollect.db")}`,
        "  Examiner     built-in",
        "  Limits on requests are OFF (LIMITS=off): for tests and benchmarks only.",
        "",
      ].join("\n"),
    );
    expect((await server.request("/readyz")).status).toBe(200);
  });

  test("creates a secret that others can't read, and keeps it: sessions survive a restart", async () => {
    const folder = join(await aTemporaryFolder(), "not", "there", "yet");
    const first = await aServer({ DATA_DIR: folder });
    const ada = await signedUp(first.request);
    expect((await stat(join(folder, "auth-secret"))).mode & 0o777).toBe(0o600);
    const secret = await readFile(join(folder, "auth-secret"), "utf8");
    expect(secret.trim()).toMatch(/^[\w-]{43}$/);
    await first.stop();

    const second = await aServer({ DATA_DIR: folder });
    expect(await readFile(join(folder, "auth-secret"), "utf8")).toBe(secret);
    expect((await second.request(`/api/users/${ada.uid}`, { headers: { cookie: ada.cookie } })).status).toBe(200);
    expect(second.output()).not.toContain(secret.trim());
  });
});

describe("a server that stops", () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    test(`on ${signal} ends its streams, checkpoints the database and exits with 0, at once`, async () => {
      const folder = await aTemporaryFolder();
      const server = await aServer({ DATA_DIR: folder });
      const ada = await signedUp(server.request);
      const stream = eventsOf(await ada.get(`/api/users/${ada.uid}/decks`, { accept: "text/event-stream" }));
      await stream.next("snapshot");
      await ada.send("POST", `/api/users/${ada.uid}/decks`, aDeck());
      const start = performance.now();
      const ended = await server.stop(signal);
      await stream.ended();
      expect([ended.code, ended.signal, ended.stderr]).toEqual([0, null, ""]);
      expect(performance.now() - start).toBeLessThan(9000);
      await expect(stat(join(folder, "recollect.db-wal"))).rejects.toThrow("ENOENT");
      const database = new DatabaseSync(join(folder, "recollect.db"), { readOnly: true });
      onTestFinished(() => database.close());
      expect(database.prepare("select count(*) as decks from decks where id > 1").get()).toEqual({ decks: 1 });
    });
  }
});

describe("a server that cannot start gives the reason in one sentence and exits with 1", () => {
  test("an invalid setting", async () => {
    const ended = await startsNot({ PORT: "eighty", DATA_DIR: await aTemporaryFolder() });
    expect(ended).toEqual({ code: 1, signal: null, stdout: "", stderr: 'PORT is "eighty", but must be a whole number from 0 to 65535.\n' });
  });

  test("a data folder that another server uses", async () => {
    const folder = await aTemporaryFolder();
    const other = await aServer({ DATA_DIR: folder });
    const ended = await startsNot({ DATA_DIR: folder });
    expect([ended.code, ended.stderr]).toEqual([
      1,
      `Another server is already using the data folder ${folder}: stop it, or give this one its own DATA_DIR.\n`,
    ]);
    expect((await other.request("/readyz")).status).toBe(200);
  });
});
