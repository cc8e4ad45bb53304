import { existsSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import { join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { aDeck } from "../../test/a-deck.ts";
import { aServer, startsNot, type RunningServer } from "../../test/a-server.ts";
import { anEmptyDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";
import { signedUp } from "../../test/signed-up.ts";

describe("a server that starts", () => {
  test("uses AUTH_SECRET instead of creating one", async () => {
    const folder = await aTemporaryFolder();
    await aServer({ DATA_DIR: folder, AUTH_SECRET: "0123456789abcdef0123456789abcdef" });
    await expect(stat(join(folder, "auth-secret"))).rejects.toThrow("ENOENT");
  });

  test("writes one JSON line for each request", async () => {
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

  test.skipIf(!testDatabaseUrl)("shows its PostgreSQL without the password", async () => {
    const url = new URL(await anEmptyDatabase());
    // A database with trust authentication accepts any password; otherwise the test's settings have it.
    url.password ||= "hunter2";
    const server = await aServer({ DATA_DIR: await aTemporaryFolder(), DATABASE_URL: url.href });
    expect(server.output()).toContain(`  Database     PostgreSQL, ${url.host}${url.pathname}\n`);
    expect(server.output()).not.toContain(url.password);
  });
});

describe("a server that stops", () => {
  test("lets a started request finish, accepts no new ones, and ignores a repeated signal", async () => {
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

describe("a server that cannot start gives the reason in one sentence and exits with 1", () => {
  const oneSentence = /^[^\n]+\.\n$/;

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

  test("a foreign address", async () => {
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

  test.runIf(existsSync("/proc/self"))("a data folder where no folder can be created", async () => {
    const folder = "/proc/recollect/data";
    const ended = await startsNot({ DATA_DIR: folder });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneSentence);
    expect(ended.stderr).toContain(folder);
  });

  test("a file that is no database, which stays as it was", async () => {
    const folder = await aTemporaryFolder();
    const garbage = "this was never a database ".repeat(1000);
    await writeFile(join(folder, "recollect.db"), garbage);
    const ended = await startsNot({ DATA_DIR: folder });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneSentence);
    expect(ended.stderr).toContain(join(folder, "recollect.db"));
    expect(await readFile(join(folder, "recollect.db"), "utf8")).toBe(garbage);
  });

  test("a secret that was truncated", async () => {
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
