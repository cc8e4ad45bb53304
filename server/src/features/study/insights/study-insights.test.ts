import { leastReviews } from "@recollect/domain/study/insights/parts-of-day.ts";
import { newCard, type CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { dayMs, hourMs } from "@recollect/domain/time/units.ts";
import { CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";

import { describeEachDatabase } from "../../../../test/databases.ts";
import { aLearner, type Learner } from "../../../../test/study/a-learner.ts";
import type { Store } from "../../../store/store.ts";
import { noParts } from "../progress/day-parts.ts";
import { selectForgotten } from "./insights.store.ts";

/** Gives a card of the deck a state, as if it had been studied for months. */
async function withState(store: Store, { uid, deck }: Learner, card: number, state: Partial<CardState>) {
  const whole = { ...newCard, stage: "review" as const, reps: 30, difficulty: 9, stability: 4, scheduledDays: 4, due: 1, ...state };
  const { stage, due, scheduledDays } = whole;
  const place = { userId: uid, deckOwnerId: uid, deckId: deck.id, cardId: deck.cards[card]!.id };
  const rest = { isSuspended: 0, buriedUntil: null, isPresent: 1, lastAt: 1, lastId: "a", shuffleKey: 1 } as const;
  await store.write(
    async ({ db }) =>
      void (await db
        .insertInto("studyCards")
        .values({ ...place, stage, due, scheduledDays, state: JSON.stringify(whole), ...rest })
        .execute()),
  );
}

/** Answers a learned card at each of these times; it is forgotten where `isRight` is false. */
async function withReviews(learner: Learner, reviews: readonly { at: number; isRight?: boolean; cardId?: string }[]) {
  for (const { at, isRight = true, cardId = learner.deck.cards[0]!.id } of reviews) {
    learner.time.now = at;
    await learner.append(learner.answer({ cardId, rating: isRight ? "easy" : "again" }));
  }
}

/** Adds counts of reviews in a part of the day, from 0, as if they had been answered on that day. */
async function withCounts(
  store: Store,
  { uid, deck, time }: Learner,
  counts: Readonly<Record<number, readonly [reviews: number, recalled: number]>>,
) {
  const row = { userId: uid, deckOwnerId: uid, deckId: deck.id, day: Math.floor(time.now / dayMs) - 3, answers: 1, right: 1 };
  const parts = Object.entries(counts).flatMap(([part, [reviews, recalled]]) => [
    [`reviews${part}`, reviews],
    [`recalled${part}`, recalled],
  ]);
  const values = { ...row, mature: 0, matureRight: 0, asked: 0, ...noParts, ...Object.fromEntries(parts) };
  await store.write(async ({ db }) => void (await db.insertInto("studyDays").values(values).execute()));
}

describeEachDatabase("what may help a student", (openStore) => {
  test("of one who has not studied is empty", async () => {
    const learner = await aLearner(await openStore());
    const insights = await learner.study.insights(learner, null);
    expect(insights).toMatchObject({ day: { best: null }, decks: [], tags: [], leeches: [], leechCount: 0 });
    expect(insights.day.parts.map(({ answers }) => answers)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("names the part of the day with the best memory, with bounds, beside the others together", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    await withCounts(store, learner, { 2: [400, 380], 4: [300, 230], 5: [100, 70] });
    const { day } = await learner.study.insights(learner, null);
    expect(day.parts.map(({ from, answers, right }) => [from, answers, right])).toEqual([
      [0, 0, 0],
      [4, 0, 0],
      [8, 400, 380],
      [12, 0, 0],
      [16, 300, 230],
      [20, 100, 70],
    ]);
    expect(day.best).toMatchObject({ best: { from: 8, to: 12, answers: 400, right: 380 }, others: { answers: 400, right: 300 } });
  });

  test("is silent about the time of day while the reviews do not tell", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    await withCounts(store, learner, { 2: [leastReviews, leastReviews - 10], 4: [leastReviews, leastReviews - 14] });
    expect((await learner.study.insights(learner, null)).day.best).toBeNull();
  });

  test("counts reviews of learned cards by the student's clock at that time, without undone answers and without choices", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const counts = async () => (await learner.study.insights(learner, null)).day.parts.map(({ answers, right }) => [answers, right]);
    const start = Math.floor(learner.time.now / dayMs) * dayMs;
    const [first] = learner.deck.cards;
    // The first answers teach the card: they are no reviews.
    await withReviews(learner, [{ at: start + 9 * hourMs }]);
    expect(await counts()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    await learner.study.changeSettings(learner, { timeZone: "America/New_York", isTimeZoneFixed: true });
    // 2:30 UTC is 21:30 of the day before in New York, in winter.
    await withReviews(learner, [{ at: start + 60 * dayMs + 2.5 * hourMs }]);
    expect(await counts()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    await learner.study.changeSettings(learner, { timeZone: "Asia/Kolkata", isTimeZoneFixed: true });
    // 2:30 UTC is 8:00 in Kolkata. What was counted before stays where the student was then.
    learner.time.now = start + 300 * dayMs + 2.5 * hourMs;
    const forgotten = learner.answer({ rating: "again" });
    await learner.append(forgotten);
    expect(await counts()).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    await learner.append({ ...learner.undo(forgotten), at: learner.time.now + 1 });
    expect(await counts()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    const choice = {
      ...learner.common(),
      at: learner.time.now + 2,
      kind: "answer",
      source: "multiple-choice",
      isCorrect: true,
      tookMs: 900,
    } as const;
    expect((await learner.append({ ...choice, cardId: first!.id })).accepted).toHaveLength(1);
    expect(await counts()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    learner.time.now += 400 * dayMs;
    expect(await counts()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test("counts the known cards by deck, the least known first, and by tag in one deck", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const tagged = await learner.withDeck({
      title: "Bones",
      cards: [
        { term: "a", definition: "1", tags: ["arm"] },
        { term: "b", definition: "2", tags: ["arm", "exam"] },
        { term: "c", definition: "3" },
      ],
    });
    await withState(store, { ...learner, deck: tagged }, 0, { scheduledDays: 40, stability: 40 });
    await withState(store, learner, 0, {});
    expect((await learner.study.insights(learner, null)).decks).toEqual([
      { deckId: learner.deck.id, title: learner.deck.title, new: 2, learning: 1, known: 0 },
      { deckId: tagged.id, title: "Bones", new: 2, learning: 0, known: 1 },
    ]);
    const { tags, decks } = await learner.study.insights(learner, tagged.id);
    expect(decks).toEqual([]);
    expect(tags).toEqual([
      { tag: "arm", new: 1, learning: 0, known: 1 },
      { tag: "exam", new: 1, learning: 0, known: 0 },
      { tag: null, new: 1, learning: 0, known: 0 },
    ]);
  });

  test("lists the cards that are forgotten again and again, the worst first, with what may help; not suspended or learned ones", async () => {
    const store = await openStore();
    const learner = await aLearner(store, { cards: 5 });
    for (const [card, state] of [{ lapses: 8 }, { lapses: 12 }, { lapses: 30, stability: 100 }, { lapses: 7 }, { lapses: 9 }].entries())
      await withState(store, learner, card, state);
    await store.write(
      async ({ db }) =>
        void (await db.updateTable("studyCards").set({ isSuspended: 1 }).where("cardId", "=", learner.deck.cards[4]!.id).execute()),
    );
    const { leeches, leechCount } = await learner.study.insights(learner, null);
    expect(leechCount).toBe(2);
    expect(leeches).toMatchObject([
      { cardId: learner.deck.cards[1]!.id, lapses: 12, advice: ["picture", "mnemonic"], isOwn: true, deckId: learner.deck.id },
      { cardId: learner.deck.cards[0]!.id, lapses: 8 },
    ]);
  });

  test("finds such cards by an index of their own, whatever else was studied", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const plan = await store.write(async ({ db }) => {
      const { sql: text, parameters } = selectForgotten(db, store.kind, { uid: learner.uid, deck: null }).compile();
      // With few rows PostgreSQL reads them all.
      await sql`
        insert into "studyCards" ("userId", "deckOwnerId", "deckId", "cardId", "stage", "due", "scheduledDays", "isSuspended", "isPresent", "lastAt",
          "lastId", "state", "shuffleKey")
        with recursive cards(card) as (select 0 union all select card + 1 from cards where card < 3000)
        select cast(${learner.uid} as text), cast(${learner.uid} as text), 7, 'card-' || card, 'review', 1, 4, 0, 1, 1, 'a', '{"lapses":3}', 1 from cards`.execute(
        db,
      );
      await sql`analyze "studyCards"`.execute(db);
      const explain = store.kind === "postgres" ? "explain" : "explain query plan";
      return JSON.stringify((await db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]))).rows);
    });
    expect(plan).toContain("studyCardsForgotten");
  });

  test("lists twenty such cards and counts them all", async () => {
    const store = await openStore();
    const learner = await aLearner(store, { cards: 25 });
    for (let card = 0; card < 25; card++) await withState(store, learner, card, { lapses: 10 + card });
    const { leeches, leechCount } = await learner.study.insights(learner, learner.deck.id);
    expect([leechCount, leeches.length, leeches[0]?.lapses]).toEqual([25, 20, 34]);
  });
});
