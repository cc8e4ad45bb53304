import { describe, expect, test } from "vitest";
import { newCard } from "../schedule/card-state.ts";
import type { CardsAtHand } from "./cards-at-hand.ts";
import { someTime } from "../../../test/log-samples.ts";
import { begin, turn, type Session, type StudyEntry } from "./session.ts";
import { withoutCards, withoutStep } from "./session-refusal.ts";
import {
  aCandidate,
  aHand,
  after,
  answer,
  inStep,
  minute,
  ofThree,
  review,
  shownId,
  withCardsRead,
  withElsewhere,
} from "../../../test/session-samples.ts";
import { bury, suspend, undo } from "./session-steps.ts";

const at = someTime + minute;
const good = (id: string) => (session: Session) => answer(session, "good", { id, at, tookMs: 0 });
const read = (session: Session, fresh: CardsAtHand, ...known: string[]) =>
  withCardsRead(session, fresh, { known: new Set(known), now: at });
const ids = ({ hand }: Session) => [...hand.learning, ...hand.reviews, ...hand.newCards].map(({ cardId }) => cardId);
const fresh = (...cardIds: string[]) => cardIds.map((id) => aCandidate(id));
const newOnes = (...cardIds: string[]) => aHand({ newCards: fresh(...cardIds) });

describe("cards that were read again", () => {
  test("are gone on with: more of them, and the counts as the server has them", () => {
    const session = read(ofThree(), aHand({ newCards: fresh("a", "b", "c", "d"), counts: { newCards: 20, learning: 0, due: 0 } }));
    expect(ids(session)).toEqual(["a", "b", "c", "d"]);
    expect(session.hand.counts.newCards).toBe(20);
  });

  test("leave the card in view there, turned as it is, with the text that it has by now", () => {
    const edited = { ...aCandidate("a"), term: "edited" };
    const session = read(turn(ofThree()), aHand({ newCards: [aCandidate("z"), edited], reviews: [aCandidate("r", review)] }));
    expect(session.shown).toEqual({ card: edited, isTurned: true });
  });

  test("take the card in view away when another device has answered it", () => {
    const session = read(turn(ofThree()), newOnes("b", "c"));
    expect(session.shown).toEqual({ card: aCandidate("b"), isTurned: false });
  });

  test("end the session when another device has done the rest", () => {
    expect(read(ofThree(), aHand()).shown).toBeNull();
  });

  test("don't begin again by themselves once the session is over", () => {
    expect(read(begin(aHand(), someTime), newOnes("a")).shown).toBeNull();
  });

  test("keep what was done, to be taken back afterwards too", () => {
    const session = read(after(ofThree(), good("1")), aHand({ learning: [aCandidate("a", inStep(10))], newCards: fresh("b", "c") }), "1");
    const back = undo(session, { id: "u", at: at + 1 })!.session;
    expect(back.shown).toEqual({ card: aCandidate("a"), isTurned: true });
    expect(ids(back)).toEqual(["a", "b", "c"]);
    expect(back.hand.counts).toEqual({ newCards: 3, learning: 0, due: 0 });
  });
});

describe("what the server did not know when it told them", () => {
  test("is done again: an answered card is not asked a second time", () => {
    const session = read(after(ofThree(), good("1")), newOnes("a", "b", "c", "d"));
    expect(shownId(session)).toBe("b");
    expect(ids(session)).toEqual(["a", "b", "c", "d"]);
    expect(session.hand.counts).toEqual({ newCards: 3, learning: 1, due: 0 });
  });

  test("is not done twice when it is told already", () => {
    const answered = after(ofThree(), good("1"));
    const told = aHand({ learning: answered.hand.learning, newCards: fresh("b", "c") });
    expect(read(answered, told).hand).toEqual(told);
  });

  test("is forgotten once the server knows it", () => {
    const session = read(after(ofThree(), good("1"), good("2")), newOnes("b", "c"), "1");
    expect(session.written.map(({ entry }) => entry.id)).toEqual(["2"]);
    expect(read(session, newOnes("c"), "2").written).toEqual([]);
  });

  test.each([
    ["bury", bury],
    ["suspend", suspend],
  ] as const)("keeps a card away after a %s", (_what, putAway) => {
    const session = read(putAway(ofThree(), { id: "1", at })!.session, newOnes("a", "b", "c"));
    expect(ids(session)).toEqual(["b", "c"]);
    expect(session.hand.counts.newCards).toBe(2);
  });

  test("brings a card back that was taken back, whether the server knows its answer, both, or neither", () => {
    const answered = after(ofThree(), good("1"));
    const back = after(answered, (s) => undo(s, { id: "u", at: at + 1 }));
    const step = aHand({ learning: answered.hand.learning, newCards: fresh("b", "c") });
    const whole = newOnes("a", "b", "c");
    for (const session of [
      read(back, step, "1"),
      read(back, step),
      read(back, whole, "1"),
      read(back, whole),
      read(back, whole, "1", "u"),
    ]) {
      expect(session.shown).toEqual({ card: aCandidate("a"), isTurned: true });
      expect(ids(session)).toEqual(["a", "b", "c"]);
      expect(session.hand.counts).toEqual({ newCards: 3, learning: 0, due: 0 });
    }
  });

  test("brings a buried card back that was taken back", () => {
    const back = after(
      ofThree(),
      (s) => bury(s, { id: "1", at }),
      (s) => undo(s, { id: "u", at }),
    );
    expect(ids(read(back, newOnes("b", "c"), "1"))).toEqual(["a", "b", "c"]);
  });

  test("is lost in no order of answers and reads", () => {
    const cards = ["a", "b", "c", "d", "e"];
    for (let told = 0; told <= 4; told++) {
      for (let readAfter = told; readAfter <= 4; readAfter++) {
        let session = begin(newOnes(...cards), someTime);
        for (let number = 0; number < readAfter; number++) session = after(session, good(`${number}`));
        const unknown = newOnes(...cards.slice(told));
        const known = Array.from({ length: told }, (_, number) => `${number}`);
        const merged = read(session, unknown, ...known);
        expect(shownId(merged)).toBe(cards[readAfter]);
        expect(merged.hand.counts.newCards).toBe(5 - readAfter);
        expect(merged.done).toHaveLength(readAfter);
      }
    }
  });
});

describe("what another tab writes down", () => {
  const elsewhere: StudyEntry = { kind: "answer", source: "study", id: "x", deckKey: "u/1", cardId: "a", at, rating: "good", tookMs: 0 };

  test("takes the card out of view here", () => {
    const session = withElsewhere(turn(ofThree()), elsewhere, at);
    expect(session.shown).toEqual({ card: aCandidate("b"), isTurned: false });
    expect(session.hand.counts).toEqual({ newCards: 2, learning: 1, due: 0 });
  });

  test("of another card leaves the card in view alone", () => {
    const session = withElsewhere(turn(ofThree()), { ...elsewhere, cardId: "b" }, at);
    expect(session.shown).toEqual({ card: aCandidate("a"), isTurned: true });
    expect(session.hand.newCards.map(({ cardId }) => cardId)).toEqual(["a", "c"]);
  });

  test("is not this session's to take back", () => {
    expect(undo(withElsewhere(ofThree(), elsewhere, at), { id: "u", at })).toBeNull();
  });

  test("of a card that is not at hand changes nothing", () => {
    expect(withElsewhere(ofThree(), { ...elsewhere, cardId: "z" }, at).hand).toEqual(ofThree().hand);
  });
});

describe("a card that was deleted", () => {
  const isA = ({ cardId }: { cardId: string }) => cardId === "a";

  test("leaves the session, its counts, and what can be taken back", () => {
    const session = withoutCards(after(ofThree(), good("1")), isA, at);
    expect(ids(session)).toEqual(["b", "c"]);
    expect(session.hand.counts).toEqual({ newCards: 2, learning: 0, due: 0 });
    expect(undo(session, { id: "u", at })).toBeNull();
    expect(session.written).toEqual([]);
  });

  test("leaves the view to the next one", () => {
    expect(withoutCards(turn(ofThree()), isA, at).shown).toEqual({ card: aCandidate("b", newCard), isTurned: false });
  });
});

test("a step that the server would not take can't be taken back, and the card is as the server tells it next", () => {
  const session = withoutStep(after(ofThree(), good("1")), "1");
  expect(session.done).toEqual([]);
  expect(ids(read(session, newOnes("a", "b", "c")))).toEqual(["a", "b", "c"]);
  expect(undo(session, { id: "u", at })).toBeNull();
});
