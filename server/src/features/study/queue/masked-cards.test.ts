import type { Deck } from "@recollect/domain/decks/deck.ts";
import { readMaskView } from "@recollect/domain/cards/masks/mask-view.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { aLearner } from "../../../../test/study/a-learner.ts";

const masked = {
  term: "![heart](media/AAAAAAAAAAAAAAAA.png)",
  definition: "",
  masks: ["1 box 0.1 0.1 0.2 0.2: left atrium", "2 ellipse 0.5 0.5 0.1 0.1"],
};
const plain = { term: "Katze", definition: "cat", typeAnswer: true };

const viewOf = (text: string) => readMaskView(/#o=[^)]*/.exec(text)?.[0] ?? "");

describeEachDatabase("a card with masks", (openStore) => {
  test("is asked mask by mask, one a day, and its answer has no mask but its label", async () => {
    const learner = await aLearner(await openStore(), { cards: 1 });
    const deck = await learner.withDeck({ cards: [masked, plain] });
    const [first, second] = [`${deck.cards[0]?.id}_o1`, `${deck.cards[0]?.id}_o2`];
    const { newCards, counts } = await learner.study.queue(learner, deck.id);
    expect(counts).toEqual({ newCards: 2, learning: 0, due: 0 });
    expect(newCards).toMatchObject([
      { cardId: first, gap: null },
      { cardId: deck.cards[1]?.id, typeAnswer: true },
    ]);
    expect(viewOf(newCards[0]?.question ?? "")).toMatchObject({ place: 1, count: 2, masks: [{ state: "asked", label: "" }] });
    expect(viewOf(newCards[0]?.answer ?? "")).toMatchObject({ masks: [{ state: "answered" }] });
    expect(newCards[0]?.answer).toContain("**left atrium**");
    await learner.append(learner.answer({ deckKey: deck.key, cardId: first, rating: "easy" }));
    learner.time.now += dayMs;
    expect((await learner.study.queue(learner, deck.id)).newCards[0]).toMatchObject({ cardId: second });
  });

  test("keeps the progress of a mask that is moved, and of one that is taken away and put back", async () => {
    const learner = await aLearner(await openStore(), { cards: 1 });
    const deck = await learner.withDeck({ cards: [masked, plain] });
    const first = `${deck.cards[0]?.id}_o1`;
    await learner.append(learner.answer({ deckKey: deck.key, cardId: first, rating: "easy" }));
    const states = async () => (await learner.derived()).find(({ cardId }) => cardId === first);
    const before = await states();
    const save = async (masks: string[], revision: number) => {
      const cards = deck.cards.map((card, at) => (at === 0 ? { ...card, masks } : card));
      await learner.decks.replace(learner.viewer, { uid: learner.uid, id: deck.id }, { title: "T", description: "", cards }, revision);
    };
    await save(["1 box 0.3 0.3 0.2 0.2", "2 ellipse 0.5 0.5 0.1 0.1"], 1);
    expect(await states()).toEqual(before);
    await save(["2 ellipse 0.5 0.5 0.1 0.1"], 2);
    learner.time.now += 30 * dayMs;
    expect((await learner.study.queue(learner, deck.id)).reviews).toEqual([]);
    await save(masked.masks, 3);
    expect((await learner.study.queue(learner, deck.id)).reviews).toMatchObject([{ cardId: first }]);
  });

  test("is saved, changed, merged and restored with its masks, and bad masks are refused by name", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student();
    const own = `/api/users/${ada.uid}/decks`;
    const deck = await ada.deck({ cards: [masked, plain] });
    expect(deck.cards).toMatchObject([masked, plain]);
    const [card, other] = deck.cards;
    const patch = (field: string, from: unknown, to: unknown, base = 1) =>
      ada.send("PATCH", `${own}/${deck.id}`, {
        base,
        cards: [{ id: card?.id, field, from, to }],
        added: [],
        removed: [],
        order: null,
      });
    const moved = ["hide all", "1 box 0.3 0.3 0.2 0.2: left atrium"];
    const after = await jsonOf<Deck>(patch("masks", masked.masks, moved));
    expect(after.cards[0]).toMatchObject({ masks: moved });
    // An edit elsewhere that began before keeps the masks.
    const merged = await jsonOf<Deck>(patch("definition", "", "a heart"));
    expect(merged.cards[0]).toMatchObject({ masks: moved, definition: "a heart" });
    const restored = await jsonOf<Deck>(ada.send("POST", `${own}/${deck.id}/versions/1/restore`, undefined, { "If-Match": '"3"' }));
    expect(restored.cards).toEqual(deck.cards);

    expect((await refusal(patch("masks", masked.masks, ["1 box 0 0 9 9"], 4))).code).toBe("card/bad-mask");
    const whole = { title: "T", description: "", cards: [{ ...card, masks: ["<svg>"] }, other] };
    expect((await refusal(ada.send("PUT", `${own}/${deck.id}`, whole, { "If-Match": '"4"' }))).code).toBe("card/bad-mask");
    const many = { ...masked, masks: Array<string>(300).fill("1 box 0 0 1 1") };
    expect((await refusal(ada.send("POST", own, { title: "T", description: "", cards: [many] }))).code).toBe("card/too-many-masks");
  });

  test("needs no definition, and without its picture it is a plain card whose masks wait", async () => {
    const learner = await aLearner(await openStore(), { cards: 1 });
    const deck = await learner.withDeck({
      cards: [
        { ...masked, term: "no picture", definition: "d" },
        { ...masked, term: "lost", definition: "" },
      ],
    });
    expect(deck.cards).toHaveLength(1);
    expect((await learner.study.queue(learner, deck.id)).newCards).toMatchObject([{ cardId: deck.cards[0]?.id, question: "no picture" }]);
  });
});
