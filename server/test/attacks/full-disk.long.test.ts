import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { describe, expect, test } from "vitest";

import type { ImportView } from "../../src/features/exchange/importing/import-view.ts";
import { aDeck, cards } from "../a-deck.ts";
import { aPicture } from "../a-picture.ts";
import { aServer } from "../a-server.ts";
import { aMigratedDatabase, queryOn, aTemporaryFolder, testDatabaseUrl } from "../databases.ts";
import { aDisk, hasDisks } from "../disks.ts";
import { aZip } from "../exchange/a-package.ts";
import { codeIn, signedUp } from "../signed-up.ts";

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}

test.skipIf(!hasDisks)(
  "a full disk is reported, with its cause in the log; reading and signing out continue, and so does writing once there is space",
  async () => {
    const { folder } = await aDisk("16m");
    const server = await aServer({ DATA_DIR: folder, LIMITS: "on" });
    const [ada, bob] = [await signedUp(server.request), await signedUp(server.request)];
    const own = `/api/users/${ada.uid}/decks`;
    const kept = (await (await ada.send("POST", own, aDeck())).json()) as { id: number };
    const isReady = async () => (await server.request("/readyz")).status === 200;

    const filler = join(folder, "filler");
    await expect(writeFile(filler, Buffer.alloc(32 * 1024 * 1024))).rejects.toMatchObject({ code: "ENOSPC" });
    const refused = await ada.send("POST", own, aDeck({ cards: cards(2000) }));
    expect([refused.status, await codeIn(refused)]).toEqual([503, "server/disk-full"]);
    const picture = await aPicture();
    for (const [path, body] of [
      ["/api/media", picture],
      ["/api/imports?name=a.csv", picture],
    ] as const) {
      const reply = await server.request(path, { method: "POST", headers: { cookie: ada.cookie, "content-type": "image/png" }, body });
      expect([path, reply.status, await codeIn(reply)]).toEqual([path, 503, "server/disk-full"]);
    }
    await until(async () => server.output().includes("ENOSPC"));
    const unready = await server.request("/readyz");
    expect([unready.status, await codeIn(unready)]).toEqual([503, "server/disk-full"]);
    expect((await server.request("/healthz")).status).toBe(200);
    expect((await ada.get(`${own}/${kept.id}`)).status).toBe(200);
    await until(async () => server.output().includes("database or disk is full"));
    const out = await bob.send("POST", "/api/auth/sign-out", {});
    expect([out.status, out.headers.getSetCookie().join()]).toEqual([200, expect.stringContaining("Max-Age=0")]);
    expect((await bob.get("/api/profiles/ada")).status).toBe(401);

    await rm(filler);
    await until(isReady);
    expect((await ada.send("POST", own, aDeck({ cards: cards(2000) }))).status).toBe(201);
    expect(((await (await ada.get(own)).json()) as unknown[]).length).toBe(2);
    expect((await server.stop()).code).toBe(0);
  },
);

test.skipIf(!hasDisks)(
  "a server whose disk is full stops as usual, and has all that it acknowledged when there is space again",
  async () => {
    const { folder } = await aDisk("16m");
    const settings = { DATA_DIR: folder, LIMITS: "on" };
    const server = await aServer(settings);
    const ada = await signedUp(server.request);
    const own = `/api/users/${ada.uid}/decks`;
    const filler = join(folder, "filler");
    // Acknowledged while the log beside the database still has space, which the database itself has not.
    expect((await ada.send("POST", own, aDeck({ cards: cards(2000) }))).status).toBe(201);
    await expect(writeFile(filler, Buffer.alloc(32 * 1024 * 1024))).rejects.toMatchObject({ code: "ENOSPC" });
    expect(await codeIn(await ada.send("POST", own, aDeck({ cards: cards(2000) })))).toBe("server/disk-full");
    expect(await server.stop()).toMatchObject({ code: 0 });
    await rm(filler);
    const again = await aServer(settings);
    const kept = await again.request(own, { headers: { cookie: ada.cookie } });
    expect((await kept.json()) as unknown[]).toHaveLength(1);
    await again.stop();
  },
);

test.skipIf(!hasDisks)(
  "a disk that becomes full while a package is unpacked is reported, with its cause in the log, and does not stay full",
  async () => {
    const server = await aServer({ DATA_DIR: (await aDisk("16m")).folder, LIMITS: "on" });
    const ada = await signedUp(server.request);
    const body = new Uint8Array(await aZip({ "collection.anki2": Buffer.alloc(40 * 1024 * 1024) }));
    const sent = await server.request("/api/imports?name=a.apkg", { method: "POST", headers: { cookie: ada.cookie }, body });
    expect(sent.status).toBe(202);
    const { id } = (await sent.json()) as { id: string };
    const view = async () => (await (await ada.get(`/api/imports/${id}`)).json()) as ImportView;
    await until(async () => (await view()).state !== "reading");
    expect(await view()).toMatchObject({ state: "failed", error: { code: "server/disk-full" } });
    await until(async () => server.output().includes("ENOSPC"));
    expect((await ada.send("POST", `/api/users/${ada.uid}/decks`, aDeck({ cards: cards(2000) }))).status).toBe(201);
    expect((await server.stop()).code).toBe(0);
  },
);

/** From now on every write of a table fails as on a full disk; returns the function that frees space again. */
async function fillDisk(url: string): Promise<() => Promise<unknown>> {
  const eachTable = (act: string) =>
    queryOn(
      url,
      `do $$ declare one text; begin
         for one in select format('%I', tablename) from pg_tables where schemaname = 'public' loop execute ${act}; end loop;
       end $$`,
    );
  await queryOn(
    url,
    `create function no_space() returns trigger language plpgsql as $$ begin
       raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
     end $$`,
  );
  await eachTable(`'create trigger "no space" before insert or update or delete on ' || one || ' execute function no_space()'`);
  return () => eachTable(`'drop trigger "no space" on ' || one`);
}

describe.skipIf(!testDatabaseUrl)("a full disk (PostgreSQL)", () => {
  test("is reported, with its cause in the log; reading and signing out continue, and so does writing once there is space", async () => {
    const url = await aMigratedDatabase();
    const server = await aServer({ DATA_DIR: await aTemporaryFolder(), DATABASE_URL: url, LIMITS: "on" });
    const [ada, bob] = [await signedUp(server.request), await signedUp(server.request)];
    const own = `/api/users/${ada.uid}/decks`;
    const kept = (await (await ada.send("POST", own, aDeck())).json()) as { id: number };

    const makeSpace = await fillDisk(url);
    const begun = await Promise.all([
      ada.send("POST", own, aDeck({ cards: cards(2000) })),
      ada.send("PUT", `${own}/${kept.id}`, aDeck({ title: "Other" }), { "if-match": '"1"' }),
      ada.send("DELETE", `${own}/${kept.id}`),
      ada.send("PATCH", "/api/study/settings", { newPerDay: 7 }),
    ]);
    for (const reply of begun) expect([reply.status, await codeIn(reply)]).toEqual([503, "server/disk-full"]);
    expect((await server.request("/healthz")).status).toBe(200);
    expect((await ada.get(`${own}/${kept.id}`)).status).toBe(200);
    await until(async () => server.output().includes("No space left on device"));
    const out = await bob.send("POST", "/api/auth/sign-out", {});
    expect([out.status, out.headers.getSetCookie().join()]).toEqual([200, expect.stringContaining("Max-Age=0")]);
    expect((await bob.get("/api/profiles/ada")).status).toBe(401);

    await makeSpace();
    expect((await ada.send("POST", own, aDeck({ cards: cards(2000) }))).status).toBe(201);
    expect(((await (await ada.get(own)).json()) as unknown[]).length).toBe(2);
    expect((await server.stop()).code).toBe(0);
  });
});
