import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeEventSource, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { aSummary } from "../../../test/people.ts";
import { distrustAfterHiddenMs, openConnection } from "./connection.ts";
import type { LiveEvent, LiveStatus } from "./events.ts";

const cells = aSummary({ id: 10, title: "Cells" });

type Received = { events: LiveEvent[]; statuses: LiveStatus[]; probes: number };

let stop: () => void = () => {};
let probe: () => Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  useFakeEventSource();
  probe = () => Promise.resolve([]);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(): Received {
  const received: Received = { events: [], statuses: [], probes: 0 };
  const connection = openConnection({
    open: () => new FakeEventSource("/api/events?decks=1") as never,
    probe: () => {
      received.probes += 1;
      return probe();
    },
    first: "snapshot",
    onEvent: (event) => received.events.push(event),
    onStatus: (status) => received.statuses.push(status),
    random: () => 1,
  });
  stop = connection.close;
  return received;
}

function states(received: Received): string[] {
  return received.statuses.map(({ state }) => state);
}

function show(visibility: "hidden" | "visible"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("an open connection", () => {
  test("is connecting until the snapshot, then live", () => {
    const received = listen();
    FakeEventSource.last.open();
    expect(states(received)).toEqual(["connecting"]);
    FakeEventSource.last.send("snapshot", [cells]);
    expect(received.events).toEqual([{ type: "snapshot", data: [cells] }]);
    expect(states(received)).toEqual(["connecting", "live"]);
  });

  test("passes all events on in order", () => {
    const received = listen();
    const news: LiveEvent[] = [
      { type: "study", data: { entryId: null } },
      { type: "snapshot", data: [] },
      { type: "put", data: cells },
      { type: "study", data: { entryId: "e-1" } },
      { type: "remove", data: { id: 10 } },
      { type: "session", data: { state: "ended" } },
    ];
    for (const { type, data } of news) FakeEventSource.last.send(type, data);
    expect(received.events).toEqual(news);
  });

  test("with a second snapshot, after missed events, stays live", () => {
    const received = listen();
    FakeEventSource.last.send("snapshot", []);
    FakeEventSource.last.send("snapshot", [cells]);
    expect(states(received)).toEqual(["connecting", "live"]);
  });
});

describe("when the connection breaks", () => {
  test("it closes the old one, reconnects, and a new snapshot replaces the list", async () => {
    const received = listen();
    const first = FakeEventSource.last;
    first.open();
    first.send("snapshot", [cells]);
    first.fail();
    expect(first.isClosed).toBe(true);
    expect(states(received)).toEqual(["connecting", "live", "connecting"]);

    await vi.advanceTimersByTimeAsync(500);
    expect(FakeEventSource.opened).toHaveLength(2);
    FakeEventSource.last.open();
    FakeEventSource.last.send("snapshot", []);
    expect(received.events.map(({ data }) => data)).toEqual([[cells], []]);
    expect(states(received).at(-1)).toBe("live");
    expect(received.probes).toBe(0);
  });

  test("events of the old connection are ignored", async () => {
    const received = listen();
    const first = FakeEventSource.last;
    first.open();
    first.send("snapshot", []);
    first.fail();
    await vi.advanceTimersByTimeAsync(500);
    first.send("put", cells);
    first.send("snapshot", [cells]);
    first.fail();
    expect(received.events).toEqual([{ type: "snapshot", data: [] }]);
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  test("it waits twice as long after each failure, up to half a minute", async () => {
    listen();
    for (const delayMs of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = FakeEventSource.opened.length;
      FakeEventSource.last.fail();
      await vi.advanceTimersByTimeAsync(delayMs - 1);
      expect(FakeEventSource.opened).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeEventSource.opened).toHaveLength(before + 1);
    }
  });

  test("a snapshot resets the wait", async () => {
    listen();
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(500);
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(1000);
    FakeEventSource.last.open();
    FakeEventSource.last.send("snapshot", []);
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeEventSource.opened).toHaveLength(4);
  });
});

describe("when the connection is refused", () => {
  test("it requests the reason, reports it, and keeps it until it is live again", async () => {
    const failure = new AppError("api/service-unavailable");
    probe = () => Promise.reject(failure);
    const received = listen();
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(received.statuses.at(-1)).toEqual({ state: "failed", error: failure });

    await vi.advanceTimersByTimeAsync(500);
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(states(received)).toEqual(["connecting", "failed"]);
    FakeEventSource.last.send("snapshot", [cells]);
    expect(states(received)).toEqual(["connecting", "failed", "live"]);
  });

  test("a reason that is no AppError is the list's own error", async () => {
    probe = () => Promise.reject(new Error("strange"));
    const received = listen();
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(received.statuses.at(-1)).toMatchObject({ state: "failed", error: { code: "deck/list-failed" } });
  });

  test("but a plain request succeeds, it stays connecting and tries again", async () => {
    const received = listen();
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(500);
    expect(states(received)).not.toContain("failed");
    expect(FakeEventSource.opened).toHaveLength(2);
  });
});

describe("events of the browser", () => {
  test("online reconnects at once instead of waiting", async () => {
    listen();
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event("online"));
    expect(FakeEventSource.opened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  test("visible after a long time reconnects, since the old connection may be dead", async () => {
    listen();
    FakeEventSource.last.send("snapshot", []);
    show("hidden");
    await vi.advanceTimersByTimeAsync(distrustAfterHiddenMs);
    show("visible");
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(FakeEventSource.opened[0]?.isClosed).toBe(true);
  });

  test("visible after a moment keeps a live connection", async () => {
    listen();
    FakeEventSource.last.send("snapshot", []);
    show("hidden");
    await vi.advanceTimersByTimeAsync(distrustAfterHiddenMs - 1);
    show("visible");
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  test("visible while waiting reconnects at once", async () => {
    listen();
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    show("hidden");
    show("visible");
    expect(FakeEventSource.opened).toHaveLength(2);
  });
});

describe("after it is stopped", () => {
  test("the connection is closed and there is no new one", async () => {
    const received = listen();
    stop();
    expect(FakeEventSource.last.isClosed).toBe(true);
    FakeEventSource.last.send("snapshot", [cells]);
    window.dispatchEvent(new Event("online"));
    show("visible");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    expect(received.events).toEqual([]);
  });

  test("a late reason is dropped", async () => {
    let refuse: (reason: unknown) => void = () => {};
    probe = () => new Promise((_, reject) => (refuse = reject));
    const received = listen();
    FakeEventSource.last.fail();
    stop();
    refuse(new AppError("api/service-unavailable"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states(received)).toEqual(["connecting"]);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
