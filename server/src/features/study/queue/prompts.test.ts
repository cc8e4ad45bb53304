import type { Deck } from "@recollect/domain/decks/deck.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aLearner, type Learner } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { migrate } from "../../../store/migrate.ts";
import { migrations } from "../../../store/migrations/list.ts";
import type { Store } from "../../../store/store.ts";

const gaps = { term: "{{c1::Rome}} and {{c2::Athens::Greece}}", definition: "" };
const both = { term: "Hund", definition: "dog", bothWays: true, extra: "der Hund" };
const plain = { term: "Katze", definition: "cat" };

async function aLanguageDeck(store: Store) {
  const learner = await aLearner(store, { cards: 1 });
  const deck = await learner.withDeck({ cards: [both, plain, gaps] });
  const ids = deck.cards.map(({ id }) => id);
  return { learner, deck, there: ids[0]!, back: `${ids[0]}_r`, plain: ids[1]!, first: `${ids[2]}_c1`, second: `${ids[2]}_c2` };
}

const queueOf = async (learner: Learner, deck: Pick<Deck, "id">) => {
  const { learning, reviews, newCards, counts } = await learner.study.queue(learner, deck.id);
  return { asked: [...learning, ...reviews, ...newCards].map(({ cardId }) => cardId), counts };
};

const edit = (learner: Learner, deck: Deck, cards: Deck["cards"], revision = 1) =>
  learner.decks.replace(learner.viewer, { uid: learner.uid, id: deck.id }, { title: "T", description: "", cards }, revision);

describeEachDatabase("a deck's prompts", (openStore) => {
  test("are asked one of each card a day, which is what is counted, and each has its own sides", async () => {
    const { learner, deck, there, plain: cat, first } = await aLanguageDeck(await openStore());
    const { newCards, counts } = await learner.study.queue(learner, deck.id);
    expect(counts).toEqual({ newCards: 3, learning: 0, due: 0 });
    expect(newCards).toMatchObject([
      { cardId: there, question: "Hund", answer: "dog", gap: null, extra: "der Hund" },
      { cardId: cat, question: "Katze", answer: "cat", gap: null },
      { cardId: first, question: gaps.term, answer: gaps.term, gap: 1 },
    ]);
  });

  test("are asked in the other direction on another day", async () => {
    const { learner, deck, there, back, plain: cat, first } = await aLanguageDeck(await openStore());
    await learner.append(learner.answer({ deckKey: deck.key, cardId: there, rating: "easy" }));
    expect(await queueOf(learner, deck)).toEqual({ asked: [cat, first], counts: { newCards: 2, learning: 0, due: 0 } });
    learner.time.now += dayMs;
    const { newCards } = await learner.study.queue(learner, deck.id);
    expect(newCards[0]).toMatchObject({ cardId: back, question: "dog", answer: "Hund" });
  });

  test("an undo restores those that the answer buried; while another answer of the day remains, they stay buried", async () => {
    const { learner, deck, there, back } = await aLanguageDeck(await openStore());
    const before = await queueOf(learner, deck);
    const [one, two] = ["again", "good"].map((rating) => learner.answer({ deckKey: deck.key, cardId: there, rating: rating as "good" }));
    await learner.append(one!);
    expect(new Set((await learner.derived()).map(({ cardId }) => cardId))).toEqual(new Set([there, back]));
    learner.time.now += 60_000;
    await learner.append({ ...two!, at: learner.time.now });
    await learner.append(learner.undo(one!));
    expect((await queueOf(learner, deck)).asked).not.toContain(back);
    await learner.append(learner.undo(two!));
    expect((await queueOf(learner, deck)).counts.newCards).toBe(before.counts.newCards);
    learner.time.now += dayMs;
    expect(await queueOf(learner, deck)).toEqual(before);
  });

  test("an answer that is undone at once leaves everything as it was, and the log rebuilds the same", async () => {
    const { learner, deck, there } = await aLanguageDeck(await openStore());
    const before = await queueOf(learner, deck);
    const answer = learner.answer({ deckKey: deck.key, cardId: there });
    await learner.append(answer);
    await learner.append(learner.undo(answer));
    expect(await queueOf(learner, deck)).toEqual(before);
    const derived = await learner.derived();
    await learner.study.rebuild(learner);
    expect(await learner.derived()).toEqual(derived);
  });

  test("an answer that is sent again buries nothing twice", async () => {
    const { learner, deck, there } = await aLanguageDeck(await openStore());
    const answer = learner.answer({ deckKey: deck.key, cardId: there });
    await learner.append(answer);
    const log = await learner.log();
    await learner.append(answer);
    expect(await learner.log()).toEqual(log);
    expect(log).toHaveLength(2);
  });

  test("a suspended prompt doesn't affect the others", async () => {
    const { learner, deck, there, back } = await aLanguageDeck(await openStore());
    await learner.append({ ...learner.common(), deckKey: deck.key, cardId: there, kind: "suspend" });
    expect((await queueOf(learner, deck)).asked[0]).toBe(back);
    await learner.append(learner.answer({ deckKey: deck.key, cardId: back }));
    expect((await learner.derived()).find(({ cardId }) => cardId === there)).toMatchObject({ isSuspended: 1, buriedUntil: null });
  });

  test("two that are due on one day are asked on two", async () => {
    const { learner, deck, there, back } = await aLanguageDeck(await openStore());
    await learner.append(learner.answer({ deckKey: deck.key, cardId: there, rating: "easy" }));
    learner.time.now += dayMs;
    await learner.append(learner.answer({ deckKey: deck.key, cardId: back, rating: "easy" }));
    learner.time.now += 60 * dayMs;
    const { reviews, counts } = await learner.study.queue(learner, deck.id);
    expect(counts.due).toBe(1);
    expect(reviews).toHaveLength(1);
    await learner.append(learner.answer({ deckKey: deck.key, cardId: reviews[0]!.cardId, rating: "easy" }));
    expect((await learner.study.queue(learner, deck.id)).reviews).toEqual([]);
    learner.time.now += dayMs;
    const other = reviews[0]!.cardId === there ? back : there;
    expect((await learner.study.queue(learner, deck.id)).reviews.map(({ cardId }) => cardId)).toEqual([other]);
  });

  test("a direction or a gap that is removed keeps its schedule until it is added again", async () => {
    const { learner, deck, back, second } = await aLanguageDeck(await openStore());
    for (const cardId of [back, second]) await learner.append(learner.answer({ deckKey: deck.key, cardId, rating: "easy" }));
    const stood = (await learner.derived()).filter(({ cardId }) => cardId === back || cardId === second);
    const [dog, cat, cities] = deck.cards;
    await edit(learner, deck, [{ ...dog!, bothWays: false }, cat!, { ...cities!, term: "{{c1::Rome}} and Athens" }]);
    expect((await learner.derived()).filter(({ isPresent }) => isPresent === 1).map(({ cardId }) => cardId)).not.toContain(back);
    expect((await learner.study.queue(learner, deck.id)).counts.newCards).toBe(1);
    await edit(learner, deck, deck.cards, 2);
    expect((await learner.derived()).filter(({ cardId }) => cardId === back || cardId === second)).toEqual(stood);
  });

  test("a practice test's answer to a card with gaps counts as no review, and is no error", async () => {
    const { learner, deck } = await aLanguageDeck(await openStore());
    const answer = { ...learner.common(), deckKey: deck.key, cardId: deck.cards[2]!.id, kind: "answer", tookMs: 1 } as const;
    expect(await learner.append({ ...answer, source: "multiple-choice", isCorrect: true })).toMatchObject({
      accepted: [],
      ignored: [answer.id],
    });
  });

  test("are the same for students of a deck of another author, until it is withdrawn", async () => {
    const store = await openStore();
    const [learner, author] = [await aLearner(store), await aLearner(store)];
    const shared = await learner.withDeck({ cards: [both], visibility: "Public", owner: author.uid });
    const back = `${shared.cards[0]!.id}_r`;
    await learner.append(learner.answer({ deckKey: shared.key, cardId: back }));
    const present = async () => (await learner.derived()).find(({ cardId }) => cardId === back)?.isPresent;
    const show = (visibility: "Private" | "Public") =>
      author.decks.setVisibility(author.viewer, { uid: author.uid, id: shared.id }, visibility);
    expect(await present()).toBe(1);
    await show("Private");
    expect(await present()).toBe(0);
    await show("Public");
    expect(await present()).toBe(1);
    await author.decks.replace(
      author.viewer,
      { uid: author.uid, id: shared.id },
      { title: "T", description: "", cards: [{ ...shared.cards[0]!, bothWays: false }] },
      1,
    );
    expect(await present()).toBe(0);
  });

  test("are counted without a row for decks with one prompt a card, and for those without progress", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const rows = () => store.read.selectFrom("deckPrompts").selectAll().execute();
    expect(await rows()).toEqual([]);
    await learner.append(learner.answer());
    expect(await rows()).toMatchObject([{ deckId: learner.deck.id, prompts: 3, isListed: 1 }]);
  });
});

const before = migrations.findIndex(({ name }) => name === "0008-prompts");

describeEachDatabase("a database from before prompts", (openStore) => {
  test("is migrated from the cards of its decks, many of them, and back", async () => {
    const store = await openStore();
    const { learner, deck, there, first } = await aLanguageDeck(store);
    for (const cardId of [there, first]) await learner.append(learner.answer({ deckKey: deck.key, cardId }));
    const others: { id: number; first: string }[] = [];
    for (let number = 0; number < 120; number += 1) {
      const one = await learner.withDeck({ cards: [plain, gaps] });
      others.push({ id: one.id, first: one.cards[0]!.id });
      if (number % 2 === 0) await learner.append(learner.answer({ deckKey: one.key, cardId: one.cards[0]!.id }));
    }
    const rowsNow = async () => ({
      cards: await learner.derived(),
      prompts: (await store.read.selectFrom("prompts").select("key").execute()).map(({ key }) => key).toSorted(),
      counts: await store.read.selectFrom("deckPrompts").selectAll().orderBy("deckId").execute(),
    });
    const lived = await rowsNow();
    await store.write(({ db }) => db.updateTable("decks").set({ visibility: "Public" }).where("id", "=", deck.id).execute());
    await migrate({ db: store.identity, kind: store.kind, target: before });
    expect(
      (await learner.derived())
        .filter(({ isPresent }) => isPresent === 0)
        .map(({ cardId }) => cardId)
        .toSorted(),
    ).toEqual(
      lived.cards
        .map(({ cardId }) => cardId)
        .filter((cardId) => cardId.length > 12)
        .toSorted(),
    );
    await migrate({ db: store.identity, kind: store.kind });
    expect(await rowsNow()).toEqual(lived);
  });
});
