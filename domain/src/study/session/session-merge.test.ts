import { describe, expect, test } from "vitest";
import { newCard } from "../schedule/card-state.ts";
import type { CardsAtHand } from "./cards-at-hand.ts";
import { someTime } from "../../../test/log-samples.ts";
import { begin, turn, type Session, type StudyEntry } from "./session.ts";
import { withoutCards, withoutStep } from "./session-edit.ts";
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
  withCardsRead(session, fresh, { knownIds: new Set(known), now: at });
const ids = ({ hand }: Session) => [...hand.learning, ...hand.reviews, ...hand.newCards].map(({ cardId }) => cardId);
const fresh = (...cardIds: string[]) => cardIds.map((id) => aCandidate(id));
const newOnes = (...cardIds: string[]) => aHand({ newCards: fresh(...cardIds) });

describe("cards that were read again", () => {
  test("continue the session: more of them, and the server's counts", () => {
    const session = read(ofThree(), aHand({ newCards: fresh("a", "b", "c", "d"), counts: { newCards: 20, learning: 0, due: 0 } }));
    expect(ids(session)).toEqual(["a", "b", "c", "d"]);
    expect(session.hand.counts.newCards).toBe(20);
  });

  test("leave the current card in view, turned or not, with its current text", () => {
    const edited = { ...aCandidate("a"), term: "edited" };
    const session = read(turn(ofThree()), aHand({ newCards: [aCandidate("z"), edited], reviews: [aCandidate("r", review)] }));
    expect(session.shown).toEqual({ card: edited, isTurned: true });
  });

  test("remove the current card if another device has answered it", () => {
    const session = read(turn(ofThree()), newOnes("b", "c"));
    expect(session.shown).toEqual({ card: aCandidate("b"), isTurned: false });
  });

  test("end the session if another device has answered the rest", () => {
    expect(read(ofThree(), aHand()).shown).toBeNull();
  });

  test("don't restart a session that is over", () => {
    expect(read(begin(aHand(), someTime), newOnes("a")).shown).toBeNull();
  });

  test("keep the session's answers, and they can still be undone", () => {
    const session = read(after(ofThree(), good("1")), aHand({ learning: [aCandidate("a", inStep(10))], newCards: fresh("b", "c") }), "1");
    const back = undo(session, { id: "u", at: at + 1 })!.session;
    expect(back.shown).toEqual({ card: aCandidate("a"), isTurned: true });
    expect(ids(back)).toEqual(["a", "b", "c"]);
    expect(back.hand.counts).toEqual({ newCards: 3, learning: 0, due: 0 });
  });
});

describe("answers that the server did not have when the cards were read", () => {
  test("are applied again: an answered card is not asked a second time", () => {
    const session = read(after(ofThree(), good("1")), newOnes("a", "b", "c", "d"));
    expect(shownId(session)).toBe("b");
    expect(ids(session)).toEqual(["a", "b", "c", "d"]);
    expect(session.hand.counts).toEqual({ newCards: 3, learning: 1, due: 0 });
  });

  test("are not applied twice if the server has them already", () => {
    const answered = after(ofThree(), good("1"));
    const told = aHand({ learning: answered.hand.learning, newCards: fresh("b", "c") });
    expect(read(answered, told).hand).toEqual(told);
  });

  test("are dropped once the server has them", () => {
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

  test("restore a card that was undone, with any of its answer and undo on the server", () => {
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

  test("restore a buried card that was undone", () => {
    const back = after(
      ofThree(),
      (s) => bury(s, { id: "1", at }),
      (s) => undo(s, { id: "u", at }),
    );
    expect(ids(read(back, newOnes("b", "c"), "1"))).toEqual(["a", "b", "c"]);
  });

  test("are not lost in any order of answers and reads", () => {
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

describe("an entry of another tab", () => {
  const elsewhere: StudyEntry = { kind: "answer", source: "study", id: "x", deckKey: "u/1", cardId: "a", at, rating: "good", tookMs: 0 };

  test("removes the card from view here", () => {
    const session = withElsewhere(turn(ofThree()), elsewhere, at);
    expect(session.shown).toEqual({ card: aCandidate("b"), isTurned: false });
    expect(session.hand.counts).toEqual({ newCards: 2, learning: 1, due: 0 });
  });

  test("for another card leaves the current card in view", () => {
    const session = withElsewhere(turn(ofThree()), { ...elsewhere, cardId: "b" }, at);
    expect(session.shown).toEqual({ card: aCandidate("a"), isTurned: true });
    expect(session.hand.newCards.map(({ cardId }) => cardId)).toEqual(["a", "c"]);
  });

  test("can't be undone in this session", () => {
    expect(undo(withElsewhere(ofThree(), elsewhere, at), { id: "u", at })).toBeNull();
  });

  test("for a card that is not loaded changes nothing", () => {
    expect(withElsewhere(ofThree(), { ...elsewhere, cardId: "z" }, at).hand).toEqual(ofThree().hand);
  });
});

describe("a card that was deleted", () => {
  const isA = ({ cardId }: { cardId: string }) => cardId === "a";

  test("is removed from the session, its counts, and the undo history", () => {
    const session = withoutCards(after(ofThree(), good("1")), isA, at);
    expect(ids(session)).toEqual(["b", "c"]);
    expect(session.hand.counts).toEqual({ newCards: 2, learning: 0, due: 0 });
    expect(undo(session, { id: "u", at })).toBeNull();
    expect(session.written).toEqual([]);
  });

  test("is followed by the next one", () => {
    expect(withoutCards(turn(ofThree()), isA, at).shown).toEqual({ card: aCandidate("b", newCard), isTurned: false });
  });
});

test("an entry that the server refused can't be undone, and the card is as the server sends it next", () => {
  const session = withoutStep(after(ofThree(), good("1")), "1");
  expect(session.done).toEqual([]);
  expect(ids(read(session, newOnes("a", "b", "c")))).toEqual(["a", "b", "c"]);
  expect(undo(session, { id: "u", at })).toBeNull();
});
