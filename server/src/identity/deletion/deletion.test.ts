import { sql } from "kysely";
import { expect, test } from "vitest";

import { actOnDeck, makeModerator, report } from "../../../test/a-moderator.ts";
import { anApp, type TestApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { schemaOf } from "../../../test/schema-of.ts";
import { codeIn, json, signedIn, type SignedUp } from "../../../test/signed-up.ts";
import type { Store } from "../../store/store.ts";
import { keptOfStudents } from "./delete-account.store.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The whole content of a database, except the full-text index's own tables. */
async function dumped(store: Store): Promise<string> {
  const texts: string[] = [];
  for (const table of (await schemaOf(store)).keys()) {
    if (/^library(?:Terms|VocabularySearch)_/.test(table)) continue;
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(store.read);
    texts.push(`${table} ${JSON.stringify(rows)}`);
  }
  return texts.join("\n");
}

const deletes = (student: SignedUp, password = student.password) => student.send("POST", "/api/auth/delete-user", { password });
const signIn = (app: TestApp, { email, password }: SignedUp) => app.request("/api/auth/sign-in/email", json("POST", { email, password }));

const aDeck = { title: "Ada's own title", description: "", cards: [{ term: "Ada's own term", definition: "d" }] };

async function withDecks(student: SignedUp, username: string): Promise<number[]> {
  await student.send("PATCH", `/api/users/${student.uid}`, { displayName: "Ada Byron King", username, setupCompleted: true });
  const ids: number[] = [];
  for (const visibility of ["Public", "Private"]) {
    const { id } = (await (
      await student.send("POST", `/api/users/${student.uid}/decks`, aDeck, { "idempotency-key": `key-${visibility}` })
    ).json()) as { id: number };
    await student.send("PUT", `/api/users/${student.uid}/decks/${id}/visibility`, { visibility });
    await student.send("PUT", `/api/users/${student.uid}/decks/${id}`, { ...aDeck, description: "Second version" }, { "if-match": '"1"' });
    ids.push(id);
  }
  return ids;
}

describeEachDatabase("the list of stored data about students", (openStore) => {
  test("names every table that no foreign key empties with the account, and no other", async () => {
    const schema = await schemaOf(await openStore());
    const goWithIt = new Set(["users"]);
    for (let before = 0; before !== goWithIt.size;) {
      before = goWithIt.size;
      for (const [table, keys] of schema)
        if (keys.some(({ to, onDelete }) => goWithIt.has(to) && onDelete === "CASCADE")) goWithIt.add(table);
    }
    const { large, withoutKeys, byTriggers, bySweep, nothing, ofPostgresAlone } = keptOfStudents;
    const isNamed = (table: string) =>
      [...withoutKeys, ...byTriggers, ...bySweep, ...Object.keys(nothing), ...Object.keys(ofPostgresAlone)].includes(table) ||
      byTriggers.some((name) => table.startsWith(`${name}_`));
    const others = [...schema.keys()].filter((table) => !goWithIt.has(table));
    expect(others.filter((table) => !isNamed(table))).toEqual([]);
    expect([...withoutKeys, ...Object.keys(nothing)].filter((table) => !schema.has(table) || goWithIt.has(table))).toEqual([]);
    for (const { table } of large) expect(goWithIt.has(table), table).toBe(true);
  });
});

describeEachDatabase("deleting an account", (openStore) => {
  test("needs the password, ends every session, and returns the date", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const phone = await signedIn(app.request, ada);
    expect(await codeIn(await deletes(ada, "wrong one"))).toBe("auth/wrong-password");
    const reply = await deletes(ada);
    const { deletionAt } = (await reply.json()) as { deletionAt: number };
    expect(Math.abs(deletionAt - app.clock.now() - WEEK_MS)).toBeLessThan(60_000);
    expect(reply.headers.getSetCookie()).toEqual(["session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
    for (const { uid, get } of [ada, phone]) expect((await get(`/api/users/${uid}`)).status).toBe(401);
  });

  test("is cancelled by signing in within the week, with everything as it was", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const [id] = await withDecks(ada, "ada");
    await deletes(ada);
    app.clock.forward(WEEK_MS - 60_000);
    await app.housekeeping.endAccounts();
    const back = await signedIn(app.request, ada);
    app.clock.forward(WEEK_MS);
    await app.housekeeping.endAccounts();
    expect((await back.get(`/api/users/${ada.uid}/decks/${id}`)).status).toBe(200);
    expect(app.lines.map(({ security }) => security)).toContain("deletion-stopped");
  });

  test("leaves nothing in any table after the week, except the digest of the reserved name", async () => {
    const store = await openStore();
    const publicUrl = "https://cards.example.org";
    const app = anApp(store, { config: { publicUrl, mail: { smtpUrl: "smtp://localhost", from: null } } });
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    const [publicId, privateId] = await withDecks(ada, "ada_byron");
    await bob.send("PATCH", `/api/users/${bob.uid}`, { displayName: "Bob", username: "bob", setupCompleted: true });
    const copy = (await (await bob.send("POST", `/api/library/${publicId}/copies`)).json()) as { id: number };
    const thrownAway = (await (await bob.send("POST", `/api/library/${publicId}/copies`)).json()) as { id: number };
    await bob.send("DELETE", `/api/users/${bob.uid}/decks/${thrownAway.id}`);
    await bob.send("PUT", `/api/users/${bob.uid}/saved/${publicId}`);
    await ada.send("POST", "/api/practice/multiple-choice", { deckId: privateId });
    await makeModerator(store, bob);
    await actOnDeck(bob, publicId!, "warn", { why: "Ada Byron King wrote this" });
    await makeModerator(store, ada);
    await actOnDeck(ada, copy.id, "dismiss");
    await report(ada, 1);
    await app.stopMail();
    await app.request("/api/auth/request-password-reset", json("POST", { email: ada.email }));
    await app.request("/api/auth/sign-in/email", json("POST", { email: ada.email, password: "wrong one" }));
    const before = await dumped(store);
    const traces = [ada.uid, ada.email, "ada_byron", "Ada Byron King", "Ada's own title", "Ada's own term", "ada byron", "ada's own"];
    for (const trace of traces.slice(0, 6)) expect(before, trace).toContain(trace);

    await deletes(ada);
    app.clock.forward(WEEK_MS + 1000);
    await app.housekeeping.endAccounts();
    const after = await dumped(store);
    // The copy belongs to Bob now: only its author's name is gone.
    const own = (await (await bob.get(`/api/users/${bob.uid}/decks/${copy.id}`)).json()) as { title: string; copiedFrom: object };
    expect(own).toMatchObject({ title: "Ada's own title (Copy)", copiedFrom: { originalAuthor: "Anonymous" } });
    for (const trace of [ada.uid, ada.email, "ada_byron", "Ada Byron King"]) expect(after, trace).not.toContain(trace);
    // Title and term of both copies, and the first card of the one that is not in the trash.
    expect(after.match(/Ada's own t/g)).toHaveLength(5);
    const log = await store.read.selectFrom("deskLog").selectAll().execute();
    expect(log).toMatchObject([
      { act: "deck-warn", actorId: bob.uid, subjectId: null, subject: expect.stringMatching(/^\S{12}$/), deckId: null, why: "" },
    ]);
    expect(await (await bob.get("/api/library?search=own")).json()).toMatchObject({ decks: [], total: 0 });
    expect((await store.read.selectFrom("restingNames").select("userId").execute()).map(({ userId }) => userId)).toEqual([null]);
    expect((await signIn(app, ada)).status).toBe(401);
    expect(await codeIn(await bob.send("PATCH", `/api/users/${bob.uid}`, { username: "ada_byron" }))).toBe("username/taken");
  });

  test("that was interrupted in the middle continues", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    await withDecks(ada, "ada");
    await deletes(ada);
    app.clock.forward(WEEK_MS + 1000);
    await store.write(async ({ db }) => {
      await db.updateTable("users").set({ deletionAt: 0 }).where("id", "=", ada.uid).execute();
      await db.deleteFrom("accounts").where("userId", "=", ada.uid).execute();
    });
    expect((await signIn(app, ada)).status).toBe(401);
    await app.housekeeping.endAccounts();
    expect(await store.read.selectFrom("users").select("id").execute()).toEqual([]);
    expect(await store.read.selectFrom("decks").select("id").execute()).toEqual([]);
  });

  test("of two processes at once each account is deleted once, and none is left out", async () => {
    const store = await openStore();
    const [here, there] = [anApp(store), anApp(store)];
    const students = [await here.aStudent(), await here.aStudent(), await here.aStudent()];
    for (const student of students) await deletes(student);
    for (const { clock } of [here, there]) clock.forward(WEEK_MS + 1000);
    await Promise.all([here.housekeeping.endAccounts(), there.housekeeping.endAccounts()]);
    expect(await store.read.selectFrom("users").select("id").execute()).toEqual([]);
  });
});
