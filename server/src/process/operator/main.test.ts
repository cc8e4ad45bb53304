import { spawn } from "node:child_process";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import { describe, expect, test, vi } from "vitest";

import { aServer } from "../../../test/a-server.ts";
import { compileCache } from "../../../test/compile-cache.ts";
import { anEmptyDatabase, aTemporaryFolder, testDatabaseUrl } from "../../../test/databases.ts";
import { quickHashes } from "../../../test/passwords/hash-option.ts";
import { codeIn, json, signedIn, signedUp } from "../../../test/signed-up.ts";
import { eventsOf } from "../../../test/streams.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

/** The command as a process of its own: what it says where, and how it ends. */
async function admin(settings: Record<string, string>, words: string[], input = "") {
  const env = { PATH: process.env["PATH"], NODE_OPTIONS: quickHashes, ...compileCache, ...settings };
  const child = spawn(process.execPath, [main, ...words], { env });
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("close", resolve)),
  ]);
  return { stdout, stderr, code };
}

async function aSiteWithAda(settings: Record<string, string>) {
  const server = await aServer(settings);
  const ada = await signedUp(server.request);
  await ada.send("PATCH", `/api/users/${ada.uid}`, { username: "ada" });
  return { server, ada };
}

const badgeOf = async (reply: Promise<Response>) => ((await (await reply).json()) as { badge: string | null }).badge;

const databases: [string, () => Promise<Record<string, string>>][] = [["SQLite", async () => ({})]];
if (testDatabaseUrl) databases.push(["PostgreSQL", async () => ({ DATABASE_URL: await anEmptyDatabase() })]);

describe.each(databases)("on %s, beside a running server,", (_name, itsSettings) => {
  test("a badge shows at once, a new password ends sessions, and a suspension ends streams", async () => {
    const settings = { DATA_DIR: await aTemporaryFolder(), ...(await itsSettings()) };
    const { server, ada } = await aSiteWithAda(settings);
    expect(await admin(settings, ["badge", "ada", "DEV"])).toEqual({ stdout: "@ada now shows the badge DEV.\n", stderr: "", code: 0 });
    expect(await badgeOf(ada.get(`/api/users/${ada.uid}`))).toBe("DEV");
    expect(await admin(settings, ["badge", "eve", "DEV"])).toEqual({ stdout: "", stderr: 'Nobody has the username "eve".\n', code: 1 });
    expect(await admin(settings, ["password", "ada"], "a new password\n")).toMatchObject({ stderr: "", code: 0 });
    await vi.waitFor(async () => expect((await ada.get(`/api/users/${ada.uid}`)).status).toBe(401));
    const again = await signedIn(server.request, { email: ada.email, password: "a new password" });
    const stream = eventsOf(await again.get("/api/events"));
    await stream.next("study");
    expect(await admin(settings, ["suspend", "ada", "Rule", "3"])).toMatchObject({
      stdout: expect.stringMatching(/^@ada, since .*\nSuspended/),
      code: 0,
    });
    await stream.ended();
    const refused = await server.request("/api/auth/sign-in/email", json("POST", { email: ada.email, password: "a new password" }));
    expect([refused.status, await codeIn(refused)]).toEqual([403, "auth/user-disabled"]);
    expect((await server.stop()).code).toBe(0);
    expect(await admin(settings, ["unsuspend", "ada", "Sorry"])).toMatchObject({
      stdout: expect.stringContaining("Not suspended"),
      code: 0,
    });
  });
});

describe.each(databases)("on %s", (_name, itsSettings) => {
  test("a backup made beside a running server brings it back on another place, once the first is lost", async () => {
    const [folder, backups] = [await aTemporaryFolder(), await aTemporaryFolder()];
    const lost: Record<string, string> = { DATA_DIR: join(folder, "lost"), BACKUP_DIR: backups, ...(await itsSettings()) };
    const { server, ada } = await aSiteWithAda(lost);
    const made = await admin(lost, ["backup"]);
    expect(made).toMatchObject({
      stderr: "",
      code: 0,
      stdout: expect.stringMatching(/^The backup .+Z was made, with 0 pictures and sounds\.\n$/),
    });
    const name = /\d{4}-\S+Z/.exec(made.stdout)?.[0] ?? "";
    expect(await admin(lost, ["restore", name])).toMatchObject({ code: 1, stderr: expect.stringContaining("Nothing was changed.") });
    await server.stop("SIGKILL");
    await rm(lost["DATA_DIR"]!, { recursive: true });

    const found = { DATA_DIR: join(folder, "found"), BACKUP_DIR: backups, ...(await itsSettings()) };
    expect(await admin(found, ["restore", name])).toMatchObject({ stderr: "", code: 0 });
    const again = await aServer(found);
    const back = await signedIn(again.request, ada);
    expect(await (await back.get(`/api/users/${ada.uid}`)).json()).toMatchObject({ username: "ada" });
    expect((await again.stop()).code).toBe(0);
  });
});

test("backups need their folder", async () => {
  const settings = { DATA_DIR: await aTemporaryFolder() };
  expect(await admin(settings, ["backup"])).toEqual({
    stdout: "",
    stderr: "Set BACKUP_DIR to the folder that backups shall be made in.\n",
    code: 1,
  });
});

test("a server that was killed leaves nothing in the way of the next one's commands", async () => {
  const settings = { DATA_DIR: await aTemporaryFolder() };
  const { server } = await aSiteWithAda(settings);
  await server.stop("SIGKILL");
  expect((await admin(settings, ["badge", "ada", "DEV"])).stdout).toBe("@ada now shows the badge DEV.\n");
  await aServer(settings);
  expect((await admin(settings, ["badge", "ada", "none"])).stdout).toBe("@ada now shows no badge.\n");
  expect((await stat(join(settings.DATA_DIR, "admin.sock"))).mode & 0o777).toBe(0o600);
});

test.each([
  [["badge", "nobody", "DEV"], /^Nobody has the username "nobody"\.\n$/],
  [["badge", "ada", "GOLD"], /^A badge is DEV, OFFICIAL or none, not "GOLD"\.\n$/],
  [["password"], /^Say "npm run admin/],
  [["rebuild-study", "nobody"], /^Nobody has the username "nobody"\.\n$/],
  [["rebuild-study"], /^Say "npm run admin/],
  [[], /^Say "npm run admin/],
])("%j ends with 1 and one sentence", async (words, sentence) => {
  const ended = await admin({ DATA_DIR: await aTemporaryFolder() }, words);
  expect([ended.code, ended.stdout]).toEqual([1, ""]);
  expect(ended.stderr).toMatch(sentence);
});

test("progress is derived again, and told in one sentence", async () => {
  expect(await admin({ DATA_DIR: await aTemporaryFolder() }, ["rebuild-study", "--all"])).toEqual({
    stdout: "The progress of 0 students is derived again: 0 entries of their logs, 0 cards.\n",
    stderr: "",
    code: 0,
  });
});

test("a wrong setting is answered as at a start", async () => {
  const ended = await admin({ DATABASE_URL: "mysql://x" }, ["badge", "ada", "DEV"]);
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining("DATABASE_URL must be a PostgreSQL address") });
});
