import { expect, test } from "vitest";

import { someTime } from "../../../test/log-samples.ts";
import { aCandidate, aHand, answer, minute, review } from "../../../test/session-samples.ts";
import { newCard } from "../schedule/card-state.ts";
import { queueOf, type Candidate } from "./queue.ts";
import { begin, turn, type Session } from "./session.ts";
import { withCardsRead } from "./session-merge.ts";
import { bury, undo } from "./session-steps.ts";

const id = "AbC123-_xYz0";
const there = aCandidate(id, review);
const back = aCandidate(`${id}_r`, newCard);
const other = aCandidate("other", review);

const at = someTime + minute;
const ids = ({ hand }: Session) => [...hand.learning, ...hand.reviews, ...hand.newCards].map(({ cardId }) => cardId);
const started = () => begin(aHand({ reviews: [there, other], newCards: [back] }), someTime);
const answered = () => answer(turn(started()), "easy", { id: "e1", at, tookMs: 10 })!.session;

test("of two prompts of one card a queue has the first one", () => {
  const rules = { now: someTime, dayShiftMs: 0, left: { newCards: 9, reviews: 9 } };
  const queue = queueOf([back, other, there] satisfies Candidate[], rules);
  expect(queue.reviews.map(({ cardId }) => cardId).toSorted()).toEqual([id, "other"].toSorted());
  expect(queue.newCards).toEqual([]);
  expect(queueOf([back], rules).newCards).toEqual([back]);
});

test("an answer removes the card's other prompts, and from the counts", () => {
  const session = answered();
  expect(ids(session)).toEqual(["other"]);
  expect(session.hand.counts).toMatchObject({ newCards: 0, due: 1 });
});

test("an undo restores them to their positions", () => {
  const before = turn(begin(aHand({ reviews: [there, other], newCards: [back, aCandidate("later", newCard)] }), someTime));
  const after = answer(before, "easy", { id: "e1", at, tookMs: 10 })!.session;
  const session = undo(after, { id: "u1", at: at + 1 })!.session;
  expect([session.hand, session.shown, session.done]).toEqual([before.hand, before.shown, before.done]);
});

test("burying a card keeps its other prompts", () => {
  expect(ids(bury(started(), { id: "e1", at })!.session)).toEqual(["other", `${id}_r`]);
});

test("cards that were read before the server had the answer lose them as well", () => {
  const fresh = aHand({ reviews: [there, other], newCards: [back] });
  const merged = withCardsRead(answered(), fresh, { knownIds: new Set(), now: at, model: null });
  expect(ids(merged)).toEqual(["other"]);
});
