import { describe, expect, test } from "vitest";
import { newCard } from "../schedule/card-state.ts";
import { isRunningLow } from "./cards-at-hand.ts";
import { someTime } from "../../../test/log-samples.ts";
import { begin, goOn, standingOf, turn } from "./session.ts";
import { aCandidate, aHand, after, answer, inStep, minute, ofThree, review, shownId } from "../../../test/session-samples.ts";
import { answer as answerBy, bury, suspend, undo } from "./session-steps.ts";

const at = someTime + minute;
const good =
  (id: string, time = at) =>
  (session: Parameters<typeof answer>[0]) =>
    answer(session, "good", { id, at: time, tookMs: 0 });
const again =
  (id: string, time = at) =>
  (session: Parameters<typeof answer>[0]) =>
    answer(session, "again", { id, at: time, tookMs: 0 });

describe("a session begins", () => {
  test("with the question of the first card of the queue", () => {
    const session = begin(aHand({ newCards: [aCandidate("n")], reviews: [aCandidate("r", review)] }), someTime);
    expect(standingOf(session, someTime)).toEqual({ state: "card", card: aCandidate("r", review), isTurned: false });
  });

  test("at its end if there is nothing to study", () => {
    expect(standingOf(begin(aHand(), someTime), someTime)).toEqual({ state: "done", nextDue: null, isReady: false });
  });

  test("at its end if the server counted cards that were deleted since", () => {
    const session = begin(aHand({ counts: { newCards: 3, learning: 1, due: 2 } }), someTime);
    expect(session.hand.counts).toEqual({ newCards: 0, learning: 0, due: 0 });
    expect(standingOf(session, someTime).state).toBe("done");
  });
});

describe("turning", () => {
  test("shows the answer, and again changes nothing", () => {
    const turned = turn(ofThree());
    expect(turned.shown?.isTurned).toBe(true);
    expect(turn(turned)).toEqual(turned);
  });

  test("without a card changes nothing", () => {
    const over = begin(aHand(), someTime);
    expect(turn(over)).toBe(over);
  });
});

describe("a rating", () => {
  test("is ignored before the answer was shown, and without a card", () => {
    expect(answer(ofThree(), "good", { id: "e", at, tookMs: 0 })).toBeNull();
    expect(answer(turn(begin(aHand(), someTime)), "good", { id: "e", at, tookMs: 0 })).toBeNull();
  });

  test("is an entry as the server accepts it", () => {
    expect(answer(turn(ofThree()), "hard", { id: "e1", at, tookMs: 2500 })?.entry).toEqual({
      kind: "answer",
      source: "study",
      id: "e1",
      deckKey: "u/1",
      cardId: "a",
      at,
      rating: "hard",
      tookMs: 2500,
    });
  });

  test("shows the next question, and counts a new card as one that is being learned", () => {
    const session = after(ofThree(), good("1"));
    expect(session.shown).toEqual({ card: aCandidate("b"), isTurned: false });
    expect(session.hand.counts).toEqual({ newCards: 2, learning: 1, due: 0 });
    expect(session.hand.learning.map(({ cardId }) => cardId)).toEqual(["a"]);
    expect(session.hand.learning[0]?.progress.card.due).toBe(at + 10 * minute);
  });

  test("schedules a remembered card for another day, and a forgotten one for its steps", () => {
    const hand = aHand({ reviews: [aCandidate("a", review), aCandidate("b", review)] });
    const session = after(begin(hand, someTime), good("1"), again("2"));
    expect(session.hand.counts).toEqual({ newCards: 0, learning: 1, due: 0 });
    expect(session.hand.learning.map(({ cardId, progress }) => [cardId, progress.card.stage])).toEqual([["b", "relearning"]]);
  });

  test("is never before the card's last review, with any clock of the device", () => {
    const session = turn(begin(aHand({ reviews: [aCandidate("a", review)] }), someTime));
    expect(answer(session, "good", { id: "e", at: 5, tookMs: 0 })?.entry.at).toBe((review.lastReview ?? 0) + 1);
  });
});

describe("a rating without the scheduler", () => {
  test("is recorded too; the card leaves the session until the cards are read again", () => {
    const taken = answerBy(turn(ofThree()), "again", { id: "1", at, tookMs: 0 }, null);
    expect(taken?.entry).toMatchObject({ kind: "answer", cardId: "a", rating: "again" });
    expect(shownId(taken!.session)).toBe("b");
    expect(taken!.session.hand.counts).toEqual({ newCards: 2, learning: 0, due: 0 });
    const back = undo(taken!.session, { id: "u", at })!.session;
    expect(back.hand).toEqual(ofThree().hand);
  });
});

describe("which card comes next", () => {
  test("a step whose time has come, before the waiting cards", () => {
    const session = after(ofThree(), again("1"));
    expect(shownId(session)).toBe("b");
    expect(shownId(after(session, good("2", at + 2 * minute)))).toBe("a");
  });

  test("not the card that was just answered, if another step is available", () => {
    const hand = aHand({ learning: [aCandidate("a", inStep(0)), aCandidate("b", inStep(8))] });
    const session = after(begin(hand, someTime), again("1", someTime));
    expect(session.hand.learning.map(({ cardId }) => cardId)).toEqual(["a", "b"]);
    expect(shownId(session)).toBe("b");
    expect(shownId(after(session, good("2", someTime + 1000)))).toBe("a");
  });

  test("the card that was just answered, if it is the only one", () => {
    const session = after(begin(aHand({ newCards: [aCandidate("a")] }), someTime), again("1"));
    expect(shownId(session)).toBe("a");
    expect(session.shown?.isTurned).toBe(false);
  });

  test("the card that was just answered, once its time has come", () => {
    const hand = aHand({ learning: [aCandidate("a", inStep(0)), aCandidate("b", inStep(8))] });
    const session = after(begin(hand, someTime), again("1", someTime));
    expect(shownId(goOn(session, someTime + minute))).toBe("a");
  });
});

describe("burying and suspending", () => {
  test.each([
    ["until tomorrow", bury, "bury"],
    ["for good", suspend, "suspend"],
  ] as const)("%s takes the card out of the session and out of its counts", (_what, putAway, kind) => {
    const taken = putAway(ofThree(), { id: "e", at });
    expect(taken?.entry).toEqual({ kind, id: "e", at, deckKey: "u/1", cardId: "a" });
    expect(shownId(taken!.session)).toBe("b");
    expect(taken!.session.hand.counts).toEqual({ newCards: 2, learning: 0, due: 0 });
    expect(putAway(begin(aHand(), someTime), { id: "e", at })).toBeNull();
  });
});

describe("the end", () => {
  const longSteps = { ...aHand().scheduling, learningSteps: [45] };
  const over = after(begin(aHand({ newCards: [aCandidate("a")], scheduling: longSteps }), someTime), good("1"));
  const buried = (session: Parameters<typeof bury>[0]) => bury(session, { id: "b", at });

  test("has the time of the first step still to come, and continues then", () => {
    const waiting = after(begin(aHand({ newCards: [aCandidate("a")], scheduling: longSteps }), someTime), again("1"));
    const nextDue = at + 45 * minute;
    expect(standingOf(waiting, at)).toEqual({ state: "done", nextDue, isReady: false });
    expect(standingOf(waiting, nextDue - minute)).toEqual({ state: "done", nextDue, isReady: false });
    expect(standingOf(waiting, nextDue)).toEqual({ state: "done", nextDue: null, isReady: true });
    expect(shownId(goOn(waiting, nextDue))).toBe("a");
  });

  test("is reached when no card is left", () => {
    expect(over.shown).toBeNull();
    expect(standingOf(over, at)).toEqual({ state: "done", nextDue: null, isReady: false });
  });

  test("is not reached while the server has more cards than are loaded", () => {
    const hand = aHand({ newCards: [aCandidate("a", newCard)], counts: { newCards: 2, learning: 0, due: 0 }, scheduling: longSteps });
    const session = after(begin(hand, someTime), buried);
    expect(standingOf(session, at)).toEqual({ state: "short" });
  });
});

describe("cards run low", () => {
  const four = ["a", "b", "c", "d"].map((id) => aCandidate(id, review));

  test("if few are left of a kind of which the server has more", () => {
    expect(isRunningLow(aHand({ reviews: four.slice(1), counts: { newCards: 0, learning: 0, due: 9 } }), 3)).toBe(true);
    expect(isRunningLow(aHand({ reviews: four, counts: { newCards: 0, learning: 0, due: 9 } }), 3)).toBe(false);
  });

  test("not if these are all there are", () => {
    expect(isRunningLow(aHand({ reviews: four.slice(2) }), 3)).toBe(false);
  });
});
