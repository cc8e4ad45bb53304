import { expect, test, vi } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { admin, aSiteWithAda, describeEachSite } from "../../../test/operator-command.ts";
import { codeIn, json, signedIn } from "../../../test/signed-up.ts";
import { eventsOf } from "../../../test/streams.ts";

const badgeOf = async (reply: Promise<Response>) => ((await (await reply).json()) as { badge: string | null }).badge;

describeEachSite(", beside a running server,", (itsSettings) => {
  test("a badge is visible at once, a new password ends sessions, and a suspension ends streams", async () => {
    const settings = { DATA_DIR: await aTemporaryFolder(), ...(await itsSettings()) };
    const { server, ada } = await aSiteWithAda(settings);
    expect(await admin(settings, ["badge", "ada", "DEV"])).toEqual({ stdout: "@ada now shows the badge DEV.\n", stderr: "", code: 0 });
    expect(await badgeOf(ada.get(`/api/users/${ada.uid}`))).toBe("DEV");
    expect(await admin(settings, ["badge", "eve", "DEV"])).toEqual({ stdout: "", stderr: 'No account has the username "eve".\n', code: 1 });
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

test("backups need their folder", async () => {
  const settings = { DATA_DIR: await aTemporaryFolder() };
  expect(await admin(settings, ["backup"])).toEqual({
    stdout: "",
    stderr: "Set BACKUP_DIR to the folder that backups shall be made in.\n",
    code: 1,
  });
});

test.each([
  [["badge", "nobody", "DEV"], /^No account has the username "nobody"\.\n$/],
  [[], /^Usage: npm run admin/],
])("%j ends with 1 and one sentence", async (words, sentence) => {
  const ended = await admin({ DATA_DIR: await aTemporaryFolder() }, words);
  expect([ended.code, ended.stdout]).toEqual([1, ""]);
  expect(ended.stderr).toMatch(sentence);
});

test("an invalid setting is answered as at a start", async () => {
  const ended = await admin({ DATABASE_URL: "mysql://x" }, ["badge", "ada", "DEV"]);
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining("DATABASE_URL must be a PostgreSQL address") });
});
