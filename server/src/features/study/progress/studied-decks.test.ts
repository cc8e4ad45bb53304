import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aLearner } from "../../../../test/study/a-learner.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { cards } from "../../../../test/a-deck.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

describeEachDatabase("a student's studied decks", (openStore) => {
  test("include decks with progress: what is known, what is being learned, the last answer and the next due card", async () => {
    const learner = await aLearner(await openStore(), { cards: 4 });
    const decks = async () => (await learner.study.decks(learner)).decks;
    expect(await decks()).toEqual([]);
    const [first, second] = learner.deck.cards;
    await learner.append(learner.answer({ cardId: second!.id, rating: "again" }), learner.answer({ cardId: first!.id, rating: "easy" }));
    expect(await decks()).toMatchObject([{ deckId: learner.deck.id, new: 2, learning: 2, known: 0, exam: null }]);
    for (let review = 0; review < 5; review++) {
      learner.time.now += 30 * dayMs;
      await learner.append(learner.answer({ cardId: first!.id, rating: "easy" }));
    }
    const [deck] = await decks();
    expect(deck).toMatchObject({ new: 2, learning: 1, known: 1 });
    expect(deck!.nextDue).toBeGreaterThan(learner.time.now);
    expect(deck!.lastDay).toBe((await learner.study.decks(learner)).today);
  });

  test("include an exam, also where there is no progress yet", async () => {
    const learner = await aLearner(await openStore(), { cards: 2 });
    await learner.study.exams.saveOfDeck(learner, learner.deck.id, "2026-03-20");
    expect((await learner.study.decks(learner)).decks).toMatchObject([
      { deckId: learner.deck.id, new: 2, learning: 0, known: 0, lastDay: null, nextDue: null, exam: "2026-03-20" },
    ]);
    await learner.append(learner.answer());
    expect((await learner.study.decks(learner)).decks).toMatchObject([{ learning: 1, exam: "2026-03-20" }]);
    learner.time.now += 40 * dayMs;
    expect((await learner.study.decks(learner)).decks).toMatchObject([{ exam: null }]);
  });

  test("leave out a deck of others that is no longer shared", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const owner = await aStudent(store);
    const deck = await learner.withDeck({ owner, visibility: "Public", cards: cards(2) });
    await learner.append(learner.answer({ deckKey: deck.key, cardId: deck.cards[0]!.id }));
    expect((await learner.study.decks(learner)).decks).toMatchObject([{ deckKey: deck.key }]);
    await learner.decks.setVisibility({ uid: owner }, { uid: owner, id: deck.id }, "Private");
    expect((await learner.study.decks(learner)).decks).toEqual([]);
  });
});

describeEachDatabase("the day", (openStore) => {
  test("begins with a default pace, no streak and no exam", async () => {
    const learner = await aLearner(await openStore());
    expect(await learner.study.today(learner)).toMatchObject({
      pace: { answerMs: 9000, answers: 0 },
      streak: { current: 0, longest: 0, isTodayDone: false },
      exam: null,
    });
  });

  test("has the student's own pace, the finished days of the week, and the next exam", async () => {
    const learner = await aLearner(await openStore(), { cards: 12 });
    const later = await learner.withDeck({ title: "Later" });
    await learner.study.exams.saveOfDeck(learner, later.id, "2026-05-01");
    await learner.study.exams.saveOfDeck(learner, learner.deck.id, "2026-03-20");
    await learner.append(...learner.deck.cards.map(({ id }) => learner.answer({ cardId: id, tookMs: 4000 })));
    learner.time.now += 2 * dayMs;
    await learner.append(learner.answer({ cardId: learner.deck.cards[0]!.id, tookMs: 17_000 }));
    const { today, pace, streak, week, exam } = await learner.study.today(learner);
    expect(pace).toEqual({ answerMs: 5000, answers: 13 });
    expect(streak).toMatchObject({ current: 1, isTodayDone: true });
    // A Tuesday; the first answers were given on Sunday, in the week before.
    expect(week.map(({ isDone }) => isDone)).toEqual([false, true, false, false, false, false, false]);
    expect(week[1]?.day).toBe(today);
    expect(exam).toMatchObject({ deckId: learner.deck.id, title: learner.deck.title, day: "2026-03-20", daysLeft: 17, asked: 0.9 });
    expect(exam!.recall).toBeGreaterThan(exam!.recallWithoutStudy);
    await learner.decks.remove({ uid: learner.uid }, { uid: learner.uid, id: learner.deck.id });
    expect((await learner.study.today(learner)).exam).toMatchObject({ title: "Later" });
  });
});
