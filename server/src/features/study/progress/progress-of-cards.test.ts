import type { Card } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { QueueCounts } from "@recollect/domain/study/session/queue.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aStudyApp, type StudyApp } from "../../../../test/study/a-study-app.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { createStudy } from "../study.service.ts";
import type { StudyQueue } from "../queue/study-queue.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 5, 1, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Ada has a Public deck of three cards and has answered the first two; Bob has answered the first. */
async function aSharedDeck(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const ada = await aStudyApp(campus, store, { cards: cards(3) });
  const bob = await campus.student();
  await ada.student.show(ada.deck, "Public");
  const [first, second, third] = ada.deck.cards as [Card, Card, Card];
  await jsonOf(ada.post([ada.answer({ cardId: first.id }), ada.answer({ cardId: second.id, rating: "easy" })]));
  await jsonOf(bob.send("POST", "/api/study/entries", { entries: [ada.answer({ cardId: first.id, rating: "again" })] }));
  const study = createStudy({ store, clock: campus.clock.now });
  return { store, campus, ada, bob, study, first, second, third };
}

async function save(studyApp: StudyApp, content: { cards: readonly Partial<Card>[] }, revision = 1): Promise<Deck> {
  const path = `/api/users/${studyApp.student.uid}/decks/${studyApp.deck.id}`;
  return jsonOf(studyApp.student.send("PUT", path, { title: "Edited", description: "", ...content }, { "if-match": `"${revision}"` }));
}

async function queue(student: CampusStudent, deckId: number): Promise<StudyQueue> {
  return jsonOf(student.get(`/api/study/queue?deckId=${deckId}`));
}

async function counts(student: CampusStudent): Promise<QueueCounts> {
  return (await jsonOf<{ counts: QueueCounts }>(student.get("/api/study/summary"))).counts;
}

describeEachDatabase("a card's progress", (openStore) => {
  test("follows its id when it is edited and when the cards are reordered, for every student of the deck", async () => {
    const { ada, bob, first, second, third } = await aSharedDeck(openStore);
    const before = await ada.storedRows();
    const bobBefore = await queue(bob, ada.deck.id);
    const saved = await save(ada, { cards: [{ term: "New", definition: "Card" }, third, { ...first, term: "Edited" }, second] });
    expect(saved.cards.map(({ id }) => id).slice(1)).toEqual([third.id, first.id, second.id]);
    expect(await ada.storedRows()).toEqual(before);
    expect(await counts(ada.student)).toEqual({ newCards: 2, learning: 1, due: 0 });
    const { newCards, learning } = await queue(ada.student, ada.deck.id);
    expect(newCards.map(({ term }) => term)).toEqual(["New", third.term]);
    expect(learning).toMatchObject([{ cardId: first.id, term: "Edited" }]);
    const bobNow = await queue(bob, ada.deck.id);
    expect(bobNow.learning).toEqual(
      bobBefore.learning.map((card) => ({ ...card, term: "Edited", question: "Edited", deckTitle: "Edited" })),
    );
    expect(bobNow.counts).toEqual({ newCards: 3, learning: 1, due: 0 });
  });

  test("is hidden when the card is deleted, and stays in the log", async () => {
    const { ada, bob, study, second, third } = await aSharedDeck(openStore);
    const { log } = await ada.storedRows();
    await save(ada, { cards: [second, third] });
    for (const [student, newCards] of [[ada.student, 1] as const, [bob, 2] as const]) {
      expect(await counts(student)).toEqual({ newCards, learning: 0, due: 0 });
      expect((await queue(student, ada.deck.id)).learning).toEqual([]);
    }
    const kept = await ada.storedRows();
    expect(kept.log).toEqual(log);
    await study.rebuild(ada.student);
    expect(await ada.storedRows()).toEqual(kept);
  });

  test("is hidden when the deck is deleted or withdrawn, stays in the log, and is the same when the deck is back", async () => {
    const { store, ada, bob, study } = await aSharedDeck(openStore);
    const bobs = () => store.read.selectFrom("studyCards").selectAll().where("userId", "=", bob.uid).execute();
    const whileShared = [await bobs(), await queue(bob, ada.deck.id)];
    await ada.student.show(ada.deck, "Private");
    expect(await counts(bob)).toEqual({ newCards: 0, learning: 0, due: 0 });
    const withdrawn = await bobs();
    await study.rebuild(bob);
    expect(await bobs()).toEqual(withdrawn);
    await ada.student.show(ada.deck, "Unlisted");
    expect([await bobs(), await queue(bob, ada.deck.id)]).toEqual(whileShared);

    const { log } = await ada.storedRows();
    expect((await ada.student.send("DELETE", `/api/users/${ada.student.uid}/decks/${ada.deck.id}`)).status).toBe(204);
    for (const student of [ada.student, bob]) expect(await counts(student)).toEqual({ newCards: 0, learning: 0, due: 0 });
    const kept = await ada.storedRows();
    expect(kept.log).toEqual(log);
    await study.rebuild(ada.student);
    expect(await ada.storedRows()).toEqual(kept);
  });

  test("is not copied: a copy starts without progress, and neither affects the other", async () => {
    const { ada, bob } = await aSharedDeck(openStore);
    const copy = await jsonOf<Deck>(bob.send("POST", `/api/library/${ada.deck.id}/copies`), 201);
    expect(await queue(bob, copy.id)).toMatchObject({ counts: { newCards: 3, learning: 0, due: 0 } });
    const original = await queue(bob, ada.deck.id);
    expect(original.counts).toEqual({ newCards: 2, learning: 1, due: 0 });
    const entry = ada.answer({ deckKey: `${bob.uid}/${copy.id}`, cardId: copy.cards[0]!.id });
    await jsonOf(bob.send("POST", "/api/study/entries", { entries: [entry] }));
    expect((await queue(bob, copy.id)).counts).toEqual({ newCards: 2, learning: 1, due: 0 });
    expect((await queue(bob, ada.deck.id)).learning).toEqual(original.learning);

    const own = await jsonOf<Deck>(ada.student.send("POST", `/api/library/${ada.deck.id}/copies`), 201);
    expect(await queue(ada.student, own.id)).toMatchObject({ counts: { newCards: 3, learning: 0, due: 0 } });
    expect((await queue(ada.student, ada.deck.id)).counts).toEqual({ newCards: 1, learning: 1, due: 0 });
  });
});
