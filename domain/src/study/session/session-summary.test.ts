import { describe, expect, test } from "vitest";
import { dayMs } from "../../time/units.ts";
import { someTime } from "../../../test/log-samples.ts";
import { aCandidate, aHand, after, answer, minute, review } from "../../../test/session-samples.ts";
import { afterEntry } from "../log/rebuild.ts";
import type { Rating } from "../schedule/ratings.ts";
import { begin, type Session, type StudyEntry } from "./session.ts";
import { madeKnown, missedMost, summaryOf } from "./session-summary.ts";

const young = { ...review, stability: 18, scheduledDays: 18, due: someTime - 3_600_000, lastReview: someTime - 18 * dayMs };
const rate =
  (rating: Rating, id: string) =>
  (session: Session): ReturnType<typeof answer> =>
    answer(session, rating, { id, at: someTime + Number(id) * minute, tookMs: 0 });

describe("the cards that are newly known after a session", () => {
  test("are those with an interval of three weeks now, and not before", () => {
    const known = { ...young, stability: 60, scheduledDays: 60 };
    const session = begin(aHand({ reviews: [aCandidate("a", young), aCandidate("b", known), aCandidate("c", young)] }), someTime);
    expect(madeKnown(after(session, rate("good", "1"), rate("good", "2"), rate("again", "3")), afterEntry)).toBe(1);
  });

  test("don't include a card that was forgotten afterwards", () => {
    const session = begin(aHand({ reviews: [aCandidate("a", young)] }), someTime);
    const known = after(session, rate("good", "1"));
    expect(madeKnown(known, afterEntry)).toBe(1);
    const [first] = known.done;
    const again = { ...first!, entry: { ...first!.entry, id: "2", rating: "again", at: someTime + 2 * minute } as StudyEntry };
    const before = { ...first!.before, progress: { ...first!.before.progress, card: { ...young, stability: 60, scheduledDays: 60 } } };
    expect(madeKnown({ ...known, done: [first!, { ...again, before }] }, afterEntry)).toBe(0);
  });

  test("are none in practice", () => {
    const session = begin({ ...aHand({ reviews: [aCandidate("a", young)] }), mode: "practice" }, someTime);
    const over = after(session, rate("good", "1"));
    expect(madeKnown(over, afterEntry)).toBe(0);
    expect(summaryOf(over)).toMatchObject({ answers: 1, practised: 1, reviews: 0 });
  });
});

test("the most frequently missed are first, each card once, with the number of misses", () => {
  const cards = ["a", "b", "c"].map((id) => aCandidate(id, review));
  const session = begin({ ...aHand({ reviews: cards }), mode: "practice" }, someTime);
  const ratings = ["again", "again", "good", "good", "again", "good"] as const;
  const over = after(session, ...ratings.map((rating, at) => rate(rating, String(at + 1))));
  expect(missedMost(over, 3).map(({ card, times }) => [card.cardId, times])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
  expect(missedMost(over, 1)).toHaveLength(1);
});
