import { hostileStrings } from "@recollect/domain/test/hostile-strings.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { aCard, aDeck } from "../../../../test/a-deck.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { decksApp } from "../../../../test/decks-app.ts";
import { created, NOW, refusal } from "../../../../test/school/a-school.ts";
import { lockStudent } from "../../../access/lock-student.store.ts";
import type { Store } from "../../../store/store.ts";
import { bytesOf, findDeck, type DeckRow } from "../deck/decks.store.ts";
import { addDeck } from "./add-deck.store.ts";

const rowOf = (ownerId: string, id: number, cards = "[]"): DeckRow => ({
  ownerId,
  id,
  title: "Capitals",
  description: "",
  cards,
  cardCount: 0,
  visibility: "Private",
  updatedAt: NOW,
  revision: 1,
  copiedFrom: null,
  languages: null,
});

/** Adds a deck of the student, with a key unless it is null. */
function add(store: Store, row: DeckRow, { key = null as string | null, share = Infinity, fingerprint = "same" } = {}) {
  const creation = { ownerId: row.ownerId, key, fingerprint, now: NOW };
  return store.write(({ db }) =>
    addDeck(db, { creation, share, kind: store.kind }, () => ({ bytes: bytesOf(row), write: () => ({ row }) })),
  );
}

const setDeckCount = (store: Store, userId: string, deckCount: number) =>
  store.write(({ db }) => db.updateTable("storageUse").set({ deckCount }).where("userId", "=", userId).execute());

describeEachDatabase("a new deck", (openStore) => {
  test("has its prompts, its media and its key like any other: there is one way in", async () => {
    const store = await openStore();
    const ownerId = await aStudent(store);
    const row = rowOf(ownerId, NOW, JSON.stringify([{ id: "a", term: "a {{c1::gap}} and {{c2::another}}", definition: "x" }]));
    expect(await add(store, row, { key: "form-1" })).toMatchObject({ row, isNew: true });
    expect(await findDeck(store.read, row)).toEqual(row);
    expect(await store.read.selectFrom("deckPrompts").select(["deckId", "prompts"]).execute()).toEqual([{ deckId: NOW, prompts: 2 }]);
    expect(await store.read.selectFrom("creationKeys").select(["key", "deckId"]).execute()).toEqual([{ key: "form-1", deckId: NOW }]);
  });

  test("is neither planned nor written if its key was used", async () => {
    const store = await openStore();
    const ownerId = await aStudent(store);
    const { row } = await add(store, rowOf(ownerId, NOW), { key: "form-1" });
    const creation = { ownerId, key: "form-1", fingerprint: "same", now: NOW };
    const repeat = store.write(({ db }) =>
      addDeck(db, { creation, share: 0, kind: store.kind }, () => {
        throw new Error("planned");
      }),
    );
    expect(await repeat).toMatchObject({ row, isNew: false });
  });

  test("is refused for one deck too many, and for one byte too many, and then not written", async () => {
    const store = await openStore();
    const ownerId = await aStudent(store);
    await add(store, rowOf(ownerId, NOW));
    await setDeckCount(store, ownerId, DECK.maxDecks);
    await expect(add(store, rowOf(ownerId, NOW + 1))).rejects.toMatchObject({ code: "deck/too-many-decks" });
    await setDeckCount(store, ownerId, DECK.maxDecks - 1);
    const share = 2 * bytesOf(rowOf(ownerId, NOW));
    await expect(add(store, rowOf(ownerId, NOW + 1), { share: share - 1 })).rejects.toMatchObject({ code: "storage/full" });
    expect((await add(store, rowOf(ownerId, NOW + 1), { share })).isNew).toBe(true);
  });

  test("of a student who does not exist is refused", async () => {
    const store = await openStore();
    await expect(add(store, rowOf("nobody", NOW))).rejects.toMatchObject({ code: "profile/user-not-found" });
  });

  test("of twenty at once passes no limit: as many are made as there is room for", async () => {
    const store = await openStore();
    for (const before of [0, 1]) {
      const ownerId = await aStudent(store);
      for (let at = 0; at < before; at += 1) await add(store, rowOf(ownerId, NOW + at));
      const share = (3 + before) * bytesOf(rowOf(ownerId, NOW));
      const results = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => add(store, rowOf(ownerId, NOW + 10 + at), { share })));
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    }
  });

  test("is made once if requests with its key waited for the student's row together", async () => {
    const store = await openStore();
    for (const before of [0, 1]) {
      const ownerId = await aStudent(store);
      for (let at = 0; at < before; at += 1) await add(store, rowOf(ownerId, NOW + at));
      const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = store.write(async ({ db }) => {
        await lockStudent(db, ownerId);
        isHeld.resolve();
        await mayEnd.promise;
      });
      await isHeld.promise;
      const waiting = Array.from({ length: 5 }, (_, at) => add(store, rowOf(ownerId, NOW + 10 + at), { key: "form-1" }));
      setTimeout(mayEnd.resolve, 100);
      const made = await Promise.all(waiting);
      await holding;
      expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(made.map(({ row }) => row.id)).size).toBe(1);
      const decks = await store.read.selectFrom("decks").select("id").where("ownerId", "=", ownerId).execute();
      expect(decks).toHaveLength(before + 1);
      const [use] = await store.read.selectFrom("storageUse").select("deckCount").where("userId", "=", ownerId).execute();
      expect(use?.deckCount).toBe(before + 1);
    }
  });

  test.each(hostileStrings.filter(({ text }) => text.length < 10_000 && !/\0|\p{Surrogate}/u.test(text)))(
    "keeps $name on a card as it was sent",
    async ({ text }) => {
      const store = await openStore();
      const uid = await aStudent(store);
      const sent = aDeck({ cards: [aCard({ term: `x${text}` })] });
      const { as } = decksApp(store, { clock: () => NOW });
      const { cards } = await created(as(uid).request("POST", `${uid}/decks`, { body: sent }));
      expect(cards).toMatchObject(sent.cards);
    },
  );

  test.each(["a\0", "a\ud800"])("with the text %j, which a database can't store, is refused", async (term) => {
    const store = await openStore();
    const uid = await aStudent(store);
    const { as } = decksApp(store, { clock: () => NOW });
    const { status } = await refusal(as(uid).request("POST", `${uid}/decks`, { body: aDeck({ cards: [aCard({ term })] }) }));
    expect(status).toBe(400);
  });
});
