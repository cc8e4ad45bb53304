import { describe, expect, test } from "vitest";
import { seededRandom } from "../../practice/seeded-random.ts";
import { someTime } from "../../../test/log-samples.ts";
import type { Candidate } from "./queue.ts";
import { ratings } from "../schedule/ratings.ts";
import { begin, goOn, turn, type Session, progressOf } from "./session.ts";
import { aCandidate, aHand, after, answer, inStep, minute, ofThree, review, shownId } from "../../../test/session-samples.ts";
import { bury, suspend, undo, type StepResult } from "./session-steps.ts";
import { summaryOf } from "./session-summary.ts";

const at = someTime + minute;

/** Everything that is visible; the rest is only sent to the server. */
const told = ({ hand, shown, done }: Session) => ({ hand, shown, done });

describe("an undo", () => {
  test("names the entry, has a later time, and shows the card again with its answer", () => {
    const before = turn(ofThree());
    const session = after(before, (s) => answer(s, "again", { id: "e1", at, tookMs: 10 }));
    const taken = undo(session, { id: "u1", at: at - 5 });
    expect(taken?.entry).toEqual({ kind: "undo", id: "u1", at: at + 1, deckKey: "u/1", cardId: "a", undoes: "e1" });
    expect(told(taken!.session)).toEqual(told(before));
  });

  test("is not possible without an answer, nor after all were undone", () => {
    expect(undo(ofThree(), { id: "u", at })).toBeNull();
    const back = undo(bury(ofThree(), { id: "e", at })!.session, { id: "u", at })!.session;
    expect(undo(back, { id: "v", at })).toBeNull();
  });

  test.each([
    ["bury", bury],
    ["suspend", suspend],
  ] as const)("a %s brings the card back as it was, its answer unseen", (_what, putAway) => {
    const before = ofThree();
    expect(told(undo(putAway(before, { id: "e", at })!.session, { id: "u", at })!.session)).toEqual(told(before));
  });

  test("of the last answer leaves the end", () => {
    const before = turn(begin(aHand({ reviews: [aCandidate("a", review)] }), someTime));
    const over = answer(before, "good", { id: "e", at, tookMs: 0 })!.session;
    expect(over.shown).toBeNull();
    expect(told(undo(over, { id: "u", at })!.session)).toEqual(told(before));
  });

  test("repeated after any steps leads exactly through the previous sessions", () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = seededRandom(`undo ${seed}`);
      let session: Session = begin(aRandomHand(random), someTime);
      let now = someTime;
      const before: Session[] = [];
      for (let number = 0; number < 25 && session.shown; number++) {
        now += 1 + Math.floor(random() * 4 * minute);
        if (random() < 0.9) session = turn(session);
        before.push(session);
        session = aRandomStep(session, random, { id: `${number}`, at: now }).session;
        if (!session.shown) session = goOn(session, now);
      }
      expect(before.length).toBeGreaterThan(3);
      for (const expected of before.reverse()) {
        now += 1;
        session = undo(session, { id: `undo ${now}`, at: now })!.session;
        expect(told(session)).toEqual(told(expected));
        expect(progressOf(session)).toEqual(progressOf(expected));
        expect(summaryOf(session)).toEqual(summaryOf(expected));
      }
      expect(undo(session, { id: "none", at: now })).toBeNull();
    }
  });

  test("is possible for a card that was asked again since", () => {
    const session = after(
      begin(aHand({ newCards: [aCandidate("a")] }), someTime),
      (s) => answer(s, "again", { id: "1", at, tookMs: 0 }),
      (s) => answer(s, "good", { id: "2", at: at + minute, tookMs: 0 }),
      (s) => undo(s, { id: "3", at: at + 2 * minute }),
      (s) => undo(s, { id: "4", at: at + 2 * minute }),
    );
    expect(shownId(session)).toBe("a");
    expect(session.hand).toEqual(aHand({ newCards: [aCandidate("a")] }));
  });
});

describe("a session's summary", () => {
  test("counts answers, new cards, reviews, right answers and the time, without those that were undone or buried", () => {
    const hand = aHand({ reviews: [aCandidate("a", review), aCandidate("b", review)], newCards: [aCandidate("c"), aCandidate("d")] });
    const session = after(
      begin(hand, someTime),
      (s) => answer(s, "good", { id: "1", at, tookMs: 1000 }),
      (s) => answer(s, "again", { id: "2", at, tookMs: 2000 }),
      (s) => answer(s, "easy", { id: "3", at, tookMs: 4000 }),
      (s) => bury(s, { id: "4", at }),
      (s) => answer(s, "hard", { id: "5", at, tookMs: 8000 }),
      (s) => undo(s, { id: "6", at }),
    );
    expect(summaryOf(session)).toEqual({ answers: 3, newCards: 1, reviews: 2, practised: 0, right: 2, tookMs: 7000 });
    expect(progressOf(session)).toEqual({ answered: 3, left: 1 });
  });

  test("a session only advances: the number of answered cards increases, and its share never falls", () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = seededRandom(`progress ${seed}`);
      let session: Session = begin(aRandomHand(random), someTime);
      let share = 0;
      for (let number = 0; number < 40 && session.shown; number++) {
        session = aRandomStep(turn(session), random, { id: `${number}`, at: someTime + number * 20_000 }).session;
        const { answered, left } = progressOf(session);
        const now = answered + left === 0 ? 1 : answered / (answered + left);
        expect(now).toBeGreaterThanOrEqual(share);
        share = now;
      }
      expect(share).toBeGreaterThan(0);
    }
  });
});

function aRandomHand(random: () => number) {
  const some = (name: string, make: (id: string) => Candidate) =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, (_, number) => make(`${name}${number}`));
  const learning = some("l", (id) => aCandidate(id, inStep(Math.floor(random() * 40) - 10)));
  return aHand({
    learning: learning.sort((a, b) => a.progress.card.due - b.progress.card.due || a.cardAt - b.cardAt),
    reviews: some("r", (id) => aCandidate(id, review)),
    newCards: some("n", (id) => aCandidate(id)),
    counts: { newCards: 9, learning: learning.length, due: 7 },
  });
}

function aRandomStep(session: Session, random: () => number, stamp: { id: string; at: number }): StepResult<Candidate> {
  const lot = random();
  const rating = ratings[Math.floor(random() * 4)] ?? "good";
  const taken = lot < 0.1 ? bury(session, stamp) : lot < 0.2 ? suspend(session, stamp) : answer(session, rating, { ...stamp, tookMs: 1 });
  return taken ?? bury(session, stamp)!;
}
