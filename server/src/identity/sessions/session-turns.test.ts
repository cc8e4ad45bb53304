import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";

import { aServer } from "../../../test/a-server.ts";
import { aMigratedDatabase, aTemporaryFolder, queryOn, testDatabaseUrl } from "../../../test/databases.ts";
import { signedUp } from "../../../test/signed-up.ts";

describe.skipIf(!testDatabaseUrl)("sessions that are asked for on PostgreSQL", () => {
  test("use one connection for each session, however often it is asked for, and other requests are served meanwhile", async () => {
    const url = await aMigratedDatabase();
    const server = await aServer({ DATA_DIR: await aTemporaryFolder(), DATABASE_URL: url });
    const ada = await signedUp(server.request);
    const holder = new pg.Client(url);
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query(`begin; lock table "sessions" in access exclusive mode`);
    const waiting = async () =>
      (await queryOn(url, "select 1 from pg_locks where not granted and relation = '\"sessions\"'::regclass")).rowCount;

    const sessions = Array.from({ length: 20 }, async () => (await ada.get("/api/auth/get-session")).status);
    await expect.poll(waiting).toBe(1);
    // It uses the database, too.
    expect((await server.request("/readyz")).status).toBe(200);
    expect(await waiting()).toBe(1);
    await holder.query("rollback");
    expect(new Set(await Promise.all(sessions))).toEqual(new Set([200]));
  });
});
