import { hourMs } from "@recollect/domain/time/units.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createAppWorker, takeOverMs, workerAddress } from "./app-worker.ts";

const entry = "/assets/index-Ab12cd3.js";
const cachesOfWorker = ["page-/assets/index-1.js", "files-/assets/index-1.js", "workbox-precache-v2-https://example.org/"];
/** It does so only if the page that says this is of its build, and no other page is open. */
const askedToTakeOver = { type: "take-over-if-same-build", entry };
const cachesOfStudents = ["media-ada", "media-account"];

class FakeWorker extends EventTarget {
  readonly messages: unknown[] = [];
  state: ServiceWorkerState;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  /** as in a browser, a known worker is registered again without a look at its script */
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = vi.fn<() => Promise<void>>(async () => {});
  readonly unregister = vi.fn<() => Promise<boolean>>(async () => true);
  /** A newer worker arrives. */
  find(): FakeWorker {
    const worker = (this.installing = new FakeWorker("installing"));
    this.dispatchEvent(new Event("updatefound"));
    return worker;
  }
}

/** `isFirst`: no worker is at work yet. */
function aWorker({ isFirst = false, isOff = false, refusal }: { isFirst?: boolean; isOff?: boolean; refusal?: Error } = {}) {
  const registration = new FakeRegistration();
  const container = Object.assign(new EventTarget(), {
    controller: isFirst ? null : new FakeWorker("activated"),
    register: vi.fn<(address: string) => Promise<FakeRegistration | undefined>>(async () => {
      if (refusal) throw refusal;
      return registration;
    }),
    getRegistrations: async () => [registration],
  });
  const caches = {
    keys: async () => [...cachesOfWorker, ...cachesOfStudents],
    delete: vi.fn<(name: string) => Promise<boolean>>(async () => true),
  };
  const reload = vi.fn<() => void>();
  let now = 0;
  const worker = createAppWorker({
    container: container as unknown as ServiceWorkerContainer,
    caches: caches as unknown as CacheStorage,
    isOff,
    entry,
    reload,
    clock: () => now,
  });
  return { worker, registration, container, caches, reload, wait: (ms: number) => void (now += ms) };
}

/** What the server answers at the worker's address. */
function workerAnswers(reply: (how?: RequestInit) => Response | Promise<Response>): void {
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async (_address, how) => reply(how)),
  );
}

const aPage = () => new Response("<html>", { headers: { "content-type": "text/html" } });

/** What a browser gives for a redirect to a page. */
function aRedirect(how?: RequestInit): Response {
  if (how?.redirect !== "manual") return aPage();
  return Object.defineProperties(new Response(), {
    type: { value: "opaqueredirect" },
    status: { value: 0 },
    ok: { value: false },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a newer version", () => {
  test("is offered once its files have arrived, and no longer when it is at work", async () => {
    const { worker, registration } = aWorker();
    const listener = vi.fn<() => void>();
    worker.subscribe(listener);
    await worker.start();
    const newer = registration.find();
    expect(worker.isNewVersionReady()).toBe(false);
    newer.become("installed");
    expect([worker.isNewVersionReady(), listener.mock.calls.length]).toEqual([true, 1]);
    newer.become("activating");
    expect([worker.isNewVersionReady(), listener.mock.calls.length]).toEqual([false, 2]);
  });

  test("is offered when it arrived before this page", async () => {
    const { worker, registration } = aWorker();
    registration.waiting = new FakeWorker("installed");
    await worker.start();
    expect(worker.isNewVersionReady()).toBe(true);
  });

  test("takes over at once, if this page is of it already and is alone: the worker decides", async () => {
    const { worker, registration } = aWorker();
    const waiting = (registration.waiting = new FakeWorker("installed"));
    await worker.start();
    expect(waiting.messages).toEqual([askedToTakeOver]);
  });

  test("takes over likewise when it is found only while the page is open, as the first page of a new build finds it", async () => {
    const { worker, registration } = aWorker();
    await worker.start();
    const newer = registration.find();
    expect(newer.messages).toEqual([]);
    newer.become("installed");
    expect(newer.messages).toEqual([askedToTakeOver]);
  });

  test("is not what the very first worker is", async () => {
    const { worker, registration } = aWorker({ isFirst: true });
    await worker.start();
    registration.find().become("installed");
    expect(worker.isNewVersionReady()).toBe(false);
  });

  test("is told to take over by the student's reload alone, before the page reloads", async () => {
    const { worker, registration, container, reload } = aWorker();
    await worker.start();
    const newer = registration.find();
    newer.become("installed");
    expect(newer.messages).toEqual([askedToTakeOver]);
    const reloaded = worker.reloadInNewVersion();
    expect([newer.messages, reload.mock.calls.length]).toEqual([[askedToTakeOver, { type: "take-over" }], 0]);
    container.dispatchEvent(new Event("controllerchange"));
    await reloaded;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("that does not take over is waited for five seconds", async () => {
    vi.useFakeTimers();
    const { worker, registration, reload } = aWorker();
    await worker.start();
    registration.find().become("installed");
    void worker.reloadInNewVersion();
    await vi.advanceTimersByTimeAsync(takeOverMs - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("is asked for once an hour", async () => {
    const { worker, registration, wait } = aWorker();
    await worker.start();
    for (const ms of [0, hourMs - 1, 1, hourMs]) {
      wait(ms);
      await worker.askForNewer();
    }
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});

describe("the worker and its files are removed", () => {
  test("where the operator switched it off, and with them the kept pictures and sounds", async () => {
    const { worker, registration, container, caches } = aWorker({ isOff: true });
    await worker.start();
    expect([container.register.mock.calls, registration.unregister.mock.calls.length]).toEqual([[], 1]);
    expect(caches.delete.mock.calls.flat()).toEqual([...cachesOfWorker, ...cachesOfStudents]);
  });

  // Where the server only lacks the worker, pictures and sounds stay.
  test.each([
    ["404", () => new Response("", { status: 404 })],
    ["410", () => new Response("", { status: 410 })],
    ["the page, as a version without a worker does", aPage],
  ])("where the server answers its address with %s", async (_what, reply) => {
    workerAnswers(reply);
    const { worker, registration, caches } = aWorker({ refusal: new TypeError("bad worker") });
    await worker.start();
    expect([registration.unregister.mock.calls.length, caches.delete.mock.calls.flat()]).toEqual([1, cachesOfWorker]);
  });
});

describe("the worker and its files are removed from an open page", () => {
  test("at its start, where the browser knew the worker and the server answers its address with 404", async () => {
    workerAnswers(() => new Response("", { status: 404 }));
    const { worker, registration, caches } = aWorker();
    registration.active = new FakeWorker("activated");
    registration.update.mockRejectedValue(new TypeError("A bad HTTP response code (404) was received."));
    await worker.start();
    expect([registration.unregister.mock.calls.length, caches.delete.mock.calls.flat()]).toEqual([1, cachesOfWorker]);
  });

  test("once the server answers the worker's address with 404 while the page asks for a newer one; the page goes on", async () => {
    workerAnswers(() => new Response("", { status: 404 }));
    const { worker, registration, caches, reload, wait } = aWorker();
    await worker.start();
    registration.find().become("installed");
    expect(worker.isNewVersionReady()).toBe(true);
    registration.update.mockRejectedValue(new TypeError("A bad HTTP response code (404) was received."));
    wait(hourMs);
    await worker.askForNewer();
    expect([registration.unregister.mock.calls.length, caches.delete.mock.calls.flat()]).toEqual([1, cachesOfWorker]);
    // Nothing is offered that is not there any more, nothing reloads, and nobody asks again.
    expect([worker.isNewVersionReady(), reload.mock.calls.length]).toEqual([false, 0]);
    wait(hourMs);
    await worker.askForNewer();
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});

describe("the worker and its files are kept", () => {
  test.each([
    ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["while the server fails", () => new Response("", { status: 503, headers: { "content-type": "text/html" } })],
    ["if the script is there", () => new Response("", { headers: { "content-type": "text/javascript; charset=utf-8" } })],
    ["while a network sends everything to its sign-in page", aRedirect],
  ])("%s, although it can't be registered now", async (_what, reply) => {
    workerAnswers(reply);
    const { worker, registration, caches } = aWorker({ refusal: new TypeError("Failed to register") });
    await worker.start();
    expect([registration.unregister.mock.calls, caches.delete.mock.calls]).toEqual([[], []]);
  });
});

test("a browser without service workers, and one whose `register` gives nothing, have an app that works as before", async () => {
  const none = createAppWorker({ container: undefined, caches: undefined, isOff: false, entry, reload: () => {}, clock: () => 0 });
  await none.start();
  await none.askForNewer();
  expect(none.isNewVersionReady()).toBe(false);
  const { worker, container } = aWorker();
  container.register.mockResolvedValue(undefined);
  await worker.start();
  expect([container.register.mock.calls[0]?.[0], worker.isNewVersionReady()]).toEqual([workerAddress, false]);
});
