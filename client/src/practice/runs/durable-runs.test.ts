import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { durableCopies } from "../../lib/browser/durable-copies.ts";
import { copyLastsMs, runStorage, restoreInto, type Place } from "./run-storage.ts";

const place: Place = { uid: "mira", deckId: 7, what: "answer" };

/** A browser whose `localStorage` is as last written to disk; its tab is opened again with its data of then. */
function aBrowser() {
  const factory = new IDBFactory();
  const now = { ms: 1_800_000_000_000 };
  const started = () => {
    const durable = durableCopies(() => factory, "tests");
    const runs = runStorage({ storage: () => sessionStorage, copies: () => localStorage, now: () => now.ms, durable });
    const restore = () =>
      durable.each(
        restoreInto(
          () => localStorage,
          () => sessionStorage,
        ),
      );
    return { ...runs, durable, restore };
  };
  return { started, now };
}

/** Waits until everything is written: changes of one store are done in order. */
async function settled({ restore }: { restore: () => Promise<void> }): Promise<void> {
  await restore();
}

test("a browser that is killed before it has written a test finds it at its next start", async () => {
  const { started, now } = aBrowser();
  const before = started();
  before.keep(place, "m", "half an");
  const written = [Object.entries(localStorage), Object.entries(sessionStorage)] as const;
  now.ms += 2000;
  before.keep(place, "m", "half an answer");
  await settled(before);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of written[0]) localStorage.setItem(key, text as string);
  for (const [key, text] of written[1]) sessionStorage.setItem(key, text as string);
  const after = started();
  expect(after.take(place, "m")).toBe("half an");
  await after.restore();
  expect(after.take(place, "m")).toBe("half an answer");
});

test("a test that was left, and one that is too old, are not restored", async () => {
  const { started, now } = aBrowser();
  const before = started();
  before.keep(place, "m", "half an answer");
  before.keep({ ...place, deckId: 8 }, "m", "another");
  before.forget(place);
  await settled(before);
  localStorage.clear();
  sessionStorage.clear();
  now.ms += copyLastsMs + 1;
  const after = started();
  await after.restore();
  expect(after.take(place, "m")).toBeNull();
  expect(after.take({ ...place, deckId: 8 }, "m")).toBeNull();
});

test("a test that was left as the page was closed is not restored, even if its copy was not removed", async () => {
  const { started, now } = aBrowser();
  const before = started();
  before.keep(place, "m", "half an answer");
  await settled(before);
  now.ms += 1000;
  runStorage({
    storage: () => sessionStorage,
    copies: () => localStorage,
    now: () => now.ms,
    durable: { ...before.durable, forget: () => new Promise(() => {}) },
  }).forget(place);
  const after = started();
  await after.restore();
  expect(after.take(place, "m")).toBeNull();
  await settled(after);
  await vi.waitFor(() => expect(localStorage).toHaveLength(0));
});

test("a tab that continues has its own test, not the copy", async () => {
  const { started } = aBrowser();
  const tab = started();
  tab.keep(place, "m", "mine");
  sessionStorage.setItem(sessionStorage.key(0)!, "m\nmine, and longer");
  await settled(tab);
  expect(tab.take(place, "m")).toBe("mine, and longer");
});

test("a student's copies are removed with the student's data", async () => {
  const { started } = aBrowser();
  const tab = started();
  tab.keep(place, "m", "mira's");
  tab.keep({ ...place, uid: "ada" }, "m", "ada's");
  await tab.durable.each((key) => key.endsWith(":mira") && tab.durable.forget(key));
  await settled(tab);
  localStorage.clear();
  sessionStorage.clear();
  const after = started();
  await after.restore();
  expect(after.take(place, "m")).toBeNull();
  expect(after.take({ ...place, uid: "ada" }, "m")).toBe("ada's");
});

test("a browser without a database stores a test all the same", async () => {
  const durable = durableCopies(() => {
    throw new DOMException("Storage is turned off", "SecurityError");
  }, "tests");
  const runs = runStorage({ storage: () => sessionStorage, copies: () => localStorage, now: Date.now, durable });
  runs.keep(place, "m", "half an answer");
  await durable.each(
    restoreInto(
      () => localStorage,
      () => sessionStorage,
    ),
  );
  expect(runs.take(place, "m")).toBe("half an answer");
});
