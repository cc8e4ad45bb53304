import { describe, expect, test } from "vitest";
import { shuffled } from "../../decks/shuffle.ts";
import { seededRandom } from "../../practice/seeded-random.ts";
import { newCard, type CardState } from "../schedule/card-state.ts";
import { doneIn, leftToday } from "./daily-limits.ts";
import { dayMs } from "../../time/units.ts";
import { someTime as now } from "../../../test/log-samples.ts";
import { countsOf, nextOf, queueOf, type Candidate, type QueueRules } from "./queue.ts";
import { defaultStudySettings } from "../settings.ts";

const minute = 60_000;
const rules: QueueRules = { now, dayShiftMs: -4 * 3_600_000, left: { newCards: 20, reviews: 200 } };
const review = (due: number): CardState => ({
  ...newCard,
  stage: "review",
  due,
  stability: 9,
  difficulty: 5,
  scheduledDays: 9,
  reps: 3,
  lastReview: due - 9 * dayMs,
});
const step = (due: number): CardState => ({ ...review(due), stage: "learning", scheduledDays: 0 });

let made = 0;
function aCandidate(card: CardState, change: Partial<Candidate> & { isSuspended?: boolean; buriedUntil?: number | null } = {}): Candidate {
  const { isSuspended = false, buriedUntil = null, ...place } = change;
  made++;
  return { deckKey: "u/1", cardId: `c${made}`, deckAt: 0, cardAt: made, progress: { card, isSuspended, buriedUntil }, ...place };
}
const ids = (list: readonly Candidate[]) => list.map(({ cardId }) => cardId);

describe("the queue", () => {
  test("has the cards in their steps by the minute, the due reviews, and new cards in their decks' order", () => {
    const cards = [
      aCandidate(newCard, { cardId: "second deck", deckAt: 1, cardAt: 0 }),
      aCandidate(newCard, { cardId: "first deck, second card", cardAt: 1 }),
      aCandidate(newCard, { cardId: "first deck, first card", cardAt: 0 }),
      aCandidate(step(now + 9 * minute), { cardId: "later" }),
      aCandidate(step(now - minute), { cardId: "sooner" }),
      aCandidate(review(now - dayMs), { cardId: "yesterday's" }),
      aCandidate(review(now + 3 * 3_600_000), { cardId: "due this evening" }),
      aCandidate(review(now + dayMs), { cardId: "tomorrow's" }),
    ];
    const queue = queueOf(cards, rules);
    expect(ids(queue.learning)).toEqual(["sooner", "later"]);
    expect(ids(queue.reviews)).toEqual(["yesterday's", "due this evening"]);
    expect(ids(queue.newCards)).toEqual(["first deck, first card", "first deck, second card", "second deck"]);
    expect(countsOf(queue, rules)).toEqual({ newCards: 3, learning: 2, due: 2 });
  });

  test("leaves out buried and suspended cards, until their time has come", () => {
    const cards = [
      aCandidate(review(now), { isSuspended: true }),
      aCandidate(newCard, { buriedUntil: now + 1 }),
      aCandidate(step(now), { buriedUntil: now + 1 }),
      aCandidate(newCard, { buriedUntil: now, cardId: "back" }),
    ];
    const queue = queueOf(cards, rules);
    expect([...ids(queue.learning), ...ids(queue.reviews), ...ids(queue.newCards)]).toEqual(["back"]);
  });

  test("respects what remains of the day's limits; steps are never cut off", () => {
    const cards = [1, 2, 3].flatMap(() => [aCandidate(newCard), aCandidate(review(now)), aCandidate(step(now))]);
    const counts = (newCards: number, reviews: number) => countsOf(queueOf(cards, { ...rules, left: { newCards, reviews } }), rules);
    expect(counts(2, 1)).toEqual({ newCards: 2, learning: 3, due: 1 });
    expect(counts(0, 0)).toEqual({ newCards: 0, learning: 3, due: 0 });
  });

  test("has the longest overdue first, and favours no deck within a day", () => {
    const decks = ["u/1", "u/2", "u/3", "u/4"];
    const cards = decks.flatMap((deckKey, deckAt) => Array.from({ length: 50 }, () => aCandidate(review(now), { deckKey, deckAt })));
    const old = aCandidate(review(now - 5 * dayMs));
    const { reviews } = queueOf([...cards, old], { ...rules, left: { newCards: 0, reviews: 101 } });
    expect(reviews[0]).toBe(old);
    for (const deckKey of decks) {
      const share = reviews.filter((candidate) => candidate.deckKey === deckKey && candidate !== old).length;
      expect(share).toBeGreaterThan(12);
      expect(share).toBeLessThan(38);
    }
  });

  test("is the same for any order of reading the cards, and another one tomorrow", () => {
    const cards = Array.from({ length: 60 }, (_, at) => aCandidate([newCard, review(now), step(now)][at % 3]!));
    const whole = queueOf(cards, rules);
    expect(queueOf(shuffled(cards, seededRandom(1)), rules)).toEqual(whole);
    expect(ids(queueOf(cards, { ...rules, now: now + dayMs }).reviews)).not.toEqual(ids(whole.reviews));
  });

  test("has an exam's new cards first, as many as its plan has for today, in addition to the day's limit", () => {
    const exam = Array.from({ length: 5 }, () => aCandidate(newCard, { deckKey: "u/9", deckAt: 9 }));
    const others = Array.from({ length: 5 }, () => aCandidate(newCard));
    const { newCards } = queueOf([...others, ...exam], {
      ...rules,
      left: { newCards: 2, reviews: 0 },
      examNewCards: new Map([["u/9", 3]]),
    });
    expect(newCards.map(({ deckKey }) => deckKey)).toEqual(["u/9", "u/9", "u/9", "u/1", "u/1"]);
  });

  test("counts the steps due today, not tomorrow's", () => {
    const dayEnd = Date.UTC(2026, 2, 2, 4);
    const queue = queueOf([aCandidate(step(dayEnd - 1)), aCandidate(step(dayEnd))], rules);
    expect(countsOf(queue, rules).learning).toBe(1);
  });
});

describe("the next card", () => {
  const next = (...cards: CardState[]) => {
    const outcome = nextOf(
      queueOf(
        cards.map((card, at) => aCandidate(card, { cardId: String(at) })),
        rules,
      ),
      now,
    );
    return outcome.state === "card" ? outcome.candidate.cardId : outcome;
  };

  test("is a due step, then a review, then a new card, then a step of the next 20 minutes", () => {
    expect(next(newCard, review(now), step(now))).toBe("2");
    expect(next(newCard, review(now), step(now + minute))).toBe("1");
    expect(next(newCard, step(now + minute))).toBe("0");
    expect(next(step(now + 20 * minute))).toBe("0");
  });

  test("is null when the day is done, with the time of the first step still to come", () => {
    expect(next()).toEqual({ state: "done", nextDue: null });
    expect(next(review(now + dayMs))).toEqual({ state: "done", nextDue: null });
    expect(next(step(now + 20 * minute + 1))).toEqual({ state: "done", nextDue: now + 20 * minute + 1 });
  });
});

describe("the day's limits", () => {
  const answer = (stageBefore: string, change = {}) => ({ source: "study", deckKey: "u/1", stageBefore, count: 1, ...change });

  test("are used up by new cards and by reviews, not by steps or practice tests", () => {
    const answers = [
      answer("new", { count: 3 }),
      answer("learning"),
      answer("review", { count: 2 }),
      answer("relearning"),
      answer("review", { source: "multiple-choice" }),
    ];
    expect(doneIn(answers)).toEqual({ newCards: 3, reviews: 2 });
    expect(leftToday(defaultStudySettings, doneIn(answers))).toEqual({ newCards: 17, reviews: 198 });
  });

  test("do not apply to an exam's new cards", () => {
    expect(doneIn([answer("new", { deckKey: "u/9" }), answer("review", { deckKey: "u/9" })], new Set(["u/9"]))).toEqual({
      newCards: 0,
      reviews: 1,
    });
  });

  test("are never negative, even if a limit is lowered at noon", () => {
    expect(leftToday({ newPerDay: 5, reviewsPerDay: 5 }, { newCards: 9, reviews: 9 })).toEqual({ newCards: 0, reviews: 0 });
  });
});
