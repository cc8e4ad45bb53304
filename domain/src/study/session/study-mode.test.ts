import { describe, expect, test } from "vitest";
import { seededRandom } from "../../practice/seeded-random.ts";
import { dayMs } from "../../time/units.ts";
import { aScheduling, someTime } from "../../../test/log-samples.ts";
import { aCandidate, aHand, after, answer, inStep, minute, review, shownId } from "../../../test/session-samples.ts";
import { newCard, type CardState } from "../schedule/card-state.ts";
import { ratings, type Rating } from "../schedule/ratings.ts";
import { stateAfterAnswer } from "../schedule/scheduler.ts";
import type { CardsAtHand } from "./cards-at-hand.ts";
import type { Candidate } from "./queue.ts";
import { begin, standingOf, turn, type Session } from "./session.ts";
import { summaryOf } from "./session-summary.ts";
import { undo } from "./session-steps.ts";
import { cardsOfMode, queueOfMode, type StudyMode } from "./study-mode.ts";

const { dayShiftMs } = aScheduling;

function dueIn(days: number, change: Partial<CardState> = {}): CardState {
  return { ...review, due: someTime + days * dayMs, lastReview: someTime - 2 * dayMs, ...change };
}

function drawn(mode: StudyMode, candidates: readonly Candidate[]): string[] {
  const { reviews, newCards, learning } = queueOfMode(candidates, { mode, now: someTime, dayShiftMs });
  return [...learning, ...reviews, ...newCards].map(({ cardId }) => cardId);
}

function aDrawnHand(mode: StudyMode, cards: readonly Candidate[]): CardsAtHand {
  const queue = queueOfMode(cards, { mode, now: someTime, dayShiftMs });
  return { ...aHand(queue), mode };
}

const rate =
  (rating: Rating, id: string, at = someTime + minute) =>
  (session: Session) =>
    answer(session, rating, { id, at, tookMs: 10 });

describe("the cards of each mode", () => {
  test("ahead: the soonest first, of the next seven days, and none that was answered today", () => {
    const cards = [
      aCandidate("c", dueIn(6)),
      aCandidate("a", dueIn(1)),
      aCandidate("far", dueIn(8)),
      aCandidate("last", dueIn(7)),
      aCandidate("b", dueIn(3)),
      aCandidate("today", dueIn(2, { lastReview: someTime - minute })),
      aCandidate("new"),
      aCandidate("step", inStep(5)),
    ];
    expect(drawn("ahead", cards)).toEqual(["a", "b", "c", "last"]);
  });

  test("hard: those forgotten most often, then those of least stability; never those that are well known", () => {
    const cards = [
      aCandidate("shaky", dueIn(3, { stability: 2 })),
      aCandidate("known", dueIn(30, { stability: 90, scheduledDays: 90 })),
      aCandidate("twice", dueIn(3, { lapses: 2, stability: 40 })),
      aCandidate("less", dueIn(3, { lapses: 2, stability: 5 })),
      aCandidate("new"),
    ];
    expect(drawn("hard", cards)).toEqual(["less", "twice", "shaky"]);
  });

  test("more: new cards in their decks' order, as many as requested", () => {
    const fresh = Array.from({ length: 14 }, (_, at) => aCandidate(`card ${at}`, newCard, { cardAt: at }));
    expect(drawn("more", fresh.toReversed())).toEqual(fresh.slice(0, cardsOfMode.more).map(({ cardId }) => cardId));
  });

  test("have one prompt of each card, and none that is buried or suspended", () => {
    const away = { progress: { card: dueIn(1), isSuspended: true, buriedUntil: null } };
    const cards = [aCandidate("aaaaaaaaaaaa", dueIn(1)), aCandidate("aaaaaaaaaaaa_r", dueIn(2)), aCandidate("b", dueIn(1), away)];
    for (const mode of ["ahead", "hard", "practice"] as const) expect(drawn(mode, cards)).toEqual(["aaaaaaaaaaaa"]);
  });
});

describe("studying ahead", () => {
  test("is an early review for the scheduler, and the card leaves the session", () => {
    const card = dueIn(3);
    const session = after(begin(aDrawnHand("ahead", [aCandidate("a", card), aCandidate("b", dueIn(4))]), someTime), rate("good", "e"));
    expect(session.written).toHaveLength(1);
    expect(shownId(session)).toBe("b");
    const early = stateAfterAnswer(card, { cardId: "a", rating: "good", at: someTime + minute }, aScheduling);
    const missed = after(begin(aDrawnHand("ahead", [aCandidate("a", card)]), someTime), rate("again", "e"));
    const relearned = stateAfterAnswer(card, { cardId: "a", rating: "again", at: someTime + minute }, aScheduling);
    expect(early.due).toBeGreaterThan(card.due);
    expect(missed.hand.learning[0]?.progress.card).toEqual(relearned);
  });

  test("can be undone", () => {
    const before = turn(begin(aDrawnHand("ahead", [aCandidate("a", dueIn(2)), aCandidate("b", dueIn(4))]), someTime));
    for (const rating of ratings) {
      const taken = undo(rate(rating, "e")(before)!.session, { id: "u", at: someTime + 2 * minute })!;
      expect([taken.session.hand, taken.session.shown, taken.session.done]).toEqual([before.hand, before.shown, []]);
      expect(taken.isPractice).toBeUndefined();
    }
  });
});

describe("practice", () => {
  const cards = [aCandidate("a", dueIn(2)), aCandidate("b", { ...review }), aCandidate("c", inStep(5))];

  test("changes no state, with any answers and undos, and adds no entry", () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = seededRandom(`practice ${seed}`);
      let session = begin(aDrawnHand("practice", cards), someTime);
      for (let number = 0; number < 12 && session.shown; number++) {
        const at = someTime + (number + 1) * minute;
        const isUndo = random() < 0.25 && session.done.length > 0;
        const rating = ratings[Math.floor(random() * ratings.length)]!;
        const taken = isUndo ? undo(session, { id: `u${number}`, at }) : rate(rating, `e${number}`, at)(turn(session));
        expect(taken!.isPractice).toBe(true);
        session = taken!.session;
        expect(session.written).toEqual([]);
        const standing = new Map(cards.map((card) => [card.cardId, card.progress]));
        for (const card of session.hand.reviews) expect(card.progress).toEqual(standing.get(card.cardId));
        expect([...session.hand.learning, ...session.hand.newCards]).toEqual([]);
        expect(session.hand.counts.due).toBe(session.hand.reviews.length);
      }
    }
  });

  test("repeats the cards that were not known, and ends when all are", () => {
    const session = begin(aDrawnHand("practice", cards.slice(0, 2)), someTime);
    const missed = after(session, rate("again", "1"));
    expect([shownId(session), shownId(missed), shownId(after(missed, rate("good", "2")))]).toEqual(["a", "b", "a"]);
    const over = after(missed, rate("good", "2"), rate("good", "3"));
    expect(standingOf(over, someTime + 5 * minute)).toEqual({ state: "done", nextDue: null, isReady: false });
    expect(summaryOf(over)).toMatchObject({ answers: 3, right: 2 });
  });

  test("can show the last unknown card twice in a row", () => {
    const missed = after(begin(aDrawnHand("practice", cards.slice(0, 1)), someTime), rate("again", "1"));
    expect(missed.shown).toMatchObject({ card: { cardId: "a" }, isTurned: false });
  });
});

describe("the hard cards", () => {
  test("count as reviews if they are due, and otherwise as practice", () => {
    const hard = { lapses: 3, stability: 2 };
    const session = begin(
      aDrawnHand("hard", [aCandidate("due", { ...review, ...hard }), aCandidate("later", dueIn(2, { ...hard, lapses: 2 }))]),
      someTime,
    );
    expect(shownId(session)).toBe("due");
    const missed = rate("again", "1")(turn(session))!;
    expect(missed.isPractice).toBeUndefined();
    const practised = rate("good", "2")(turn(missed.session))!;
    expect(practised).toMatchObject({ isPractice: true, entry: { cardId: "later" } });
    // A forgotten card has steps again, and that answer counts.
    expect(rate("good", "3", someTime + 3 * minute)(turn(practised.session))).toMatchObject({ entry: { cardId: "due" } });
    expect(rate("good", "3", someTime + 3 * minute)(turn(practised.session))?.isPractice).toBeUndefined();
    expect(practised.session.written).toHaveLength(1);
  });
});
