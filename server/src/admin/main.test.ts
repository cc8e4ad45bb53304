import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import { describe, expect, test, vi } from "vitest";

import { aServer } from "../../test/a-server.ts";
import { anEmptyDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";
import { signedIn, signedUp } from "../../test/signed-up.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

/** The command as a process of its own: what it says where, and how it ends. */
async function admin(settings: Record<string, string>, words: string[], input = "") {
  const child = spawn(process.execPath, [main, ...words], { env: { PATH: process.env["PATH"], ...settings } });
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

test("on SQLite a command is refused beside a running server, in one sentence, and carried out when it has stopped", async () => {
  const settings = { DATA_DIR: await aTemporaryFolder() };
  const { server, ada } = await aSiteWithAda(settings);
  expect(await admin(settings, ["badge", "ada", "DEV"])).toEqual({
    stdout: "",
    stderr: "The data folder is in use by a running server: with SQLite, stop the server first, then say this again.\n",
    code: 1,
  });
  expect(await badgeOf(ada.get(`/api/users/${ada.uid}`))).toBeNull();
  await server.stop();
  expect(await admin(settings, ["badge", "ada", "DEV"])).toEqual({ stdout: "@ada now shows the badge DEV.\n", stderr: "", code: 0 });
  const again = await aServer(settings);
  expect(await badgeOf(again.request(`/api/users/${ada.uid}`, { headers: { cookie: ada.cookie } }))).toBe("DEV");
});

describe.skipIf(!testDatabaseUrl)("on PostgreSQL, beside a running server,", () => {
  test("a badge shows at once, and a new password ends the sessions within a moment", async () => {
    const settings = { DATA_DIR: await aTemporaryFolder(), DATABASE_URL: testDatabaseUrl ? await anEmptyDatabase() : "" };
    const { server, ada } = await aSiteWithAda(settings);
    expect((await admin(settings, ["badge", "ada", "DEV"])).code).toBe(0);
    expect(await badgeOf(ada.get(`/api/users/${ada.uid}`))).toBe("DEV");
    expect(await admin(settings, ["password", "ada"], "a new password\n")).toMatchObject({ stderr: "", code: 0 });
    await vi.waitFor(async () => expect((await ada.get(`/api/users/${ada.uid}`)).status).toBe(401));
    expect((await signedIn(server.request, { email: ada.email, password: "a new password" })).uid).toBe(ada.uid);
  });
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

test("progress is derived anew, and told in one sentence", async () => {
  expect(await admin({ DATA_DIR: await aTemporaryFolder() }, ["rebuild-study", "--all"])).toEqual({
    stdout: "The progress of 0 students is derived anew: 0 entries of their logs, 0 cards.\n",
    stderr: "",
    code: 0,
  });
});

test("a wrong setting is answered as at a start", async () => {
  const ended = await admin({ DATABASE_URL: "mysql://x" }, ["badge", "ada", "DEV"]);
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining("DATABASE_URL must be a PostgreSQL address") });
});
