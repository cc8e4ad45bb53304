import { expect, test } from "vitest";

import { aLearner } from "../../../../test/study/a-learner.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

describeEachDatabase("the decks of the progress page", (openStore) => {
  const offered = async (learner: Awaited<ReturnType<typeof aLearner>>, deckId: number | null = null) =>
    (await learner.study.progress(learner, deckId)).decks.map(({ title }) => title);

  test("are those with progress, by title", async () => {
    const learner = await aLearner(await openStore());
    const begun = [await learner.withDeck({ title: "Zoology" }), await learner.withDeck({ title: "algebra" })];
    await learner.withDeck({ title: "Never opened" });
    expect(await offered(learner)).toEqual([]);
    for (const deck of begun) await learner.append(learner.answer({ deckKey: deck.key, cardId: deck.cards[0]!.id }));
    expect(await offered(learner)).toEqual(["algebra", "Zoology"]);
    const { decks } = await learner.study.progress(learner, null);
    expect(decks).toContainEqual({ deckId: begun[0]!.id, title: "Zoology" });
  });

  test("include decks of others, for as long as they are shared", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const owner = await aStudent(store);
    const deck = await learner.withDeck({ title: "Torts", owner, visibility: "Unlisted" });
    await learner.append(learner.answer({ deckKey: deck.key, cardId: deck.cards[0]!.id }));
    expect(await offered(learner)).toEqual(["Torts"]);
    await learner.decks.setVisibility({ uid: owner }, { uid: owner, id: deck.id }, "Private");
    expect(await offered(learner)).toEqual([]);
    await expect(learner.study.progress(learner, deck.id)).rejects.toMatchObject({ code: "deck/not-found" });
  });

  test("leave out a deck that was deleted", async () => {
    const learner = await aLearner(await openStore());
    await learner.append(learner.answer());
    expect(await offered(learner)).toEqual([learner.deck.title]);
    await learner.decks.remove({ uid: learner.uid }, { uid: learner.uid, id: learner.deck.id });
    expect(await offered(learner)).toEqual([]);
  });

  test("keep a deck whose studied cards were deleted", async () => {
    const learner = await aLearner(await openStore());
    await learner.append(learner.answer());
    const { id, title, description, cards, revision } = learner.deck;
    const kept = { title, description, cards: cards.slice(1) };
    await learner.decks.replace({ uid: learner.uid }, { uid: learner.uid, id }, kept, revision);
    expect(await offered(learner)).toEqual([title]);
  });

  test("include the requested one, with or without progress, once", async () => {
    const learner = await aLearner(await openStore());
    const other = await learner.withDeck({ title: "Botany" });
    await learner.append(learner.answer());
    expect(await offered(learner, other.id)).toEqual(["Botany", learner.deck.title]);
    expect(await offered(learner, learner.deck.id)).toEqual([learner.deck.title]);
  });

  test("have an exam's plan with its figures", async () => {
    const learner = await aLearner(await openStore());
    await learner.study.changeSettings(learner, { retention: 0.85, reviewsPerDay: 50 });
    await learner.study.exams.saveOfDeck(learner, learner.deck.id, "2026-03-20");
    const { exam } = await learner.study.progress(learner, learner.deck.id);
    expect(exam).toMatchObject({ day: "2026-03-20", asked: { retention: 0.85, reviewsPerDay: 50 } });
  });
});
