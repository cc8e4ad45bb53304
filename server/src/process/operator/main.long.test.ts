import { rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { aServer } from "../../../test/a-server.ts";
import { aTemporaryFolder } from "../../../test/databases.ts";
import { admin, aSiteWithAda, describeEachSite } from "../../../test/operator-command.ts";
import { signedIn } from "../../../test/signed-up.ts";

describeEachSite("", (itsSettings) => {
  test("a backup made beside a running server is restored elsewhere, once the first server is lost", async () => {
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

test("the commands of the next server work after a kill", async () => {
  const settings = { DATA_DIR: await aTemporaryFolder() };
  const { server } = await aSiteWithAda(settings);
  await server.stop("SIGKILL");
  expect((await admin(settings, ["badge", "ada", "DEV"])).stdout).toBe("@ada now shows the badge DEV.\n");
  await aServer(settings);
  expect((await admin(settings, ["badge", "ada", "none"])).stdout).toBe("@ada now shows no badge.\n");
  expect((await stat(join(settings.DATA_DIR, "admin.sock"))).mode & 0o777).toBe(0o600);
});

test.each([
  [["badge", "ada", "GOLD"], /^A badge is DEV, OFFICIAL or none, not "GOLD"\.\n$/],
  [["password"], /^Usage: npm run admin/],
  [["rebuild-study", "nobody"], /^No account has the username "nobody"\.\n$/],
  [["rebuild-study"], /^Usage: npm run admin/],
])("%j ends with 1 and one sentence", async (words, sentence) => {
  const ended = await admin({ DATA_DIR: await aTemporaryFolder() }, words);
  expect([ended.code, ended.stdout]).toEqual([1, ""]);
  expect(ended.stderr).toMatch(sentence);
});

test("progress is rebuilt, and reported in one sentence", async () => {
  expect(await admin({ DATA_DIR: await aTemporaryFolder() }, ["rebuild-study", "--all"])).toEqual({
    stdout: "The progress of 0 students is derived again: 0 entries of their logs, 0 cards.\n",
    stderr: "",
    code: 0,
  });
});
