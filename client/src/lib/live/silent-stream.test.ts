import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeEventSource, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { openConnection, silentMs, spreadMs, type Connection } from "./connection.ts";
import type { LiveEvent, LiveStatus } from "./events.ts";

const beatMs = 10_000;
/** With the chance of these tests: when a silent stream is closed, and how long after that the next one is opened. */
const [closedMs, pauseMs] = [silentMs + spreadMs, 500];

let connection: Connection;
let events: LiveEvent[];
let statuses: LiveStatus["state"][];
let chance: number;

beforeEach(() => {
  vi.useFakeTimers();
  useFakeEventSource();
  events = [];
  statuses = [];
  chance = 1;
  connection = openConnection({
    open: () => new FakeEventSource("/api/events") as never,
    probe: () => Promise.resolve(),
    readInstead: () => Promise.resolve([]),
    first: "study",
    onEvent: (event) => events.push(event),
    onStatus: ({ state }) => statuses.push(state),
    random: () => chance,
  });
  FakeEventSource.last.open();
  FakeEventSource.last.begin();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const count = () => FakeEventSource.opened.length;

test("a stream with heartbeats alone stays open, and nobody else hears of them", async () => {
  for (let beats = 0; beats < 60; beats += 1) {
    await pass(beatMs);
    FakeEventSource.last.beat();
  }
  expect(count()).toBe(1);
  expect(events).toHaveLength(1);
  expect(statuses).toEqual(["connecting", "live"]);
});

test("a stream that brings nothing for 25 seconds is closed and replaced, and the new one is watched too", async () => {
  await pass(beatMs);
  FakeEventSource.last.beat();
  await pass(closedMs - 1);
  expect(FakeEventSource.last.isClosed).toBe(false);
  await pass(1);
  expect(FakeEventSource.last.isClosed).toBe(true);
  await pass(pauseMs);
  expect(count()).toBe(2);
  FakeEventSource.last.begin();
  expect(statuses.slice(-2)).toEqual(["connecting", "live"]);
  await pass(closedMs + pauseMs);
  expect(count()).toBe(3);
});

test("a process that froze before its first heartbeat is left as well", async () => {
  await pass(closedMs + pauseMs);
  expect(count()).toBe(2);
});

test("any event counts as a sign of life", async () => {
  await pass(silentMs - 1);
  FakeEventSource.last.send("stars", { deckId: 7 });
  await pass(silentMs - 1);
  expect(FakeEventSource.last.isClosed).toBe(false);
});

test("the browsers of a process that hangs leave it spread over two seconds, not all at once", async () => {
  chance = 0.25;
  FakeEventSource.last.beat();
  await pass(silentMs + spreadMs / 4 - 1);
  expect(FakeEventSource.last.isClosed).toBe(false);
  await pass(1);
  expect(FakeEventSource.last.isClosed).toBe(true);
});

test("a new stream that stays silent too is replaced later and later, until one begins", async () => {
  await pass(closedMs + pauseMs);
  FakeEventSource.last.open();
  FakeEventSource.last.fail();
  await pass(2 * pauseMs - 1);
  expect(count()).toBe(2);
  await pass(1);
  expect(count()).toBe(3);
  FakeEventSource.last.begin();
  await pass(closedMs + pauseMs);
  expect(count()).toBe(4);
});

test("a closed connection watches nothing", async () => {
  connection.close();
  await pass(10 * silentMs);
  expect(count()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("a computer that slept reconnects when it wakes", async () => {
  vi.setSystemTime(Date.now() + 3_600_000);
  await pass(closedMs + pauseMs);
  expect(count()).toBe(2);
});
