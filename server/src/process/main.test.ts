import { existsSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { describe, expect, onTestFinished, test } from "vitest";

import { aDeck } from "../../test/a-deck.ts";
import { aServer, startsNot, type RunningServer } from "../../test/a-server.ts";
import { anEmptyDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";
import { signedUp } from "../../test/signed-up.ts";
import { eventsOf } from "../../test/streams.ts";

describe("a server that starts", () => {
  test("says where it is, where its data is, which database and which examiner, and what is not as usual", async () => {
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

  test("makes a secret that no one else can read, and keeps it: sessions outlive a restart", async () => {
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

  test("takes AUTH_SECRET instead of making one", async () => {
    const folder = await aTemporaryFolder();
    await aServer({ DATA_DIR: folder, AUTH_SECRET: "0123456789abcdef0123456789abcdef" });
    await expect(stat(join(folder, "auth-secret"))).rejects.toThrow("ENOENT");
  });

  test("writes one JSON line a request", async () => {
    const server = await aServer({ DATA_DIR: await aTemporaryFolder() });
    await server.request("/healthz");
    const { stdout } = await server.stop();
    const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        id: expect.any(String),
        method: "GET",
        route: "/healthz",
        status: 200,
        ms: expect.any(Number),
      },
    ]);
  });

  test.skipIf(!testDatabaseUrl)("names its PostgreSQL without the password", async () => {
    const url = new URL(await anEmptyDatabase());
    // A database that trusts everybody takes any password; one that asks has given its own.
    url.password ||= "hunter2";
    const server = await aServer({ DATA_DIR: await aTemporaryFolder(), DATABASE_URL: url.href });
    expect(server.output()).toContain(`  Database     PostgreSQL, ${url.host}${url.pathname}\n`);
    expect(server.output()).not.toContain(url.password);
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

  test("lets a request that has begun finish, takes no new ones, and ignores a signal that comes twice", async () => {
    const server = await aServer({ DATA_DIR: await aTemporaryFolder() });
    const ada = await signedUp(server.request);
    const { finish, reply } = await halfARequest(server, ada.uid, ada.cookie);
    server.signal("SIGINT");
    server.signal("SIGINT");
    await refusesConnections(server);
    server.signal("SIGTERM");
    finish();
    expect((await reply).status).toBe(201);
    const ended = await server.ended;
    expect([ended.code, ended.signal]).toEqual([0, null]);
  });
});

describe("a server that cannot start says why in one sentence and exits with 1", () => {
  const oneSentence = /^[^\n]+\.\n$/;

  test("a bad setting", async () => {
    const ended = await startsNot({ PORT: "eighty", DATA_DIR: await aTemporaryFolder() });
    expect(ended).toEqual({ code: 1, signal: null, stdout: "", stderr: 'PORT is "eighty", but must be a whole number from 0 to 65535.\n' });
  });

  test("a port that is in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const ended = await startsNot({ PORT: String(port), DATA_DIR: await aTemporaryFolder() });
    expect([ended.code, ended.stderr]).toEqual([
      1,
      `Port ${port} on 127.0.0.1 is already in use: stop what uses it, or set PORT to another one.\n`,
    ]);
  });

  test("an address that is not this machine's", async () => {
    const ended = await startsNot({ HOST: "192.0.2.1", DATA_DIR: await aTemporaryFolder() });
    expect([ended.code, ended.stderr]).toEqual([1, 'HOST is "192.0.2.1", but this machine has no such address to listen on.\n']);
  });

  test("a data folder that is a file, or below one", async () => {
    const file = join(await aTemporaryFolder(), "file");
    await writeFile(file, "not a folder");
    for (const folder of [file, join(file, "below")]) {
      const ended = await startsNot({ DATA_DIR: folder });
      expect(ended.code).toBe(1);
      expect(ended.stderr).toMatch(oneSentence);
      expect(ended.stderr).toContain(folder);
    }
    expect(await readFile(file, "utf8")).toBe("not a folder");
  });

  test.skipIf(process.getuid?.() === 0)("a data folder that may not be written", async () => {
    const folder = join(await aTemporaryFolder(), "locked");
    await mkdir(folder, { mode: 0o500 });
    const ended = await startsNot({ DATA_DIR: folder });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneSentence);
    expect(ended.stderr).toContain(folder);
  });

  test.runIf(existsSync("/proc/self"))("a data folder where no folder can be made", async () => {
    const folder = "/proc/recollect/data";
    const ended = await startsNot({ DATA_DIR: folder });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneSentence);
    expect(ended.stderr).toContain(folder);
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

  test("a database file that is none, which stays as it was", async () => {
    const folder = await aTemporaryFolder();
    const garbage = "this was never a database ".repeat(1000);
    await writeFile(join(folder, "recollect.db"), garbage);
    const ended = await startsNot({ DATA_DIR: folder });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneSentence);
    expect(ended.stderr).toContain(join(folder, "recollect.db"));
    expect(await readFile(join(folder, "recollect.db"), "utf8")).toBe(garbage);
  });

  test("a secret that was cut short", async () => {
    const folder = await aTemporaryFolder();
    await writeFile(join(folder, "auth-secret"), "short\n");
    const ended = await startsNot({ DATA_DIR: folder });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneSentence);
    expect(ended.stderr).not.toContain("short\n");
  });

  test("a PostgreSQL that is down", async () => {
    const ended = await startsNot({ DATA_DIR: await aTemporaryFolder(), DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/cards" });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneSentence);
    expect(ended.stderr).not.toContain("hunter2");
  });

  test.skipIf(!testDatabaseUrl)("a PostgreSQL without the database", async () => {
    const url = new URL(testDatabaseUrl ?? "");
    url.pathname = "/no_such_database";
    const ended = await startsNot({ DATA_DIR: await aTemporaryFolder(), DATABASE_URL: url.href });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneSentence);
    expect(ended.stderr).toContain("no_such_database");
  });
});

/** Sends a new deck but for its last bytes; resolves when the server has begun to read it. */
async function halfARequest(server: RunningServer, uid: string, cookie: string) {
  const text = JSON.stringify(aDeck());
  const sent = httpRequest(new URL(`/api/users/${uid}/decks`, server.url), {
    method: "POST",
    headers: { cookie, "content-type": "application/json", "content-length": Buffer.byteLength(text), expect: "100-continue" },
  });
  const reply = new Promise<{ status: number | undefined }>((resolve, reject) => {
    sent.once("error", reject);
    sent.once("response", (response) => {
      response.resume();
      response.once("end", () => resolve({ status: response.statusCode }));
    });
  });
  const begun = new Promise<void>((resolve) => sent.once("continue", () => resolve()));
  sent.flushHeaders();
  await begun;
  sent.write(text.slice(0, -5));
  return { finish: () => sent.end(text.slice(-5)), reply };
}

/** Waits until a new connection is refused. */
async function refusesConnections(server: RunningServer): Promise<void> {
  for (;;) {
    const answered = await fetch(new URL("/healthz", server.url), { headers: { connection: "close" } }).then(
      () => true,
      () => false,
    );
    if (!answered) return;
  }
}
