import type { Deck } from "@recollect/domain/decks/deck.ts";
import { THANKS, WORTH, type DeckWorth } from "@recollect/domain/library/deck-worth.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { aGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { actOnDeck, makeModerator } from "../../../../test/a-moderator.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import type { Store } from "../../../store/store.ts";
import { listedOwner } from "./worth.store.ts";

const worthOf = (reader: CampusStudent, { id }: { id: number }) => jsonOf<DeckWorth>(reader.get(`/api/worth/${id}`));
const thank = (reader: CampusStudent, { id }: { id: number }, method = "PUT") => reader.send(method, `/api/worth/${id}/thanks`);

/** Rows as they are left by studying on some days, of a person with a profile of some age. */
async function hasStudied(store: Store, { uid }: CampusStudent, { days, ageMs }: { days: number; ageMs: number }) {
  await store.write(async ({ db }) => {
    await db
      .updateTable("users")
      .set({ setupDate: Date.now() - ageMs })
      .where("id", "=", uid)
      .execute();
    await db.insertInto("studyVisits").values({ userId: uid, days, lastDay: 20_000 }).execute();
  });
}

const old = THANKS.leastAgeMs + dayMs;

describeEachDatabase("what a Public deck is worth", (openStore) => {
  async function aSite() {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob, eve] = [await campus.student("ada"), await campus.student("bob"), await campus.student("eve")];
    const deck = await ada.deck({ title: "Capitals", visibility: "Public" });
    return { store, campus, ada, bob, eve, deck };
  }

  test("is how many saved it, study it and found it helpful, the author aside", async () => {
    const { store, ada, bob, eve, deck } = await aSite();
    expect(await worthOf(eve, deck)).toEqual({ saved: 0, studying: 0, thanks: 0, isThanked: false, mayThank: true, correctedAt: null });
    await jsonOf(bob.send("PUT", `/api/users/${bob.uid}/saved/${deck.id}`));
    for (const { uid } of [ada, bob, eve])
      await store.write(({ db }) =>
        db.insertInto("studyDecks").values({ userId: uid, deckOwnerId: ada.uid, deckId: deck.id, touched: 1 }).execute(),
      );
    await hasStudied(store, bob, { days: THANKS.leastStudyDays, ageMs: old });
    expect(await jsonOf(thank(bob, deck))).toEqual({
      saved: 1,
      studying: 2,
      thanks: 1,
      isThanked: true,
      mayThank: true,
      correctedAt: null,
    });
    for (const reader of [ada, eve])
      expect(await worthOf(reader, deck)).toEqual({
        saved: 1,
        studying: 2,
        thanks: 1,
        isThanked: false,
        mayThank: reader === eve,
        correctedAt: null,
      });
  });

  test("counts thanks once a person, and no longer once they are taken back", async () => {
    const { store, bob, eve, deck } = await aSite();
    await hasStudied(store, bob, { days: 5, ageMs: old });
    for (let times = 0; times < 3; times += 1) expect((await jsonOf<DeckWorth>(thank(bob, deck))).thanks).toBe(1);
    expect((await worthOf(eve, deck)).thanks).toBe(1);
    expect(await jsonOf(thank(bob, deck, "DELETE"))).toMatchObject({ thanks: 0, isThanked: false });
    expect((await jsonOf<DeckWorth>(thank(bob, deck, "DELETE"))).isThanked).toBe(false);
    expect((await worthOf(eve, deck)).thanks).toBe(0);
  });

  test("can't be bought: thanks of young, idle or suspended accounts are counted for nobody but themselves", async () => {
    const { store, campus, ada, bob, eve, deck } = await aSite();
    const people = {
      young: { days: 9, ageMs: dayMs },
      idle: { days: THANKS.leastStudyDays - 1, ageMs: old },
      suspended: { days: 9, ageMs: old },
    };
    for (const [name, standing] of Object.entries(people)) {
      const person = await campus.student(name);
      await hasStudied(store, person, { ...standing });
      expect(await jsonOf(thank(person, deck)), name).toMatchObject({ thanks: 1, isThanked: true });
      if (name === "suspended")
        await store.write(({ db }) => db.updateTable("users").set({ suspendedAt: 1 }).where("id", "=", person.uid).execute());
    }
    for (const reader of [ada, bob, eve]) expect((await worthOf(reader, deck)).thanks).toBe(0);
  });

  test("is not for the author to raise", async () => {
    const { ada, deck } = await aSite();
    expect((await refusal(thank(ada, deck))).code).toBe("deck/own-not-saved");
    expect(await worthOf(ada, deck)).toMatchObject({ thanks: 0, isThanked: false });
  });

  test("is not for a co-author to raise, who counts among the authors while writing the deck", async () => {
    const { store, ada, bob, eve, deck } = await aSite();
    await hasStudied(store, bob, { days: 5, ageMs: old });
    await jsonOf(bob.send("PUT", `/api/users/${bob.uid}/saved/${deck.id}`));
    await store.write(({ db }) =>
      db.insertInto("studyDecks").values({ userId: bob.uid, deckOwnerId: ada.uid, deckId: deck.id, touched: 1 }).execute(),
    );
    await thank(bob, deck);
    const asReader = { saved: 1, studying: 1, thanks: 1 };
    expect(await worthOf(eve, deck)).toMatchObject(asReader);
    await jsonOf(ada.send("POST", `/api/co-authors/${deck.id}`, { username: "bob" }), 201);
    expect(await worthOf(bob, deck), "an invitation alone changes nothing").toMatchObject({ ...asReader, mayThank: true });
    await jsonOf(bob.send("PUT", `/api/co-authors/${deck.id}/acceptance`));
    for (const method of ["PUT", "DELETE"]) expect((await refusal(thank(bob, deck, method))).code).toBe("deck/own-not-saved");
    for (const reader of [ada, bob, eve])
      expect(await worthOf(reader, deck)).toMatchObject({ saved: 0, studying: 0, thanks: 0, isThanked: false, mayThank: reader === eve });
    expect((await ada.send("DELETE", `/api/co-authors/${deck.id}/${bob.uid}`)).status).toBe(204);
    expect(await worthOf(bob, deck)).toMatchObject({ ...asReader, isThanked: true, mayThank: true });
  });

  test("is counted up to a limit", async () => {
    const { store, ada, eve, deck } = await aSite();
    const time = store.kind === "sqlite" ? new Date(0).toISOString() : new Date(0);
    await store.write(async ({ db }) => {
      for (let from = 0; from < WORTH.mostCounted + 50; from += 50) {
        const ids = Array.from({ length: 50 }, (_, at) => `crowd${from + at}`);
        await db
          .insertInto("users")
          .values(ids.map((id) => ({ ...aRow(store.kind), id, email: `${id}@example.org`, createdAt: time, updatedAt: time })))
          .execute();
        const marks = { deckOwnerId: ada.uid, deckId: deck.id, savedAt: 1, starredAt: null, removedAt: null, thankedAt: 1 };
        await db
          .insertInto("deckMarks")
          .values(ids.map((userId) => ({ ...marks, userId })))
          .execute();
      }
    });
    expect(await worthOf(eve, deck)).toMatchObject({ saved: WORTH.mostCounted, thanks: 0 });
  });

  test("is nothing of a deck that is not Public, whoever asks and however it was hidden", async () => {
    const { store, campus, ada, bob, eve, deck } = await aSite();
    const moderator = await campus.student("moderator");
    await makeModerator(store, moderator);
    await thank(bob, deck);
    const others: { id: number }[] = [await ada.deck({ title: "Private" }), await ada.deck({ title: "Unlisted", visibility: "Unlisted" })];
    const ofGroup = await ada.deck({ title: "Of a group" });
    await putIntoGroup(store, await aGroup(store, { teachers: [ada], students: [eve] }), { id: ofGroup.id, owner: ada });
    const hidden = await ada.deck({ title: "Hidden", visibility: "Public" });
    await actOnDeck(moderator, hidden.id, "hide");
    const takenDown = await ada.deck({ title: "Taken down", visibility: "Public" });
    await actOnDeck(moderator, takenDown.id, "take-down");
    others.push(ofGroup, hidden, takenDown, { id: 123_456 });
    for (const reader of [ada, bob, eve, moderator])
      for (const one of others) {
        expect((await refusal(reader.get(`/api/worth/${one.id}`))).code).toBe("deck/not-found");
        expect((await refusal(thank(reader, one))).code).toBe("deck/not-found");
      }
    await ada.show(deck, "Private");
    expect((await refusal(bob.get(`/api/worth/${deck.id}`))).code).toBe("deck/not-found");
    await ada.show(deck, "Public");
    expect((await worthOf(bob, deck)).isThanked).toBe(true);
  });

  test("is looked up by the index of deck ids, however many decks there are", async () => {
    const { store } = await aSite();
    const planOf = (id: number) =>
      store.write(async ({ db }) => {
        // With few rows PostgreSQL reads them all.
        if (store.kind === "postgres") await sql`set local enable_seqscan = off`.execute(db);
        const { sql: text, parameters } = listedOwner(db, id).compile();
        const explain = store.kind === "postgres" ? "explain" : "explain query plan";
        return JSON.stringify((await db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]))).rows);
      });
    expect(await planOf(123_456)).toContain("oneDeckAnId");
    expect(await planOf(1), "tutorials, of which every student has one").not.toMatch(/scan decks/i);
  });

  test("follows a deck through the trash under another number, and ends with an account, its author's or the thankful one's", async () => {
    const { store, ada, bob, eve, deck } = await aSite();
    await hasStudied(store, bob, { days: 5, ageMs: old });
    await thank(bob, deck);
    expect((await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`)).status).toBe(204);
    const restored = await jsonOf<Deck>(ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`));
    await ada.show(restored, "Public");
    expect((await worthOf(eve, restored)).thanks).toBe(1);
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", bob.uid).execute());
    expect((await worthOf(eve, restored)).thanks).toBe(0);
  });
});

/** A row of a person who has done nothing yet. */
function aRow(kind: Store["kind"]) {
  return {
    name: "",
    emailVerified: kind === "sqlite" ? (0 as const) : false,
    image: null,
    username: null,
    displayName: null,
    bio: "",
    aboutMe: "",
    selectedTheme: 0 as const,
    setupCompleted: 0 as const,
    setupDate: null,
    profileUpdatedAt: 0,
    badge: null,
  };
}
