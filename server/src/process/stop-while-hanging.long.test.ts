import pg from "pg";
import { expect, onTestFinished, test } from "vitest";

import { aServer } from "../../test/a-server.ts";
import { aMigratedDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";
import { aDeck } from "../../test/a-deck.ts";
import { signedUp } from "../../test/signed-up.ts";

/** A statement may take a minute; the server waits ten seconds for requests, and five for the database. */
const mostMs = 30_000;

test.skipIf(!testDatabaseUrl)(
  "a server on PostgreSQL that stops while a search, a read and a write hang ends long before they would",
  { timeout: 90_000 },
  async () => {
    const url = await aMigratedDatabase();
    const server = await aServer({ DATA_DIR: await aTemporaryFolder(), DATABASE_URL: url });
    const ada = await signedUp(server.request);
    const holder = new pg.Client(url);
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query(`begin; lock table "library", "libraryTerms", "decks" in access exclusive mode`);
    const waiting = async () => (await holder.query<{ pid: number }>("select distinct pid from pg_locks where not granted")).rows.length;

    const asked = [
      ada.get("/api/library?search=zymurgy"),
      ada.get(`/api/users/${ada.uid}/decks`),
      ada.send("POST", `/api/users/${ada.uid}/decks`, aDeck()),
    ].map((one) => one.then(({ status }) => status).catch(() => "cut off"));
    await expect.poll(waiting).toBe(3);
    const before = performance.now();
    expect(await server.stop()).toMatchObject({ code: 0, stderr: "" });
    expect(performance.now() - before).toBeLessThan(mostMs);
    expect(await Promise.all(asked)).toEqual([503, "cut off", "cut off"]);
  },
);
