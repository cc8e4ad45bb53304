import { expect, test } from "vitest";

import { aLearner } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { deckTexts, textsOfCards } from "./deck-texts.store.ts";

describeEachDatabase("the texts of decks", (openStore) => {
  test("are those of own decks and of shared ones, never of a deck that was withdrawn a moment ago", async () => {
    const store = await openStore();
    const [learner, author] = [await aLearner(store), await aLearner(store)];
    const shared = await author.withDeck({ title: "Shared", visibility: "Unlisted" });
    const keys = [learner.deck.key, shared.key, author.deck.key, "no key", `${author.uid}/77`];
    expect([...(await deckTexts(store.read, learner.uid, keys)).keys()]).toEqual([learner.deck.key, shared.key]);
    await author.decks.setVisibility(author.viewer, { uid: author.uid, id: shared.id }, "Private");
    expect([...(await deckTexts(store.read, learner.uid, keys)).keys()]).toEqual([learner.deck.key]);
    expect((await deckTexts(store.read, author.uid, keys)).size).toBe(2);
  });

  test("a few cards of each are the same as in the complete text, with any text on them", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const awkward = ['"},{"id":"x"', "\\", '{"id":', "a\nb\u2028", "é🎓", "}]"].map((text) => ({
      term: `t${text}`,
      definition: `${text}d`,
    }));
    const decks = [await learner.withDeck({ cards: awkward }), await learner.withDeck({ title: "Zweites", cards: awkward.slice(0, 1) })];
    for (const { key, cards, title } of decks) {
      for (const card of cards) {
        const text = (await textsOfCards(store, learner.uid, new Map([[key, new Set([card.id, "not-in-it"])]]))).get(key)!;
        expect(text.title).toBe(title);
        expect(cardsIn(text.cards)).toContainEqual(card);
      }
    }
    const [many, few] = decks.map(({ key }) => key) as [string, string];
    const wanted = new Map([
      [many, new Set(decks[0]!.cards.slice(1, 4).map(({ id }) => id))],
      [few, null],
      ["no key", null],
    ] as const);
    const texts = await textsOfCards(store, learner.uid, wanted);
    expect([...texts.keys()].toSorted()).toEqual([many, few].toSorted());
    expect(cardsIn(texts.get(few)!.cards)).toEqual(decks[1]!.cards);
    expect(cardsIn(texts.get(many)!.cards)).toEqual(store.kind === "postgres" ? decks[0]!.cards.slice(1, 4) : decks[0]!.cards);
  });

  test("a few cards are read from the complete text if a card has similar text, or if they are many", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const { key, cards, id } = await learner.withDeck({
      cards: Array.from({ length: 20 }, (_, at) => ({ term: `${at}`, definition: "d" })),
    });
    const all = new Set(cards.map((card) => card.id));
    expect(cardsIn((await textsOfCards(store, learner.uid, new Map([[key, all]]))).get(key)!.cards)).toEqual(cards);
    const [first, second] = cards as [(typeof cards)[0], (typeof cards)[0]];
    const wide = [{ ...first, more: [{ id: second.id }, { id: "x" }] }, ...cards.slice(1)];
    await store.write(({ db }) =>
      db
        .updateTable("decks")
        .set({ cards: JSON.stringify(wide) })
        .where("id", "=", id)
        .execute(),
    );
    for (const { id: wanted } of [first, second]) {
      const text = (await textsOfCards(store, learner.uid, new Map([[key, new Set([wanted])]]))).get(key)!;
      expect(cardsIn(text.cards)).toEqual(wide);
    }
  });

  test("a few cards are of own decks and of shared ones, never of a deck that was withdrawn a moment ago", async () => {
    const store = await openStore();
    const [learner, author] = [await aLearner(store), await aLearner(store)];
    const shared = await author.withDeck({ title: "Shared", visibility: "Unlisted" });
    const few = (deck: { cards: readonly { id: string }[] }) => new Set([deck.cards[0]!.id]);
    const wanted = new Map([
      [learner.deck.key, few(learner.deck)],
      [shared.key, few(shared)],
      [author.deck.key, few(author.deck)],
      [`${author.uid}/77`, null],
    ]);
    expect([...(await textsOfCards(store, learner.uid, wanted)).keys()].toSorted()).toEqual([learner.deck.key, shared.key].toSorted());
    await author.decks.setVisibility(author.viewer, { uid: author.uid, id: shared.id }, "Private");
    expect([...(await textsOfCards(store, learner.uid, wanted)).keys()]).toEqual([learner.deck.key]);
  });
});
