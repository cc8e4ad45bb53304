import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { tutorialDecks } from "@recollect/domain/decks/tutorials.ts";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, jsonOf } from "../../test/a-campus.ts";
import { aDeck } from "../../test/a-deck.ts";
import { anApp } from "../../test/an-app.ts";
import { aStudent } from "../../test/a-student.ts";
import { anEmptyDatabase, describeEachDatabase, testDatabaseUrl } from "../../test/databases.ts";
import { codeIn, json } from "../../test/signed-up.ts";
import { openPostgres } from "../store/postgres/postgres.ts";
import type { Store } from "../store/store.ts";
import { ensureOfficial, OFFICIAL_EMAIL } from "./ensure-official.store.ts";

const NOW = 1_800_000_000_000;
const begin = (store: Store, brand = "Recollect", now = NOW) => ensureOfficial({ store, brand, clock: () => now });

const official = (store: Store) => aCampus(store).as(OFFICIAL_UID);
const ownDeck = (store: Store, id: number) => official(store).get(`/api/users/${OFFICIAL_UID}/decks/${id}`);

describeEachDatabase("the official account", (openStore) => {
  test("exists after the first start, under the brand, with its badge and two Public tutorials", async () => {
    const store = await openStore();
    await begin(store, "Study Buddy");
    const bob = await aCampus(store).student("bob");
    const { user, decks } = await jsonOf<{ user: unknown; decks: unknown[] }>(bob.get("/api/profiles/studybuddy"));
    expect(user).toMatchObject({
      uid: OFFICIAL_UID,
      displayName: "Study Buddy",
      username: "studybuddy",
      badge: "OFFICIAL",
      setupCompleted: true,
    });
    expect(decks).toMatchObject([
      { id: 1, title: "Card Formatting", author: "@studybuddy", official: true, visibility: "Public" },
      { id: 0, title: "Study Buddy Tutorial", author: "@studybuddy", official: true, visibility: "Public" },
    ]);
    for (const tutorial of tutorialDecks("Study Buddy"))
      expect(await jsonOf(bob.get(`/api/library/${tutorial.id}`))).toMatchObject(tutorial);
    const page = await jsonOf<LibraryPage>(bob.get("/api/library?sort=tutorials&search=studybuddy"));
    expect(page.decks.map(({ id }) => id)).toEqual([1, 0]);
  });

  test("has no login, and its address and its name can't be used by students", async () => {
    const store = await openStore();
    await begin(store);
    const app = anApp(store);
    for (const password of ["", "password", "recollect", "official"]) {
      const reply = await app.request("/api/auth/sign-in/email", json("POST", { email: OFFICIAL_EMAIL, password }));
      expect(reply.status, password).toBe(password === "" ? 422 : 401);
    }
    const signUp = await app.request(
      "/api/auth/sign-up/email",
      json("POST", { email: OFFICIAL_EMAIL, password: "a first password", name: "" }),
    );
    expect(await codeIn(signUp)).toBe("auth/email-already-in-use");
    const ada = await app.aStudent();
    expect(await codeIn(await ada.send("PATCH", `/api/users/${ada.uid}`, { username: "Recollect" }))).toBe("username/taken");
  });

  test("does not change at a further start", async () => {
    const store = await openStore();
    await begin(store);
    const before = await store.read.selectFrom("decks").selectAll().orderBy("id").execute();
    const received: unknown[] = [];
    store.onChange((change) => received.push(change));
    await begin(store, "Recollect", NOW + 1000);
    expect(await store.read.selectFrom("decks").selectAll().orderBy("id").execute()).toEqual(before);
    expect(received).toEqual([]);
  });

  test("gets the texts of a newer version, and the name of a new brand", async () => {
    const store = await openStore();
    await begin(store, "Zebra Quill");
    await begin(store, "New Name", NOW + 1000);
    expect(await jsonOf(ownDeck(store, 0))).toMatchObject({ title: "New Name Tutorial", revision: 2, updatedAt: NOW + 1000 });
    expect(await jsonOf(ownDeck(store, 1))).toMatchObject({ revision: 1, updatedAt: NOW });
    const bob = await aCampus(store).student();
    const found = async (search: string) => (await jsonOf<LibraryPage>(bob.get(`/api/library?search=${search}`))).decks.map(({ id }) => id);
    expect([await found("@newname"), await found("zebra+quill"), await found("@zebraquill")]).toEqual([[1, 0], [], []]);
  });

  test("keeps an operator's edits, hidden and deleted decks", async () => {
    const store = await openStore();
    await begin(store, "Old Name");
    const operator = official(store);
    const path = `/api/users/${OFFICIAL_UID}/decks`;
    await jsonOf(operator.send("PUT", `${path}/0`, aDeck({ title: "House rules" }), { "If-Match": '"1"' }));
    await operator.send("DELETE", `${path}/1`);
    await begin(store, "New Name");
    expect(await jsonOf<Deck[]>(operator.get(path))).toMatchObject([{ id: 0, title: "House rules", revision: 2 }]);
    await operator.send("POST", `/api/users/${OFFICIAL_UID}/tutorials`);
    await operator.show({ id: 0 }, "Private");
    expect((await aCampus(store).as("anybody").get("/api/library/0")).status).toBe(404);
    await begin(store, "New Name");
    expect((await aCampus(store).as("anybody").get("/api/library/0")).status).toBe(404);
  });

  test("takes the next name when a student has the brand's, and the brand's once it is free", async () => {
    const store = await openStore();
    const ada = await aStudent(store, { username: "recollect" });
    await aStudent(store, { username: "recollect_1" });
    const name = async () => (await jsonOf<{ username: string }>(official(store).get(`/api/users/${OFFICIAL_UID}`))).username;
    await begin(store);
    expect(await name()).toBe("recollect_2");
    await begin(store);
    expect(await name()).toBe("recollect_2");
    await store.write(({ db }) => db.updateTable("users").set({ username: "ada" }).where("id", "=", ada).execute());
    await begin(store);
    expect(await name()).toBe("recollect");
  });
});

describe.skipIf(!testDatabaseUrl)("of six processes that start at once on one PostgreSQL", () => {
  test("one creates the official account, and none fails", async () => {
    const url = await anEmptyDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url)));
    onTestFinished(() => Promise.all(stores.map((store) => store.close())).then(() => undefined));
    await Promise.all(stores.map((store) => begin(store)));
    const decks = await stores[0]!.read.selectFrom("decks").select(["id", "revision", "visibility"]).orderBy("id").execute();
    expect(decks).toEqual([
      { id: 0, revision: 1, visibility: "Public" },
      { id: 1, revision: 1, visibility: "Public" },
    ]);
  });
});
