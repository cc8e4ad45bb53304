import { expect, test } from "vitest";

import { anApp, type TestApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn, type SignedUp } from "../../../test/signed-up.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const rename = (student: SignedUp, username: string) => student.send("PATCH", `/api/users/${student.uid}`, { username });

async function named(app: TestApp, username: string): Promise<SignedUp> {
  const student = await app.aStudent();
  await student.send("PATCH", `/api/users/${student.uid}`, { displayName: username, username, setupCompleted: true });
  return student;
}

describeEachDatabase("names", (openStore) => {
  test.each(["admin", "Support", "_root_", "moderator1"])("%s can't be claimed by students", async (name) => {
    const ada = await anApp(await openStore()).aStudent();
    expect(await codeIn(await rename(ada, name))).toBe("username/reserved");
  });

  test("the page of a former username leads to its student for 90 days, and only they can claim it again", async () => {
    const store = await openStore();
    const app = anApp(store);
    const [ada, bob] = [await named(app, "ada"), await named(app, "bob")];
    expect((await rename(ada, "countess")).status).toBe(200);
    expect(await codeIn(await rename(bob, "ada"))).toBe("username/taken");
    expect(await codeIn(await bob.get("/api/usernames/Ada"))).toBe("username/resting");
    expect(await (await bob.get("/api/profiles/Ada")).json()).toMatchObject({ user: { uid: ada.uid, username: "countess" } });
    expect((await rename(ada, "ada")).status).toBe(200);
    expect(await codeIn(await rename(bob, "countess"))).toBe("username/taken");
    const [{ until } = { until: 0 }] = await store.read.selectFrom("restingNames").select("until").execute();
    expect(Math.round((until - app.clock.now()) / DAY_MS)).toBe(90);
    await store.write(async ({ db }) => void (await db.updateTable("restingNames").set({ until: app.clock.now() }).execute()));
    expect(await codeIn(await bob.get("/api/usernames/countess"))).toBe("username/not-found");
    expect((await rename(bob, "countess")).status).toBe(200);
  });

  test("is changed five times a day, then again tomorrow", async () => {
    const app = anApp(await openStore());
    const ada = await named(app, "ada");
    for (let time = 0; time < 5; time += 1) expect((await rename(ada, `ada_${time}`)).status).toBe(200);
    const refused = await rename(ada, "ada_5");
    expect([refused.status, await codeIn(refused)]).toEqual([429, "username/changed-too-often"]);
    expect((await ada.send("PATCH", `/api/users/${ada.uid}`, { bio: "still here" })).status).toBe(200);
    app.clock.forward(DAY_MS);
    expect((await rename(ada, "ada_5")).status).toBe(200);
  });

  test.each([
    ["A\u200Bda\u202E", "Ada"],
    ["\u2066Ada\u2069  King ", "Ada King"],
  ])("a display name loses invisible characters: %j", async (given, shown) => {
    const ada = await anApp(await openStore()).aStudent();
    const reply = await ada.send("PATCH", `/api/users/${ada.uid}`, { displayName: given });
    expect(await reply.json()).toMatchObject({ displayName: shown });
  });

  test.each([
    ["\u200B\u3164", "profile/display-name-needed"],
    ["\uFF20ada", "profile/display-name-look-alike"],
    ["ada\uFE6Bschool", "profile/display-name-look-alike"],
  ])("a display name that imitates another is refused: %j", async (displayName, code) => {
    const ada = await anApp(await openStore()).aStudent();
    expect(await codeIn(await ada.send("PATCH", `/api/users/${ada.uid}`, { displayName }))).toBe(code);
  });
});

describeEachDatabase("a rename with 2,000 Public decks", (openStore) => {
  test("is listed in portions, between which others write and read; after an interruption the listing continues", async () => {
    const store = await openStore();
    const app = anApp(store);
    const [ada, bob] = [await named(app, "ada"), await named(app, "bob")];
    const row = (id: number) => ({
      ownerId: ada.uid,
      id,
      title: `Bones ${id}`,
      description: "",
      cards: "[]",
      cardCount: 0,
      visibility: "Public" as const,
      updatedAt: 1,
      revision: 1,
      copiedFrom: null,
      cardOrigins: null,
    });
    for (let start = 0; start < 2000; start += 200) {
      const rows = Array.from({ length: 200 }, (_, index) => row(1_700_000_000_000 + start + index));
      await store.write(async ({ db }) => void (await db.insertInto("decks").values(rows).execute()));
    }
    const { relistDecksOf } = await import("../../library-index/listing.store.ts");
    await store.write((tx) => relistDecksOf({ db: tx.db, kind: store.kind }, ada.uid));

    let written = 0;
    const renaming = rename(ada, "countess");
    for (let isDone = false; !isDone;) {
      const write = bob.send("PATCH", `/api/users/${bob.uid}`, { bio: "hello" });
      isDone = await Promise.race([renaming.then(() => true), write.then(() => false)]);
      await write;
      written += 1;
    }
    expect((await renaming).status).toBe(200);
    expect(written, "writes of another between the portions").toBeGreaterThan(5);
    const found = async (search: string) => ((await (await bob.get(`/api/library?search=${search}`)).json()) as { total: number }).total;
    expect([await found("@countess"), await found("@ada")]).toEqual([2000, 0]);
    expect(await store.read.selectFrom("relistings").selectAll().execute()).toEqual([]);

    await store.write(async ({ db }) => {
      await db.updateTable("users").set({ username: "ada" }).where("id", "=", ada.uid).execute();
      await db.insertInto("relistings").values({ userId: ada.uid, afterId: -1 }).execute();
    });
    const { relistRest } = await import("../../library-index/relistings.store.ts");
    await relistRest(store);
    expect([await found("@countess"), await found("@ada")]).toEqual([0, 2000]);
  });
});
