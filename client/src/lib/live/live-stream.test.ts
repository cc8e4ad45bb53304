import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { FakeEventSource, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { firstEventWithinMs } from "./connection.ts";
import type { Item, LiveEvent, LiveStatus } from "./events.ts";
import { readAgainMs } from "./repeated-reading.ts";
import { createLiveStream, patienceMs, type LiveStream } from "./live-stream.ts";

const cells = { id: 10, title: "Cells" };
const verbs = { id: 20, title: "Verbs" };
const hint = { type: "study", data: { entryId: null } };

beforeEach(() => {
  vi.useFakeTimers();
  useFakeEventSource();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The tabs of one browser: their locks and their channel. `freeze` stops a tab as a phone does in the background. */
function aBrowser() {
  type Waiting = { work: () => Promise<void>; reject: (reason: unknown) => void; signal: AbortSignal | undefined; tab: number };
  let holder: Waiting | null = null;
  const queue: Waiting[] = [];
  const channels: { tab: number; listeners: Set<(event: MessageEvent) => void> }[] = [];
  const frozenTabs = new Set<number>();
  let tabs = 0;
  let probe: () => Promise<unknown> = () => Promise.resolve();
  let readList: () => Promise<readonly Item[]> = () => Promise.resolve([cells]);

  function hand(next: Waiting | undefined): void {
    holder = next ?? null;
    if (!next) return;
    void next.work().then(() => {
      if (holder === next) hand(queue.shift());
    });
  }

  function locksOf(tab: number) {
    const request = (_name: string, { steal = false, signal }: LockOptions, work: () => Promise<void>) =>
      new Promise<void>((_resolve, reject) => {
        const asking = { work, reject, signal, tab };
        signal?.addEventListener("abort", () => {
          if (queue.includes(asking)) queue.splice(queue.indexOf(asking), 1);
        });
        if (steal && holder) {
          holder.reject(new DOMException("The lock was stolen", "AbortError"));
          hand(asking);
        } else if (holder) queue.push(asking);
        else hand(asking);
      });
    return { request } as unknown as LockManager;
  }

  function channelOf(tab: number): BroadcastChannel {
    const own = { tab, listeners: new Set<(event: MessageEvent) => void>() };
    channels.push(own);
    return {
      addEventListener: (_type: string, listener: (event: MessageEvent) => void) => own.listeners.add(listener),
      postMessage(data: unknown) {
        for (const other of channels) {
          if (other === own || frozenTabs.has(other.tab) || frozenTabs.has(tab)) continue;
          for (const listener of other.listeners) listener(new MessageEvent("message", { data: structuredClone(data) }));
        }
      },
      close: () => own.listeners.clear(),
    } as unknown as BroadcastChannel;
  }

  return {
    frozen: frozenTabs,
    listIs: (list: readonly Item[]) => (readList = () => Promise.resolve(list)),
    probeFails: (failure: AppError) => (probe = () => Promise.reject(failure)),
    tab(): LiveStream {
      const tab = tabs++;
      return createLiveStream({
        name: "events of mira",
        open: (wantsList) => new FakeEventSource(wantsList ? "/api/events?decks=1" : "/api/events") as never,
        probe: () => probe(),
        readList: () => readList(),
        ping: async () => {},
        locks: locksOf(tab),
        openChannel: () => channelOf(tab),
      });
    },
  };
}

function receivedBy(live: LiveStream, { wantsList = true } = {}) {
  const events: LiveEvent[] = [];
  const statuses: LiveStatus[] = [];
  const stop = live.subscribe({ wantsList, onEvent: (event) => events.push(event), onStatus: (status) => statuses.push(status) });
  onTestFinished(stop);
  return { events, statuses, stop, state: () => statuses.at(-1)?.state };
}

const open = () => FakeEventSource.opened.filter(({ isClosed }) => !isClosed);

describe("tabs of one browser", () => {
  test("share one stream, and each gets all of its events", () => {
    const browser = aBrowser();
    const tabs = Array.from({ length: 12 }, () => receivedBy(browser.tab()));
    expect(open()).toHaveLength(1);
    FakeEventSource.last.send("snapshot", [cells]);
    FakeEventSource.last.send("put", verbs);
    for (const { events, state } of tabs) {
      expect(events.filter(({ type }) => type !== "study")).toEqual([
        { type: "snapshot", data: [cells] },
        { type: "put", data: verbs },
      ]);
      expect(state()).toBe("live");
    }
  });

  test("a later tab gets the current list, without another stream", () => {
    const browser = aBrowser();
    receivedBy(browser.tab());
    FakeEventSource.last.send("snapshot", [cells, verbs]);
    FakeEventSource.last.send("remove", { id: 10 });
    FakeEventSource.last.send("put", { ...verbs, title: "Irregular verbs" });
    const late = receivedBy(browser.tab());
    expect(late.events).toEqual([{ type: "snapshot", data: [{ id: 20, title: "Irregular verbs" }] }, hint]);
    expect(late.state()).toBe("live");
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  test("a list that only a second tab needs is requested over the one stream", () => {
    const browser = aBrowser();
    const first = receivedBy(browser.tab(), { wantsList: false });
    expect(FakeEventSource.last.url).toBe("/api/events");
    FakeEventSource.last.send("study", { entryId: null });
    const second = receivedBy(browser.tab());
    expect(open().map(({ url }) => url)).toEqual(["/api/events?decks=1"]);
    FakeEventSource.last.send("snapshot", [cells]);
    expect(second.events.at(-1)).toEqual({ type: "snapshot", data: [cells] });
    expect(first.events.some(({ type }) => type === "snapshot")).toBe(false);
  });

  test("when the tab with the stream closes, another opens it and all are up to date again", async () => {
    const browser = aBrowser();
    const first = receivedBy(browser.tab());
    const [second, third] = [receivedBy(browser.tab()), receivedBy(browser.tab())];
    FakeEventSource.last.send("snapshot", [cells]);
    first.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(open()).toHaveLength(1);
    FakeEventSource.last.send("snapshot", [verbs]);
    for (const { events } of [second, third]) expect(events.at(-1)).toEqual({ type: "snapshot", data: [verbs] });
  });

  test("a visible tab takes over from a frozen one, which waits for its next turn when it wakes up", async () => {
    const browser = aBrowser();
    receivedBy(browser.tab());
    FakeEventSource.last.send("snapshot", [cells]);
    browser.frozen.add(0);
    const second = receivedBy(browser.tab());
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(FakeEventSource.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(open()).toHaveLength(1);
    expect(FakeEventSource.opened[0]?.isClosed).toBe(true);
    FakeEventSource.last.send("snapshot", [verbs]);
    expect(second.events.at(-1)).toEqual({ type: "snapshot", data: [verbs] });
    second.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(open()).toHaveLength(1);
  });

  test("get the error when the stream fails, with its own code", async () => {
    const browser = aBrowser();
    browser.probeFails(new AppError("api/service-unavailable"));
    receivedBy(browser.tab());
    const second = receivedBy(browser.tab());
    FakeEventSource.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.statuses.at(-1)).toMatchObject({ state: "failed", error: { code: "api/service-unavailable" } });
  });
});

describe("in one tab", () => {
  test("screens share the stream, and a later one gets the known state at once", () => {
    const live = aBrowser().tab();
    receivedBy(live);
    FakeEventSource.last.send("snapshot", [cells]);
    const late = receivedBy(live);
    expect(late.events).toEqual([{ type: "snapshot", data: [cells] }, hint]);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  test("the stream ends with its last subscriber, and begins again with the next", async () => {
    const live = aBrowser().tab();
    const first = receivedBy(live);
    first.stop();
    expect(open()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(0);
    receivedBy(live);
    expect(open()).toHaveLength(1);
  });

  test.each([
    ["has no locks", undefined, undefined],
    ["refuses them", { request: () => Promise.reject(new DOMException("no", "SecurityError")) }, () => aSilentChannel()],
  ])("a browser that %s has a stream in each tab", async (_which, locks, openChannel) => {
    for (const name of ["first", "second"]) {
      const live = createLiveStream({
        name,
        open: () => new FakeEventSource(name) as never,
        probe: async () => {},
        readList: async () => [],
        ping: async () => {},
        locks,
        openChannel,
      });
      onTestFinished(live.subscribe({ wantsList: true, onEvent: () => {} }));
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(open().map(({ url }) => url)).toEqual(["first", "second"]);
  });
});

describe("while no events come through", () => {
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test("all tabs get the list that one of them reads, and a hint to read everything else again", async () => {
    const browser = aBrowser();
    const tabs = [receivedBy(browser.tab()), receivedBy(browser.tab())];
    await pass(firstEventWithinMs);
    for (const { events, state } of tabs) {
      expect(events.filter(({ type }) => type === "snapshot")).toEqual([{ type: "snapshot", data: [cells] }]);
      expect(events.at(-1)).toEqual(hint);
      expect(state()).toBe("polling");
    }
    browser.listIs([verbs]);
    await pass(readAgainMs);
    for (const { events } of tabs) expect(events.slice(-2)).toEqual([{ type: "snapshot", data: [verbs] }, hint]);
  });

  test("a tab without the list gets the hints alone, and no list is read", async () => {
    const browser = aBrowser();
    browser.listIs([verbs]);
    const { events, state } = receivedBy(browser.tab(), { wantsList: false });
    await pass(firstEventWithinMs + readAgainMs);
    expect(events).toEqual([hint, hint]);
    expect(state()).toBe("polling");
  });

  test.each([
    ["the same tab", (browser: ReturnType<typeof aBrowser>, live: LiveStream) => ({ live, browser }).live],
    ["another tab", (browser: ReturnType<typeof aBrowser>) => browser.tab()],
  ])("a screen that opens later in %s gets the list as it is then, at once", async (_where, tabOf) => {
    const browser = aBrowser();
    const live = browser.tab();
    receivedBy(live);
    await pass(firstEventWithinMs);
    browser.listIs([verbs]);
    const late = receivedBy(tabOf(browser, live));
    await pass(0);
    expect(late.events.filter(({ type }) => type === "snapshot")).toEqual([{ type: "snapshot", data: [verbs] }]);
    expect(late.state()).toBe("polling");
  });

  test("a list that is wanted later is read at once, without another three seconds", async () => {
    const browser = aBrowser();
    const live = browser.tab();
    receivedBy(live, { wantsList: false });
    await pass(firstEventWithinMs);
    const late = receivedBy(live);
    await pass(0);
    expect(late.events.filter(({ type }) => type === "snapshot")).toEqual([{ type: "snapshot", data: [cells] }]);
  });
});

function aSilentChannel(): BroadcastChannel {
  return { addEventListener() {}, postMessage() {}, close() {} } as unknown as BroadcastChannel;
}
