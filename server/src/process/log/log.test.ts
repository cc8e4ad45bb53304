import { expect, test, vi } from "vitest";

import { createLog } from "./log.ts";

function aLog() {
  const written: string[] = [];
  return {
    written,
    ...createLog(
      (text) => written.push(text),
      () => 0,
    ),
  };
}

test("a line is JSON with its time", () => {
  const { log, flush, written } = aLog();
  log({ method: "GET", status: 200 });
  flush();
  expect(written).toEqual(['{"time":"1970-01-01T00:00:00.000Z","method":"GET","status":200}\n']);
});

test("a line has its moment to the millisecond, also after one of another second, and if the clock goes back", () => {
  const moments = [1_795_895_480_042, 1_795_895_480_999, 1_795_895_481_000, 1_795_895_480_007, 0, -1, 999.9];
  const written: string[] = [];
  const { log, flush } = createLog(
    (text) => written.push(text),
    () => left.shift() ?? 0,
  );
  const left = [...moments];
  for (const _moment of moments) log({});
  flush();
  const times = written
    .join("")
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { time: string }).time);
  expect(times).toEqual(moments.map((ms) => new Date(Math.floor(ms)).toISOString()));
});

test("lines at about the same time are written together, within 50 ms, in their order", () => {
  vi.useFakeTimers({ now: 0 });
  const { log, written } = aLog();
  log({ n: 1 });
  log({ n: 2 });
  expect(written).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(written.map((text) => text.match(/"n":\d/g))).toEqual([['"n":1', '"n":2']]);
  log({ n: 3 });
  vi.advanceTimersByTime(50);
  expect(written).toHaveLength(2);
  vi.useRealTimers();
});

test("many lines do not wait, however quickly they come", () => {
  const { log, written } = aLog();
  for (let line = 0; line < 2000; line += 1) log({ route: "/api/users/:uid/decks" });
  expect(written.length).toBeGreaterThan(0);
});

test("flushing without lines writes nothing, and a line break in a value stays one line", () => {
  const { log, flush, written } = aLog();
  flush();
  expect(written).toEqual([]);
  log({ stack: "first\nsecond" });
  flush();
  flush();
  expect(written).toHaveLength(1);
  expect(written[0]?.trimEnd()).not.toContain("\n");
});
