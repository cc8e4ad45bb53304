import { TRASH, type TrashedDeck } from "@recollect/domain/decks/trash/trash.ts";
import { expect, test } from "vitest";

import { aCampus } from "../../../../test/a-campus.ts";
import { aDeck, cards } from "../../../../test/a-deck.ts";
import { sentPicture } from "../../../../test/a-picture.ts";
import { created, refusal } from "../../../../test/school/a-school.ts";
import { anApp } from "../../../../test/an-app.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { duringTransaction } from "../../../../test/during-transaction.ts";
import type { SignedUp } from "../../../../test/signed-up.ts";
import { keepMediaUses, mediaUsesOf } from "../../../media/media-uses.store.ts";
import { findDeckForChange } from "../deck/decks.store.ts";
import { createTrash } from "./trash.service.ts";
import { renumberDeck } from "../../../../test/renumber-deck.ts";

async function adaAndBob(openStore: OpenStore) {
  const store = await openStore();
  const app = anApp(store);
  const trash = createTrash({ store, clock: app.clock.now });
  return { app, store, trash, ada: clientOf(await app.aStudent()), bob: clientOf(await app.aStudent()) };
}

function clientOf(student: SignedUp) {
  const own = `/api/users/${student.uid}`;
  return {
    ...student,
    aDeck: () => created(student.send("POST", `${own}/decks`, aDeck({ cards: cards(3) }))),
    read: (id: number) => student.get(`${own}/decks/${id}`),
    show: (id: number, visibility: string) => student.send("PUT", `${own}/decks/${id}/visibility`, { visibility }),
    remove: (id: number) => student.send("DELETE", `${own}/decks/${id}`),
    trash: async () => (await (await student.get(`${own}/trash`)).json()) as TrashedDeck[],
    restore: (id: number) => student.send("POST", `${own}/trash/${id}/restore`),
    removeForGood: (id: number) => student.send("DELETE", `${own}/trash/${id}`),
  };
}

describeEachDatabase("the trash", (openStore) => {
  test("has a deleted deck, which no student can open at once", async () => {
    const { ada, bob, app } = await adaAndBob(openStore);
    const deck = await ada.aDeck();
    await ada.show(deck.id, "Public");
    expect((await ada.remove(deck.id)).status).toBe(204);
    expect((await ada.read(deck.id)).status).toBe(404);
    expect((await bob.get(`/api/library/${deck.id}`)).status).toBe(404);
    const [trashed] = await ada.trash();
    expect(trashed).toMatchObject({ id: deck.id, title: deck.title, cardCount: 3, visibility: "Private" });
    expect(Math.abs((trashed?.deletedAt ?? 0) - app.clock.now())).toBeLessThan(60_000);
  });

  test("restores it as Private, with its cards and their ids, under a new revision", async () => {
    const { ada } = await adaAndBob(openStore);
    const deck = await ada.aDeck();
    await ada.show(deck.id, "Public");
    await ada.remove(deck.id);
    const reply = await ada.restore(deck.id);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ id: deck.id, cards: deck.cards, visibility: "Private", revision: deck.revision + 1 });
    expect(await (await ada.read(deck.id)).json()).toMatchObject({ id: deck.id, cards: deck.cards });
    expect(await ada.trash()).toEqual([]);
  });

  test("keeps the progress: the cards of a restored deck continue where they were", async () => {
    const { ada } = await adaAndBob(openStore);
    const deck = await ada.aDeck();
    const answer = {
      kind: "answer",
      id: "first-answer",
      deckKey: `${ada.uid}/${deck.id}`,
      cardId: deck.cards[0]?.id,
      at: Date.now(),
      tookMs: 900,
      source: "study",
      rating: "good",
    };
    expect((await ada.send("POST", "/api/study/entries", { entries: [answer] })).status).toBe(200);
    const counts = async () =>
      ((await (await ada.get("/api/study/summary")).json()) as { counts: { learning: number; newCards: number } }).counts;
    const before = await counts();
    await ada.remove(deck.id);
    expect(await counts()).toMatchObject({ learning: 0, newCards: 0 });
    await ada.restore(deck.id);
    expect(await counts()).toEqual(before);
  });

  test("does not restore a deck that is deleted for good", async () => {
    const { ada } = await adaAndBob(openStore);
    const deck = await ada.aDeck();
    await ada.remove(deck.id);
    expect((await ada.removeForGood(deck.id)).status).toBe(204);
    expect(await refusal(ada.restore(deck.id))).toEqual({ status: 404, code: "trash/not-found" });
    expect(await refusal(ada.removeForGood(deck.id))).toEqual({ status: 404, code: "trash/not-found" });
  });

  test("neither shows nor restores a deck after 30 days, and the nightly job removes it", async () => {
    const { ada, app, trash } = await adaAndBob(openStore);
    const deck = await ada.aDeck();
    await ada.remove(deck.id);
    // Her session has ended by now, so the service is called directly.
    app.clock.forward(TRASH.ms - 60_000);
    expect(await trash.list(ada, ada.uid)).toHaveLength(1);
    expect(await trash.empty()).toBe(0);
    app.clock.forward(120_000);
    expect(await trash.list(ada, ada.uid)).toEqual([]);
    await expect(trash.restore(ada, { uid: ada.uid, id: deck.id })).rejects.toMatchObject({ code: "trash/not-found" });
    expect(await trash.empty()).toBe(1);
  });

  test("ends at the same moment for the list and for restoring", async () => {
    const { ada, store } = await adaAndBob(openStore);
    const deck = await ada.aDeck();
    await ada.remove(deck.id);
    const [trashed] = await ada.trash();
    const at = (now: number) => createTrash({ store, clock: () => now });
    const end = trashed!.deletedAt + TRASH.ms;
    expect([(await at(end - 1).list(ada, ada.uid)).length, (await at(end).list(ada, ada.uid)).length]).toEqual([1, 0]);
    await expect(at(end).restore(ada, { uid: ada.uid, id: deck.id })).rejects.toMatchObject({ code: "trash/not-found" });
    expect((await at(end - 1).restore(ada, { uid: ada.uid, id: deck.id })).id).toBe(deck.id);
  });

  test("restores a deck whose number was taken under another one, with its history, folder, tags, stars and exams", async () => {
    const { ada, bob, store } = await adaAndBob(openStore);
    const own = `/api/users/${ada.uid}`;
    const deck = await ada.aDeck();
    const [cardId = ""] = deck.cards.map(({ id }) => id);
    await ada.send("PUT", `${own}/decks/${deck.id}`, { ...deck, title: "Later" }, { "If-Match": `"${deck.revision}"` });
    await ada.send("POST", `${own}/folders`, { path: "Medicine" });
    await ada.send("PUT", `${own}/folders/decks`, { deckIds: [deck.id], folder: "Medicine" });
    await ada.send("PUT", `${own}/folders/tags`, { deckId: deck.id, tags: ["exam"] });
    await ada.send("PUT", `${own}/saved/${deck.id}/star`);
    await ada.send("PUT", `/api/stars/${deck.id}/${cardId}`, { starred: true });
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    expect((await ada.send("PUT", "/api/study/exams/finals", { name: "Finals", day, deckIds: [deck.id] })).status).toBe(200);
    await ada.remove(deck.id);
    const other = await bob.aDeck();
    await renumberDeck(store, other.id, deck.id);
    const { id } = (await (await ada.restore(deck.id)).json()) as { id: number };
    expect(id).not.toBe(deck.id);
    const read = async (path: string): Promise<unknown> => (await ada.get(path)).json();
    expect(await read(`${own}/decks/${id}/versions`)).toMatchObject([{ revision: 1, title: deck.title }]);
    expect(await read(`${own}/folders`)).toMatchObject({
      decks: [{ deckId: id, folder: "Medicine" }],
      tags: [{ deckId: id, tags: ["exam"] }],
    });
    expect(await read(`${own}/saved`)).toMatchObject({ starred: [id] });
    expect(await read(`/api/stars/${id}`)).toMatchObject({ cards: [cardId] });
    expect(await read("/api/study/exams")).toMatchObject({ exams: [{ name: "Finals", decks: [{ deckId: id }] }] });
  });

  test("restores such a deck with its tests, sitting of Learn and best times of Match", async () => {
    const { ada, bob, store } = await adaAndBob(openStore);
    const deck = await ada.aDeck();
    const of = { userId: ada.uid, deckOwnerId: ada.uid, deckId: deck.id };
    const aTest = {
      startedAt: 1,
      finishedAt: 2,
      size: 3,
      correct: 2,
      score: null,
      answered: null,
      missed: null,
      isWhole: 0,
      marks: "{}",
    } as const;
    const tables = ["practiceTests", "learnSittings", "matchTimes"] as const;
    await store.write(async ({ db }) => {
      await db
        .insertInto("practiceTests")
        .values({ ...of, id: "t", kind: "multiple-choice", ...aTest })
        .execute();
      await db
        .insertInto("learnSittings")
        .values({ ...of, sitting: "{}", changedAt: 1 })
        .execute();
      await db
        .insertInto("matchTimes")
        .values({ ...of, playedAt: 1, ms: 20_000, pairs: 6, isChecked: 1 })
        .execute();
    });
    await ada.remove(deck.id);
    await renumberDeck(store, (await bob.aDeck()).id, deck.id);
    const { id } = (await (await ada.restore(deck.id)).json()) as { id: number };
    expect(id).not.toBe(deck.id);
    for (const table of tables)
      expect(await store.read.selectFrom(table).select("deckId").where("userId", "=", ada.uid).execute(), table).toEqual([{ deckId: id }]);
    expect(await (await ada.get(`/api/match/${id}`)).json()).toMatchObject({ best: [{ ms: 20_000, pairs: 6 }] });
  });

  test("is only accessible to its owner", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    const deck = await ada.aDeck();
    await ada.remove(deck.id);
    const denied = { status: 403, code: "database/permission-denied" };
    expect(await refusal(bob.get(`/api/users/${ada.uid}/trash`))).toEqual(denied);
    expect(await refusal(bob.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`))).toEqual(denied);
    expect(await refusal(bob.send("DELETE", `/api/users/${ada.uid}/trash/${deck.id}`))).toEqual({
      status: 403,
      code: "deck/not-yours-to-delete",
    });
    expect(await ada.trash()).toHaveLength(1);
  });

  test("keeps a tutorial that was restored in the meantime, and gives the reason why the deleted one stays there", async () => {
    const { ada } = await adaAndBob(openStore);
    await ada.send("POST", `/api/users/${ada.uid}/tutorials`);
    await ada.remove(0);
    await ada.send("POST", `/api/users/${ada.uid}/tutorials`);
    expect(await refusal(ada.restore(0))).toEqual({ status: 409, code: "trash/tutorial-is-back" });
    expect(await ada.trash()).toHaveLength(1);
  });

  test("uses as much storage as the deck did, until it is deleted for good", async () => {
    const { ada, store } = await adaAndBob(openStore);
    const used = async () =>
      (await store.read.selectFrom("storageUse").select("decks").where("userId", "=", ada.uid).executeTakeFirst())?.decks;
    const deck = await ada.aDeck();
    const before = await used();
    await ada.remove(deck.id);
    expect(await used()).toBe(before);
    await ada.restore(deck.id);
    expect(await used()).toBe(before);
    await ada.remove(deck.id);
    await ada.removeForGood(deck.id);
    expect(await used()).toBe(0);
  });

  test("has the pictures of a save that goes on while the deck is deleted", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await campus.student("ada");
    const own = `/api/users/${ada.uid}`;
    const key = { ownerId: ada.uid, id: (await ada.deck()).id };
    const { id: mediaId } = await sentPicture(campus, ada);
    const reply = await duringTransaction(
      store,
      () => ada.send("DELETE", `${own}/decks/${key.id}`),
      async ({ db }, send) => {
        await findDeckForChange(db, key);
        await send();
        await keepMediaUses(db, key, [mediaId]);
      },
    );
    expect(reply.status).toBe(204);
    expect((await ada.send("POST", `${own}/trash/${key.id}/restore`)).status).toBe(200);
    expect(await mediaUsesOf(store.read, key)).toEqual([mediaId]);
  });
});
