import "fake-indexeddb/auto";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeviceDay } from "@recollect/domain/device/device-lines.ts";
import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { anEntry } from "../../test/a-device.ts";
import { noteSent, readSent } from "../study/outbox/sent-entries.ts";
import { entryPrefix } from "../study/outbox/may-have-entries.ts";
import { parseEntry, removeEntries } from "../study/outbox/stored-entries.ts";
import { deviceAccount } from "./store/device-account.ts";
import { deviceReplies } from "./device-replies.ts";
import { deviceDatabase, forgetDevice } from "./store/device-store.ts";
import { studyQueueOfDevice, studySummaryOfDevice } from "./device-study.ts";

const now = Date.UTC(2026, 10, 28, 12);
const deck: Deck = {
  id: 5,
  title: "Capitals",
  description: "",
  cards: ["a", "b", "c"].map((id) => ({ id, term: `Term ${id}`, definition: `Definition ${id}` })),
  cardCount: 3,
  visibility: "Private",
  updatedAt: 1,
  revision: 1,
};
const settings = { ...defaultStudySettings, learningSteps: [], timeZone: "UTC" };
const day: DeviceDay = {
  now,
  dayEndsAt: Date.UTC(2026, 10, 29, 4),
  settings,
  left: { newCards: 20, reviews: 200 },
  exams: [],
  newToday: [],
  memories: { own: null, byDeck: [] },
};

/** An answer that waits on this device; returns its key. */
function wait(cardId: string, uid = "ada"): string {
  const entry = {
    id: `entry-${cardId}`,
    deckKey: "ada/5",
    cardId,
    at: now - 1000,
    kind: "answer",
    source: "study",
    rating: "good",
    tookMs: 900,
  };
  const key = `${entryPrefix(uid)}${entry.id}`;
  localStorage.setItem(key, JSON.stringify({ entry, offsetMs: 0 }));
  return key;
}

const everything = { deckId: null, tag: null };
const cardsOf = async (scope = everything as { deckId: number | null; tag: string | null }) =>
  (await studyQueueOfDevice("ada", scope, now))?.reply.newCards.map(({ question }) => question);

beforeEach(async () => {
  deviceAccount.set({ uid: "ada", email: "ada@example.com", sessionId: "s" });
  const database = await deviceDatabase("ada");
  await database.put("decks", deck);
  await database.put("meta", day, "day");
  await database.put("meta", now - 60_000, "filledAt");
});
afterEach(async () => {
  localStorage.clear();
  await forgetDevice("ada");
});

test("the cards to study come from the device, without those that were answered on it", async () => {
  expect(await cardsOf()).toEqual(["Term a", "Term b", "Term c"]);
  wait("a");
  wait("b", "bob");
  expect(await cardsOf()).toEqual(["Term b", "Term c"]);
  expect((await studyQueueOfDevice("ada", everything, now))?.asOf).toBe(now - 60_000);
});

test("an answer that was sent is not asked again before the next fill, and is forgotten after it", async () => {
  const { entry, offsetMs } = parseEntry(localStorage.getItem(wait("a"))) ?? { entry: anEntry("x"), offsetMs: 0 };
  await removeEntries("ada", [entry.id], { sent: [{ entry, offsetMs }] });
  expect(await cardsOf()).toEqual(["Term b", "Term c"]);
  const forgetSent = await noteSent("ada");
  await removeEntries("ada", [], { sent: [{ entry: { ...entry, id: "later", cardId: "b" }, offsetMs }] });
  await forgetSent();
  expect((await readSent("ada")).map(({ entry: { id } }) => id)).toEqual(["later"]);
  expect(await readSent("bob")).toEqual([]);
});

test("of a deck that the device does not keep, of a folder and of drawn cards there are none: these need the server", async () => {
  expect(await cardsOf({ deckId: 5, tag: null })).toHaveLength(3);
  expect(await studyQueueOfDevice("ada", { deckId: 6, tag: null }, now)).toBeNull();
  expect(await deviceReplies.find("/api/study/queue", { query: { folder: "Law" } })).toBeNull();
  expect(await deviceReplies.find("/api/study/queue", { query: { deckId: 5, mode: "hard" } })).toBeNull();
  expect(await deviceReplies.find("/api/study/queue", { query: { deckId: 5 } })).not.toBeNull();
});

test("a kept deck of another student is studied by its id, and among all once it was begun", async () => {
  const database = await deviceDatabase("ada");
  const { revision: _revision, ...content } = deck;
  await database.put("shared", { ...content, id: 9, author: "@bob", authorId: "bob", official: false });
  expect(await cardsOf({ deckId: 9, tag: null })).toHaveLength(3);
  expect(await cardsOf()).toHaveLength(3);
  const { newCards } = (await studyQueueOfDevice("ada", { deckId: 9, tag: null }, now))?.reply ?? { newCards: [] };
  expect(newCards.map(({ deckKey, cardId }) => `${deckKey} ${cardId}`)).toEqual(["bob/9 a", "bob/9 b", "bob/9 c"]);
  const suspended = { card: newCard, isSuspended: true, buriedUntil: null };
  await database.put("states", { deckOwnerId: "bob", deckId: 9, states: { a: suspended } });
  expect(await cardsOf()).toHaveLength(5);
});

test("a device that was never filled whole has nothing to study", async () => {
  await (await deviceDatabase("ada")).delete("meta", "filledAt");
  expect(await studyQueueOfDevice("ada", everything, now)).toBeNull();
  expect(await studySummaryOfDevice("ada", now)).toBeNull();
});

test("the summary counts what the queue brings", async () => {
  wait("a");
  expect((await studySummaryOfDevice("ada", now))?.reply).toMatchObject({
    counts: { newCards: 2, learning: 0, due: 0 },
    decks: [],
    dayEndsAt: day.dayEndsAt,
  });
});

test("the settings are those of the study day, also if they were never read by themselves", async () => {
  expect(await deviceReplies.find("/api/study/settings", {})).toMatchObject({ reply: settings });
});
