import { dayMs } from "@recollect/domain/time/units.ts";
import type { StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aLearner } from "../../../../test/study/a-learner.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { Store } from "../../../store/store.ts";
import type { StudyQueue } from "./study-queue.ts";

async function aPupil(store: Store, count = 5) {
  const learner = await aLearner(store, { cards: count });
  const { deck } = learner;
  const answer = (at: number, rating: "again" | "hard" | "good" | "easy") =>
    learner.append(learner.answer({ cardId: deck.cards[at]!.id, at: learner.time.now, rating }));
  const drawn = async (mode: StudyMode, { deckId = null, tag = null }: { deckId?: number | null; tag?: string | null } = {}) => {
    const queue = await learner.study.modeQueue(learner, { deckId, tag, folder: null, mode });
    expect(queue.mode).toBe(mode);
    const ways = await learner.study.moreToStudy(learner, { deckId, tag, folder: null });
    expect(ways[mode]).toBe(queue.counts.newCards + queue.counts.due);
    const all = [...queue.learning, ...queue.reviews, ...queue.newCards];
    expect(queue.counts.newCards + queue.counts.learning + queue.counts.due).toBe(all.length);
    return all.map(({ cardId }) => deck.cards.findIndex(({ id }) => id === cardId));
  };
  return { learner, deck, answer, drawn };
}

describeEachDatabase("further cards", (openStore) => {
  test("ahead are those of the next seven days, the soonest first, without those answered today", async () => {
    const { learner, answer, drawn } = await aPupil(await openStore());
    await answer(0, "easy");
    learner.time.now += dayMs;
    await answer(1, "easy");
    expect(await drawn("ahead")).not.toContain(1);
    learner.time.now += 3 * dayMs;
    expect(new Set(await drawn("ahead"))).toEqual(new Set([0, 1]));
    const { reviews } = await learner.study.modeQueue(learner, { deckId: null, tag: null, folder: null, mode: "ahead" });
    const dues = reviews.map(({ progress }) => progress.card.due);
    expect(dues).toEqual(dues.toSorted((a, b) => a - b));
  });

  test("an answer ahead is an early review for the scheduler", async () => {
    const { learner, answer, drawn } = await aPupil(await openStore());
    await answer(0, "easy");
    learner.time.now += 3 * dayMs;
    expect(await drawn("ahead")).toEqual([0]);
    await answer(0, "good");
    const [after] = await learner.derived();
    expect(after).toMatchObject({ stage: "review" });
    expect(JSON.parse(after!.state)).toMatchObject({ reps: 2 });
    expect(await drawn("ahead")).toEqual([]);
  });

  test("hard are those that were forgotten most often, then the least stable ones", async () => {
    const { learner, answer, drawn } = await aPupil(await openStore());
    for (const at of [0, 1, 2]) await answer(at, "easy");
    await answer(3, "good");
    learner.time.now += 20 * dayMs;
    await answer(1, "again");
    await answer(2, "again");
    learner.time.now += dayMs;
    await answer(2, "easy");
    learner.time.now += 30 * dayMs;
    await answer(2, "again");
    const order = await drawn("hard");
    expect(order.slice(0, 2)).toEqual([2, 1]);
    expect(order).toContain(3);
  });

  test("for practice are all studied cards that are not buried or suspended, and the log stays as it is", async () => {
    const { learner, deck, answer, drawn } = await aPupil(await openStore());
    for (const at of [0, 1, 2]) await answer(at, "easy");
    await learner.append({ ...learner.common(), cardId: deck.cards[1]!.id, kind: "suspend" });
    const before = [await learner.log(), await learner.derived()];
    expect(new Set(await drawn("practice"))).toEqual(new Set([0, 2]));
    expect([await learner.log(), await learner.derived()]).toEqual(before);
  });

  test("of the mode more are ten new cards apart from the day's limit, while there are any", async () => {
    const { learner, deck, drawn } = await aPupil(await openStore(), 14);
    await learner.study.changeSettings(learner, { newPerDay: 0 });
    expect(await drawn("more")).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { id } of deck.cards.slice(0, 10)) await learner.append(learner.answer({ cardId: id, rating: "easy" }));
    expect(await drawn("more", { deckId: deck.id })).toEqual([10, 11, 12, 13]);
  });

  test("can be of one deck, of its cards with a tag, or of a folder", async () => {
    const store = await openStore();
    const { learner, answer, drawn } = await aPupil(store);
    const other = await learner.withDeck({ cards: cards(2).map((card, at) => (at === 0 ? card : { ...card, tags: ["x"] })) });
    await answer(0, "easy");
    for (const { id } of other.cards) await learner.append(learner.answer({ deckKey: other.key, cardId: id, rating: "easy" }));
    expect(await drawn("practice", { deckId: learner.deck.id })).toEqual([0]);
    const tagged = await learner.study.modeQueue(learner, { deckId: other.id, tag: "x", folder: null, mode: "practice" });
    expect(tagged.reviews.map(({ cardId }) => cardId)).toEqual([other.cards[1]!.id]);
    const none = learner.study.modeQueue(learner, { deckId: null, tag: null, folder: "Nowhere", mode: "hard" });
    await expect(none).rejects.toMatchObject({ code: "folder/not-found" });
  });

  test("are the student's own, and of decks that may be opened", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student(), await campus.student()];
    const { id } = await ada.deck();
    expect(await refusal(bob.get(`/api/study/queue?deckId=${id}&mode=practice`))).toMatchObject({ code: "deck/not-found" });
    expect(await refusal(ada.get(`/api/study/queue?mode=cheat`))).toMatchObject({ code: "request/invalid" });
    const more = await jsonOf<StudyQueue>(ada.get(`/api/study/queue?deckId=${id}&mode=more`));
    expect(more).toMatchObject({ mode: "more", reviews: [] });
  });
});
