import { tutorialIds } from "@recollect/domain/decks/deck-ids.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { aNewFile } from "../../../test/a-new-file.ts";
import { createLargeRequests } from "./large-requests.ts";
import { LARGE_BYTES } from "./request-size.ts";

test("large requests of all students are worked on one at a time, and students take turns", async () => {
  const large = createLargeRequests({ newFile: aNewFile, deckBytes: async () => 0 });
  const begun: string[] = [];
  const requests = ["ada", "ada", "ada", "bob"].map((uid) => ({ uid, ...large.begin(uid, true) }));
  const worked = requests.map(async ({ uid, turn, done }) => {
    await turn();
    begun.push(uid);
    // A second wish for the same turn is the same turn.
    await turn();
    expect(begun.at(-1)).toBe(uid);
    await done(0);
  });
  await Promise.all(worked);
  expect(begun).toEqual(["ada", "ada", "bob", "ada"]);
});

test("others have a turn of the event loop between two large requests", async () => {
  const large = createLargeRequests({ newFile: aNewFile, deckBytes: async () => 0 });
  const [one, two] = [large.begin("ada", true), large.begin("bob", true)];
  let isSecond = false;
  await one.turn();
  const second = two.turn().then(() => (isSecond = true));
  await one.done(0);
  for (let tick = 0; tick < 100; tick += 1) await Promise.resolve();
  expect(isSecond).toBe(false);
  await second;
  await two.done(0);
});

describe("a deck that was large when it was last sent", () => {
  const bytes = LARGE_BYTES;
  const nothing = () => {};

  test("is known, wherever its cards are read", () => {
    const large = createLargeRequests({ newFile: aNewFile, deckBytes: async () => 0 });
    large.sending({ uid: "ada", path: "/api/users/ada/decks", json: `{"id":12,"title":"New"}`, bytes }, nothing)?.done();
    large.sending({ uid: "bob", path: "/api/library/34", json: "", bytes }, nothing)?.done();
    large.sending({ uid: "bob", path: "/api/users/bob/decks", json: "[]", bytes }, nothing)?.done();
    const known = (path: string) => large.largeIfKnown("cyd", path);
    expect(["/api/users/ada/decks/12", "/api/users/bob/decks/34/visibility", "/api/study/decks/34/cards"].map(known)).toEqual([
      true,
      true,
      true,
    ]);
    expect(["/api/users/ada/decks", "/api/users/ada/decks/12/export", "/api/library"].map(known)).toEqual([false, false, false]);
    expect(known("/api/users/ada/decks/1")).toBeNull();
  });

  test("is known no more once it is small", () => {
    const large = createLargeRequests({ newFile: aNewFile, deckBytes: async () => 0 });
    const path = "/api/users/ada/decks/12";
    large.sending({ uid: "ada", path, json: "", bytes }, nothing)?.done();
    large.sending({ uid: "ada", path: `${path}/visibility`, json: "", bytes: 100 }, nothing);
    expect(large.largeIfKnown("ada", path)).toBe(true);
    large.sending({ uid: "ada", path, json: "", bytes: 100 }, nothing);
    expect(large.largeIfKnown("ada", path)).toBe(false);
  });

  test.each(tutorialIds)("is known to its owner alone if it is tutorial %i, of which every student has one", (id) => {
    const large = createLargeRequests({ newFile: aNewFile, deckBytes: async () => 0 });
    large.sending({ uid: "ada", path: `/api/users/ada/decks/${id}`, json: "", bytes }, nothing)?.done();
    expect([large.largeIfKnown("ada", `/api/study/decks/${id}/cards`), large.largeIfKnown("bob", `/api/users/bob/decks/${id}`)]).toEqual([
      true,
      null,
    ]);
  });
});

test("a deck that was not sent yet is looked up, and a small one again after a minute: another process may have changed it", async () => {
  const deckBytes = vi.fn<() => Promise<number>>(() => Promise.resolve(LARGE_BYTES - 1));
  const large = createLargeRequests({ newFile: aNewFile, deckBytes });
  const isLarge = () => large.isLarge("ada", "/api/library/12");
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  expect([await isLarge(), await isLarge(), await large.isLarge("ada", "/api/library")]).toEqual([false, false, false]);
  expect(deckBytes.mock.calls).toEqual([["ada", 12]]);
  deckBytes.mockResolvedValue(LARGE_BYTES);
  vi.advanceTimersByTime(minuteMs + 1);
  expect([await isLarge(), large.largeIfKnown("ada", "/api/users/bob/decks/12/languages"), await isLarge()]).toEqual([true, true, true]);
  expect(deckBytes).toHaveBeenCalledTimes(2);
});
