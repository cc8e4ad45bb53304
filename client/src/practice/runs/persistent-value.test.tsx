import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pass, stopClock } from "../../../test/still-clock.ts";
import { keepDelayMs, keepEveryMs, useStoredValue, usePersistentValue } from "./persistent-value.ts";

const place = { uid: "mira", deckId: 7, what: "answer" } as const;
const key = "recollect:practice:answer:7:mira";

beforeEach(() => {
  sessionStorage.clear();
  stopClock();
});

afterEach(() => {
  vi.useRealTimers();
});

function Keeper({ value, mark = "m", onReady }: { value: string | null; mark?: string; onReady?: (giveUp: () => void) => void }) {
  const giveUp = usePersistentValue({ place, mark, value, toText: (text) => text });
  onReady?.(giveUp);
  return null;
}

function Finder({ mark = "m", onFound }: { mark?: string; onFound: (text: string | null) => void }) {
  onFound(useStoredValue(place, mark, (text) => text));
  return null;
}

function found(mark?: string): string | null {
  let text: string | null = null;
  render(<Finder {...(mark === undefined ? {} : { mark })} onFound={(now) => (text = now)} />).unmount();
  return text;
}

test("a value is stored after a pause, and found again for the same key only", async () => {
  render(<Keeper value="half an ans" />);
  await pass(keepDelayMs - 1);
  expect(found()).toBeNull();
  await pass(1);
  expect(found()).toBe("half an ans");
  expect(found("another")).toBeNull();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test("leaving the page, or the screen, stores it at once", () => {
  const { rerender, unmount } = render(<Keeper value="a" />);
  window.dispatchEvent(new Event("pagehide"));
  expect(found()).toBe("a");
  rerender(<Keeper value="b" />);
  unmount();
  expect(found()).toBe("b");
});

test("continuous typing is stored too", async () => {
  const { rerender } = render(<Keeper value="" />);
  const words = "a stream of words without any rest in it";
  for (let length = 1; length <= words.length; length++) {
    rerender(<Keeper value={words.slice(0, length)} />);
    await pass(keepDelayMs / 3);
  }
  const writtenAt = Math.floor(keepEveryMs / (keepDelayMs / 3));
  expect(found()?.length).toBeGreaterThanOrEqual(words.length - writtenAt);
});

test("an empty value removes the stored one, and the same value for another key is stored again", async () => {
  const { rerender } = render(<Keeper value="a" />);
  await pass(keepDelayMs);
  rerender(<Keeper value={null} />);
  await pass(keepDelayMs);
  expect(found()).toBeNull();
  rerender(<Keeper value="a" mark="next" />);
  await pass(keepDelayMs);
  expect(found("next")).toBe("a");
});

test("a removed value stays removed, also when the screen is left", async () => {
  let giveUp = () => {};
  const { unmount } = render(<Keeper value="a" onReady={(how) => (giveUp = how)} />);
  await pass(keepDelayMs);
  giveUp();
  unmount();
  expect(found()).toBeNull();
});

test("a very long text is stored once and then only on leaving", async () => {
  const long = "x".repeat(600_000);
  const { rerender, unmount } = render(<Keeper value={long} />);
  await pass(keepDelayMs);
  rerender(<Keeper value={`${long}!`} />);
  await pass(60_000);
  expect(found()).toBe(long);
  unmount();
  expect(found()).toBe(`${long}!`);
});
