import { describe, expect, onTestFinished, test, vi } from "vitest";

import { actOnAccount, makeModerator } from "../../test/a-moderator.ts";
import { aDeck } from "../../test/a-deck.ts";
import { aServer } from "../../test/a-server.ts";
import { aMigratedDatabase, anEmptyDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";
import { codeIn, json, signedIn, signedUp } from "../../test/signed-up.ts";
import { eventsOf } from "../../test/streams.ts";
import { openPostgres } from "../store/postgres/postgres.ts";

/** Two servers that only share the database and the secret. */
async function twoServers(settings: Record<string, string> = {}) {
  const shared = { DATABASE_URL: await aMigratedDatabase(), AUTH_SECRET: "a secret that the two servers share", ...settings };
  const folders = [await aTemporaryFolder(), await aTemporaryFolder()];
  const [one, two] = await Promise.all(folders.map((folder) => aServer({ ...shared, DATA_DIR: folder })));
  return { one: { ...one!, database: shared.DATABASE_URL }, two: two! };
}

describe.skipIf(!testDatabaseUrl)("two server processes on one PostgreSQL", () => {
  test("a change made through one reaches a subscriber of the other", async () => {
    // Both start at once on an empty database: the migrations run once, under a lock.
    const { one, two } = await twoServers({ DATABASE_URL: await anEmptyDatabase() });
    const ada = await signedUp(one.request);
    const decks = `/api/users/${ada.uid}/decks`;
    const stream = eventsOf(await two.request(decks, { headers: { cookie: ada.cookie, accept: "text/event-stream" } }));
    expect((await stream.next("snapshot")).data).toEqual([]);

    const created = (await (await ada.send("POST", decks, aDeck({ title: "Across" }))).json()) as { id: number };
    expect((await stream.next("put")).data).toMatchObject({ id: created.id, title: "Across", revision: 1 });
    await ada.send("PUT", `${decks}/${created.id}`, aDeck({ title: "Across, twice" }), { "if-match": '"1"' });
    expect((await stream.next("put")).data).toMatchObject({ id: created.id, title: "Across, twice", revision: 2 });
    await ada.send("DELETE", `${decks}/${created.id}`);
    expect((await stream.next("remove")).data).toEqual({ id: created.id });
    await stream.cancel();
  });

  test("signing out in one ends the streams of the session in the other", async () => {
    const { one, two } = await twoServers();
    const ada = await signedUp(one.request);
    const decks = `/api/users/${ada.uid}/decks`;
    const stream = eventsOf(await two.request(decks, { headers: { cookie: ada.cookie, accept: "text/event-stream" } }));
    await stream.next("snapshot");
    await ada.send("POST", "/api/auth/sign-out");
    await stream.ended();
    expect((await two.request(decks, { headers: { cookie: ada.cookie } })).status).toBe(401);
  });

  test("a suspension in one ends the sessions and streams in the other, and new sign-ins to both", async () => {
    const { one, two } = await twoServers();
    const [ada, cyd] = [await signedUp(one.request), await signedUp(one.request)];
    const phone = await signedIn(two.request, ada);
    const store = await openPostgres(one.database);
    onTestFinished(() => store.close());
    await makeModerator(store, cyd);
    const streams = [eventsOf(await ada.get("/api/events")), eventsOf(await phone.get("/api/events"))];
    for (const stream of streams) await stream.next("study");
    expect((await actOnAccount(cyd, ada.uid, "suspend")).status).toBe(200);
    for (const stream of streams) await stream.ended();
    for (const { get, uid } of [ada, phone]) await vi.waitFor(async () => expect((await get(`/api/users/${uid}`)).status).toBe(401));
    for (const { request } of [one, two]) {
      const refused = await request("/api/auth/sign-in/email", json("POST", { email: ada.email, password: ada.password }));
      expect([refused.status, await codeIn(refused)]).toEqual([403, "auth/user-disabled"]);
    }
  });

  test("failed logins count together", async () => {
    const { one, two } = await twoServers({ LIMITS: "on" });
    const ada = await signedUp(one.request);
    const wrong = json("POST", { email: ada.email, password: "not it, sorry" });
    for (let time = 0; time < 5; time += 1) {
      for (const server of [one, two]) expect((await server.request("/api/auth/sign-in/email", wrong)).status).toBe(401);
    }
    for (const server of [one, two]) {
      const reply = await server.request("/api/auth/sign-in/email", json("POST", { email: ada.email, password: ada.password }));
      expect([reply.status, await codeIn(reply)]).toEqual([429, "auth/too-many-requests"]);
    }
  });

  test("one stops, the other continues", async () => {
    const { one, two } = await twoServers();
    const ada = await signedUp(one.request);
    expect((await one.stop()).code).toBe(0);
    expect((await two.request(`/api/users/${ada.uid}`, { headers: { cookie: ada.cookie } })).status).toBe(200);
  });
});
