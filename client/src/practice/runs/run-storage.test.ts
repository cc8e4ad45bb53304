import { beforeEach, expect, test } from "vitest";
import { copyLastsMs, runStorage, type Place } from "./run-storage.ts";

const place: Place = { uid: "mira", deckId: 7, what: "answer" };
let now = 1_800_000_000_000;

/** A tab of this browser, such as a new one after a killed tab. */
function aTab() {
  const own = new Map<string, string>();
  const storage = {
    getItem: (key: string) => own.get(key) ?? null,
    setItem: (key: string, text: string) => void own.set(key, text),
    removeItem: (key: string) => void own.delete(key),
  } as unknown as Storage;
  return runStorage({ storage: () => storage, copies: () => localStorage, now: () => now });
}

beforeEach(() => {
  now = 1_800_000_000_000;
});

test("a killed tab's copy is found by the next one, for the same key only", () => {
  aTab().keep(place, "m", "half an answer");
  expect(aTab().take(place, "m")).toBe("half an answer");
  expect(aTab().take({ ...place, deckId: 8 }, "m")).toBeNull();
  expect(aTab().take({ ...place, uid: "ada" }, "m")).toBeNull();
  expect(aTab().take(place, "another")).toBeNull();
  expect(aTab().take(place, "m")).toBeNull();
});

test("a test that was left is left in every tab", () => {
  const tab = aTab();
  tab.keep(place, "m", "half an answer");
  tab.forget(place);
  expect(tab.take(place, "m")).toBeNull();
  expect(aTab().take(place, "m")).toBeNull();
});

test("after half a day a killed tab's test is removed, also when another one is requested", () => {
  const tab = aTab();
  tab.keep(place, "m", "half an answer");
  now += copyLastsMs;
  expect(aTab().take(place, "m")).toBe("half an answer");
  now += 1;
  expect(aTab().take({ ...place, deckId: 8 }, "m")).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(tab.take(place, "m")).toBe("half an answer");
});

test("a tab continues its own test if two are running", () => {
  const [first, second] = [aTab(), aTab()];
  first.keep(place, "m", "one");
  second.keep(place, "m", "two");
  expect(first.take(place, "m")).toBe("one");
  expect(second.take(place, "m")).toBe("two");
});

test("a very long test only survives a reload: the storage is for answers that wait to be sent", () => {
  const tab = aTab();
  tab.keep(place, "m", "short");
  tab.keep(place, "m", "x".repeat(200_000));
  expect(tab.take(place, "m")).toHaveLength(200_000);
  expect(localStorage).toHaveLength(0);
});

test("a browser without storage for copies keeps a test through a reload", () => {
  const own = new Map<string, string>();
  const storage = {
    getItem: (key: string) => own.get(key) ?? null,
    setItem: (key: string, text: string) => void own.set(key, text),
  } as unknown as Storage;
  const refused = () => {
    throw new DOMException("Storage is turned off", "SecurityError");
  };
  const tab = runStorage({ storage: () => storage, copies: refused, now: () => now });
  tab.keep(place, "m", "half an answer");
  expect(tab.take(place, "m")).toBe("half an answer");
});
