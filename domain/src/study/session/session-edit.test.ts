import { describe, expect, test } from "vitest";
import { seededRandom } from "../../practice/seeded-random.ts";
import { someTime } from "../../../test/log-samples.ts";
import { aCandidate, aHand, after, answer, inStep, minute, ofThree, review, shownId } from "../../../test/session-samples.ts";
import { ratings } from "../schedule/ratings.ts";
import type { Candidate } from "./queue.ts";
import { begin, turn, type Session } from "./session.ts";
import { withCardsBack, withCardsChanged, withCardsDropped } from "./session-edit.ts";
import { undo } from "./session-steps.ts";

type Worded = Candidate & { words?: string };

const at = someTime + minute;
const is =
  (wanted: string) =>
  ({ cardId }: { cardId: string }) =>
    cardId === wanted;
const renamed = (card: Worded): Worded => ({ ...card, words: "changed" });

describe("a card that is edited in a session", () => {
  test("is shown at once, keeps its position, and is not turned back", () => {
    const session = withCardsChanged<Worded>(turn(ofThree()), is("a"), renamed, at);
    expect(session.shown).toMatchObject({ card: { cardId: "a", words: "changed" }, isTurned: true });
    expect(session.hand.newCards.map(({ words }) => words)).toEqual(["changed", undefined, undefined]);
    expect(session.hand.counts).toEqual(ofThree().hand.counts);
  });

  test("is the changed one after an undo too", () => {
    const answered = after(ofThree(), (session) => answer(session, "good", { id: "1", at, tookMs: 0 }));
    const changed = withCardsChanged<Worded>(answered, is("a"), renamed, at);
    expect(undo(changed, { id: "2", at })?.session.shown?.card.words).toBe("changed");
  });

  test("leaves the session if its prompt is gone", () => {
    const session = withCardsChanged<Worded>(ofThree(), is("a"), () => null, at);
    expect(shownId(session)).toBe("b");
    expect(session.hand.counts.newCards).toBe(2);
  });
});

describe("a card that is deleted in a session", () => {
  test("is removed with its answers, and restored exactly as it was", () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = seededRandom(`drop ${seed}`);
      const hand = aHand({
        newCards: ["a", "b"].map((id) => aCandidate(id)),
        reviews: ["c", "d"].map((id) => aCandidate(id, review)),
        learning: [aCandidate("e", inStep(-1))],
      });
      let session: Session = begin(hand, someTime);
      for (let step = 0; step < 4 && session.shown; step++)
        session = after(session, (before) =>
          answer(before, ratings[Math.floor(random() * 4)]!, { id: `${step}`, at: someTime + (step + 1) * minute, tookMs: 0 }),
        );
      const card = "abcde"[Math.floor(random() * 5)]!;
      const { session: without, dropped } = withCardsDropped(session, is(card), at);
      const left = [...without.hand.learning, ...without.hand.reviews, ...without.hand.newCards, ...without.done.map(({ entry }) => entry)];
      expect(left.some(is(card))).toBe(false);
      expect(withCardsBack(without, dropped, at)).toEqual(session);
    }
  });

  test("is restored behind later answers", () => {
    const { session, dropped } = withCardsDropped(ofThree(), is("a"), at);
    const since = after(session, (before) => answer(before, "easy", { id: "1", at, tookMs: 0 }));
    const back = withCardsBack(since, dropped, at);
    expect(back.shown?.card.cardId).toBe("a");
    expect(back.hand.newCards.map(({ cardId }) => cardId)).toEqual(["a", "c"]);
    expect(back.done).toHaveLength(1);
  });
});
