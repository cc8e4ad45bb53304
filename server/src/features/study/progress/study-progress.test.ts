import { dayMs } from "@recollect/domain/time/units.ts";
import type { Entry } from "@recollect/domain/study/log/entry.ts";
import { countsByDay } from "@recollect/domain/test/counts-by-day.ts";
import { masteryOf } from "@recollect/domain/study/mastery.ts";
import { forecastOf } from "@recollect/domain/study/progress/forecast.ts";
import { isMature } from "@recollect/domain/study/progress/retention.ts";
import { withoutUndone } from "@recollect/domain/study/log/log.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { expect, test } from "vitest";

import { aLearner } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { progressOf } from "../decks/study-cards.store.ts";

const inDays = (now: number, days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10);

describeEachDatabase("the study progress", (openStore) => {
  test("of a student without answers is empty, and every card is new", async () => {
    const learner = await aLearner(await openStore(), { cards: 4 });
    const progress = await learner.study.progress(learner, null);
    expect(progress).toMatchObject({
      streak: { current: 0, longest: 0, isTodayDone: false },
      retention: { answers: 0, measured: null, asksNow: 0.9 },
      cards: { new: 4, learning: 0, known: 0, suspended: 0 },
      exam: null,
    });
    expect([progress.calendar.length, progress.calendar.at(-1)]).toEqual([371, { day: progress.today, answers: 0, right: 0 }]);
    expect([progress.forecast.length, progress.forecast[0]]).toEqual([30, { day: progress.today, due: 0 }]);
  });

  test("equals the domain's result for the whole log, without undone answers", async () => {
    const random = seededRandom("progress");
    const learner = await aLearner(await openStore(), { cards: 6 });
    for (let step = 0; step < 60; step += 1) {
      learner.time.now += Math.floor(random() ** 2 * 9 * dayMs) + 1;
      const cardId = learner.deck.cards[Math.floor(random() * 5)]!.id;
      const answer = learner.answer({ cardId, rating: random() < 0.2 ? "again" : "good" });
      await learner.append(answer);
      if (random() < 0.1) await learner.append({ ...learner.undo(answer), at: learner.time.now + 1 });
      if (step === 50) await learner.append({ ...learner.common(), at: learner.time.now + 2, kind: "suspend" });
    }
    const { today, calendar, retention, cards, forecast } = await learner.study.progress(learner, learner.deck.id);
    const log = withoutUndone((await learner.log()).map(({ entry }) => JSON.parse(entry) as Entry));
    const answers = log.filter((entry) => entry.kind === "answer");
    expect(calendar.filter((day) => day.answers > 0)).toEqual(countsByDay(answers, "UTC").filter(({ day }) => day > today - 371));
    const mature = answers.filter(({ stateBefore }) => isMature(stateBefore));
    expect(mature.length).toBeGreaterThan(3);
    expect(retention).toMatchObject({ answers: mature.length, right: mature.filter(({ rating }) => rating !== "again").length });
    const progress = (await learner.derived()).map(progressOf);
    const masteries = progress.map(({ card }) => masteryOf(card));
    const count = (mastery: string) => masteries.filter((one) => one === mastery).length;
    const newSuspended = progress.filter(({ isSuspended, card }) => isSuspended && card.stage === "new").length;
    expect(cards).toEqual({
      new: 6 - masteries.length + count("new"),
      learning: count("learning"),
      known: count("known"),
      suspended: progress.filter(({ isSuspended }) => isSuspended).length,
      ...(newSuspended > 0 && { newSuspended }),
    });
    const waiting = progress.filter(({ isSuspended }) => !isSuspended).map(({ card }) => card);
    const dayShiftMs = -4 * 3_600_000;
    expect(forecast).toEqual(forecastOf(waiting, { today, days: 30, dayShiftMs }));
  });

  test("an exam asks for its new cards apart from the day's limit, and predicts the result", async () => {
    const learner = await aLearner(await openStore(), { cards: 40 });
    await learner.study.changeSettings(learner, { newPerDay: 0 });
    expect((await learner.study.summary(learner)).counts.newCards).toBe(0);
    await learner.study.exams.saveOfDeck(learner, learner.deck.id, inDays(learner.time.now, 10));
    const { exam } = await learner.study.progress(learner, learner.deck.id);
    expect(exam).toMatchObject({
      day: inDays(learner.time.now, 10),
      plan: { verdict: "fits", daysLeft: 10, learningDays: 8, cardsADay: 5 },
    });
    const queue = async () => learner.study.queue(learner, null);
    expect([(await queue()).counts.newCards, (await queue()).newCards.length]).toEqual([5, 5]);
    for (const { cardId } of (await queue()).newCards.slice(0, 2)) await learner.append(learner.answer({ cardId }));
    expect([(await queue()).counts.newCards, (await queue()).newCards.length]).toEqual([3, 3]);
    await learner.study.exams.removeOfDeck(learner, learner.deck.id);
    expect((await learner.study.progress(learner, learner.deck.id)).exam).toBeNull();
    expect((await queue()).counts.newCards).toBe(0);
  });

  test("an exam of one deck leaves the day's limit to the others, and ends after its day", async () => {
    const learner = await aLearner(await openStore(), { cards: 3 });
    const other = await learner.withDeck({ title: "Other" });
    await learner.study.exams.saveOfDeck(learner, learner.deck.id, inDays(learner.time.now, 0));
    const terms = async () => (await learner.study.queue(learner, null)).newCards.map(({ deckTitle }) => deckTitle);
    expect(await terms()).toEqual([other.title]);
    learner.time.now += dayMs;
    expect(await terms()).toEqual([other.title, "Capitals", "Capitals", "Capitals"]);
  });

  test("an invalid, past or too distant day is refused", async () => {
    const learner = await aLearner(await openStore());
    for (const day of ["tomorrow", "2026-02-30", inDays(learner.time.now, -1), inDays(learner.time.now, 731)])
      await expect(learner.study.exams.saveOfDeck(learner, learner.deck.id, day), day).rejects.toMatchObject({
        code: "study/bad-exam-day",
      });
    await expect(learner.study.exams.saveOfDeck(learner, 12345, inDays(learner.time.now, 1))).rejects.toMatchObject({
      code: "deck/not-found",
    });
  });
});
