import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeEventSource, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { aSummary } from "../../../test/people.ts";
import { request } from "../requests/http.ts";
import { distrustAfterHiddenMs, firstEventWithinMs, openConnection, settledAfterMs } from "./connection.ts";
import type { LiveEvent, LiveStatus } from "./events.ts";
import { readAgainMs } from "./repeated-reading.ts";

const cells = aSummary({ id: 10, title: "Cells" });

type ConnectionRecord = { events: LiveEvent[]; statuses: LiveStatus[]; probes: number; readings: number };

let stop: () => void = () => {};
let probe: () => Promise<unknown>;
let readList: () => Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  useFakeEventSource();
  probe = () => Promise.resolve([]);
  readList = () => Promise.resolve([cells]);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(): ConnectionRecord {
  const record: ConnectionRecord = { events: [], statuses: [], probes: 0, readings: 0 };
  const connection = openConnection({
    open: () => new FakeEventSource("/api/events?decks=1") as never,
    probe: () => {
      record.probes += 1;
      return probe();
    },
    async readInstead() {
      record.readings += 1;
      return [{ type: "snapshot", data: await readList() }];
    },
    first: "snapshot",
    onEvent: (event) => record.events.push(event),
    onStatus: (status) => record.statuses.push(status),
    random: () => 1,
  });
  stop = connection.close;
  return record;
}

function states(record: ConnectionRecord): string[] {
  return record.statuses.map(({ state }) => state);
}

function show(visibility: "hidden" | "visible"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Lets time pass on a stream that stays alive. */
async function passAlive(ms: number): Promise<void> {
  for (let leftMs = ms; leftMs > 0; leftMs -= 10_000) {
    await vi.advanceTimersByTimeAsync(Math.min(leftMs, 10_000));
    FakeEventSource.last.beat();
  }
}

describe("an open connection", () => {
  test("is connecting until the snapshot, then live", () => {
    const record = listen();
    FakeEventSource.last.open();
    expect(states(record)).toEqual(["connecting"]);
    FakeEventSource.last.send("snapshot", [cells]);
    expect(record.events).toEqual([{ type: "snapshot", data: [cells] }]);
    expect(states(record)).toEqual(["connecting", "live"]);
  });

  test("passes all events on in order", () => {
    const record = listen();
    const news: LiveEvent[] = [
      { type: "study", data: { entryId: null } },
      { type: "snapshot", data: [] },
      { type: "put", data: cells },
      { type: "study", data: { entryId: "e-1" } },
      { type: "remove", data: { id: 10 } },
      { type: "session", data: { state: "ended" } },
    ];
    for (const { type, data } of news) FakeEventSource.last.send(type, data);
    expect(record.events).toEqual(news);
  });

  test("with a second snapshot, after missed events, stays live", () => {
    const record = listen();
    FakeEventSource.last.send("snapshot", []);
    FakeEventSource.last.send("snapshot", [cells]);
    expect(states(record)).toEqual(["connecting", "live"]);
  });
});

describe("when the connection breaks", () => {
  test("it closes the old one, reconnects, and a new snapshot replaces the list", async () => {
    const record = listen();
    const first = FakeEventSource.last;
    first.open();
    first.send("snapshot", [cells]);
    first.fail();
    expect(first.isClosed).toBe(true);
    expect(states(record)).toEqual(["connecting", "live", "connecting"]);

    await vi.advanceTimersByTimeAsync(500);
    expect(FakeEventSource.opened).toHaveLength(2);
    FakeEventSource.last.open();
    FakeEventSource.last.send("snapshot", []);
    expect(record.events.map(({ data }) => data)).toEqual([[cells], []]);
    expect(states(record).at(-1)).toBe("live");
    expect(record.probes).toBe(0);
  });

  test("events of the old connection are ignored", async () => {
    const record = listen();
    const first = FakeEventSource.last;
    first.open();
    first.send("snapshot", []);
    first.fail();
    await vi.advanceTimersByTimeAsync(500);
    first.send("put", cells);
    first.send("snapshot", [cells]);
    first.fail();
    expect(record.events).toEqual([{ type: "snapshot", data: [] }]);
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
    const record = listen();
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(record.statuses.at(-1)).toEqual({ state: "failed", error: failure });

    await vi.advanceTimersByTimeAsync(500);
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(states(record)).toEqual(["connecting", "failed"]);
    FakeEventSource.last.send("snapshot", [cells]);
    expect(states(record)).toEqual(["connecting", "failed", "live"]);
  });

  test("a reason that is no AppError is the list's own error", async () => {
    probe = () => Promise.reject(new Error("strange"));
    const record = listen();
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(record.statuses.at(-1)).toMatchObject({ state: "failed", error: { code: "deck/list-failed" } });
  });

  test("but a plain request succeeds, it stays connecting and tries again", async () => {
    const record = listen();
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(500);
    expect(states(record)).not.toContain("failed");
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
    await passAlive(distrustAfterHiddenMs);
    show("visible");
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(FakeEventSource.opened[0]?.isClosed).toBe(true);
  });

  test("visible after a moment keeps a live connection", async () => {
    listen();
    FakeEventSource.last.send("snapshot", []);
    show("hidden");
    await passAlive(distrustAfterHiddenMs - 1);
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

describe("a stream that is held back on its way", () => {
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test("is replaced after three seconds by plain requests, now and every half minute", async () => {
    const record = listen();
    FakeEventSource.last.open();
    await pass(firstEventWithinMs - 1);
    expect(record).toMatchObject({ readings: 0, statuses: [{ state: "connecting" }] });
    await pass(1);
    expect(record.events).toEqual([{ type: "snapshot", data: [cells] }]);
    expect(states(record)).toEqual(["connecting", "polling"]);
    await pass(readAgainMs - 1);
    expect(record.readings).toBe(1);
    await pass(1);
    await pass(readAgainMs);
    expect(record.readings).toBe(3);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  test("is live again with its first event, if it stays open, and reads what may have been missed", async () => {
    const record = listen();
    await pass(firstEventWithinMs);
    readList = () => Promise.resolve([]);
    FakeEventSource.last.send("snapshot", [cells]);
    await pass(settledAfterMs);
    expect(states(record).at(-1)).toBe("live");
    expect(record.events).toEqual([
      { type: "snapshot", data: [cells] },
      { type: "snapshot", data: [] },
    ]);
    FakeEventSource.last.send("put", cells);
    expect(record.events.at(-1)).toEqual({ type: "put", data: cells });
    await passAlive(10 * readAgainMs);
    expect(record.readings).toBe(2);
  });

  test("and comes all at once when a proxy ends it changes nothing: those events are older than what was read", async () => {
    const record = listen();
    await pass(firstEventWithinMs + 60_000);
    const before = record.events.length;
    FakeEventSource.last.send("snapshot", []);
    FakeEventSource.last.send("put", { ...cells, title: "Long ago" });
    FakeEventSource.last.open();
    FakeEventSource.last.fail();
    await pass(500);
    expect(FakeEventSource.opened).toHaveLength(2);
    await pass(firstEventWithinMs + settledAfterMs);
    expect(states(record)).not.toContain("live");
    expect(states(record).slice(1)).toEqual(
      states(record)
        .slice(1)
        .map(() => "polling"),
    );
    for (const event of record.events.slice(before)) expect(event).toEqual({ type: "snapshot", data: [cells] });
  });

  test("passes on at once that the session is over", async () => {
    const record = listen();
    await pass(firstEventWithinMs);
    FakeEventSource.last.send("session", { state: "ended" });
    expect(record.events.at(-1)).toEqual({ type: "session", data: { state: "ended" } });
  });

  test("whose next connection begins in time is live at once", async () => {
    const record = listen();
    await pass(firstEventWithinMs);
    window.dispatchEvent(new Event("online"));
    FakeEventSource.last.send("snapshot", []);
    expect(states(record).at(-1)).toBe("live");
    expect(record.events.at(-1)).toEqual({ type: "snapshot", data: [] });
    await passAlive(2 * readAgainMs);
    expect(record.events.at(-1)).toEqual({ type: "snapshot", data: [] });
  });

  test("is read at once when the page is visible again, or a screen asks for it", async () => {
    const record = listen();
    await pass(firstEventWithinMs);
    show("hidden");
    show("visible");
    await pass(0);
    expect(record.readings).toBe(2);
  });

  test("and refused at every attempt, as by a filter, is not shown as failed while plain requests succeed", async () => {
    probe = () => Promise.reject(new AppError("api/service-unavailable"));
    const record = listen();
    FakeEventSource.last.fail();
    await pass(firstEventWithinMs);
    expect(states(record).at(-1)).toBe("polling");
    for (let round = 0; round < 20; round += 1) {
      FakeEventSource.last.fail();
      await pass(5000);
    }
    expect(states(record).at(-1)).toBe("polling");
    expect(states(record).filter((state) => state === "failed")).toHaveLength(1);
  });

  test("shows why plain requests fail too, and recovers with the next that succeeds", async () => {
    readList = () => Promise.reject(new AppError("database/network-error"));
    const record = listen();
    await pass(firstEventWithinMs);
    expect(record.statuses.at(-1)).toMatchObject({ state: "failed", error: { code: "database/network-error" } });
    readList = () => Promise.resolve([]);
    await pass(readAgainMs);
    expect(states(record).at(-1)).toBe("polling");
  });

  test("is read again if this page changed something meanwhile", async () => {
    const record = listen();
    vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
    readList = async () => {
      const isFirst = record.readings === 1;
      if (isFirst && record.events.length === 0 && !removal.done) await removal();
      return [cells];
    };
    const removeDeck = () => request("DELETE", "/api/users/:uid/decks/:id", { params: { uid: "mira", id: 20 } });
    const removal = Object.assign(() => removeDeck().then(() => (removal.done = true)), { done: false });
    await pass(firstEventWithinMs);
    expect(record.readings).toBe(2);
    expect(record.events).toEqual([{ type: "snapshot", data: [cells] }]);
  });

  test("is no longer read once it is stopped", async () => {
    const record = listen();
    await pass(firstEventWithinMs);
    stop();
    await pass(10 * readAgainMs);
    expect(record.readings).toBe(1);
  });
});

describe("after it is stopped", () => {
  test("the connection is closed and there is no new one", async () => {
    const record = listen();
    stop();
    expect(FakeEventSource.last.isClosed).toBe(true);
    FakeEventSource.last.send("snapshot", [cells]);
    window.dispatchEvent(new Event("online"));
    show("visible");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    expect(record.events).toEqual([]);
  });

  test("a late reason is dropped", async () => {
    let refuse: (reason: unknown) => void = () => {};
    probe = () => new Promise((_, reject) => (refuse = reject));
    const record = listen();
    FakeEventSource.last.fail();
    stop();
    refuse(new AppError("api/service-unavailable"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states(record)).toEqual(["connecting"]);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
