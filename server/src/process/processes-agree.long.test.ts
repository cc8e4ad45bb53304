import { describe, expect, test } from "vitest";

import { aServer, startsNot } from "../../test/a-server.ts";
import { aTransactionPooler } from "../../test/a-transaction-pooler.ts";
import { aMigratedDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";

const secret = "a secret that all of these servers share";

type Settings = Record<string, string>;

/** What a server answers when it is asked whether it is ready. */
async function readiness(server: Awaited<ReturnType<typeof aServer>>) {
  const reply = await server.request("/readyz");
  return { status: reply.status, ...((await reply.json()) as { ok: boolean; problems?: string[] }) };
}

describe.skipIf(!testDatabaseUrl)("server processes that share one PostgreSQL", () => {
  async function start(shared: Settings, own: Settings = {}) {
    return aServer({ AUTH_SECRET: secret, ...shared, DATA_DIR: await aTemporaryFolder(), ...own });
  }

  test("and their secret and folder of pictures have nothing to say", async () => {
    const shared = { DATABASE_URL: await aMigratedDatabase(), MEDIA_URL: await aTemporaryFolder() };
    await start(shared);
    expect(await readiness(await start(shared))).toEqual({ status: 200, ok: true });
  });

  test("but neither of them say so from their start on", async () => {
    const shared = { DATABASE_URL: await aMigratedDatabase() };
    await start(shared, { AUTH_SECRET: "" });
    const { status, problems } = await readiness(await start(shared, { AUTH_SECRET: "" }));
    expect(status).toBe(200);
    expect(problems).toEqual([expect.stringContaining("AUTH_SECRET"), expect.stringContaining("MEDIA_URL")]);
  });

  test("through a pooler in transaction mode do not start", async () => {
    const DATABASE_URL = await aTransactionPooler(await aMigratedDatabase());
    const ended = await startsNot({ DATABASE_URL, AUTH_SECRET: secret, DATA_DIR: await aTemporaryFolder() });
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL leads to a pooler .*: set its pool_mode to session[^\n]*\n$/),
    });
  });
});
