import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later } from "../../test/fakes/fake-server.ts";
import { fillPatienceMs, fillStore } from "./fill-now.ts";
import { deviceAccount } from "./store/device-account.ts";
import { deviceDatabase, forgetDevice, readMeta } from "./store/device-store.ts";

const { signal } = new AbortController();
const fill = async () => fillStore("ada", await deviceDatabase("ada"), signal);

/** Locks as browsers have them, for one name. */
function useLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, options: LockOptions, work: () => Promise<void>) => {
    const aborted = new Promise<never>((_resolve, reject) => options.signal?.addEventListener("abort", () => reject(new Error("aborted"))));
    const before = last;
    const run = Promise.race([before.catch(() => {}), aborted]).then(work);
    last = Promise.all([before, run.catch(() => {})]);
    return run;
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
}

beforeEach(() => {
  deviceAccount.set({ uid: "ada", email: "ada@example.org", sessionId: "s1" });
  useLocks();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "locks");
  await forgetDevice("ada");
});

const lines = (cursor: string) => new Response(`${JSON.stringify({ kind: "cursor", cursor })}\n`);

test("of two tabs the second one fills after the first, from where that one ended", async () => {
  const answer = later<Response>();
  const asked: string[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>((address) => {
      asked.push(address as string);
      return asked.length === 1 ? answer.reply : Promise.resolve(lines("2.2.b"));
    }),
  );
  const both = [fill(), fill()];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer.give(lines("1.1.a"));
  await Promise.all(both);
  expect(asked).toEqual(["/api/device?uid=ada", "/api/device?uid=ada&since=1.1.a"]);
  expect(await readMeta(await deviceDatabase("ada"), "cursor")).toBe("2.2.b");
});

test("a tab that hangs holds the others up for a minute at most", async () => {
  await deviceDatabase("ada");
  const asked: string[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>((address) => {
      asked.push(address as string);
      return asked.length === 1 ? new Promise(() => {}) : Promise.resolve(lines("2.2.b"));
    }),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  void fill();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const second = fill();
  await vi.advanceTimersByTimeAsync(fillPatienceMs);
  vi.useRealTimers();
  await second;
  expect(asked).toHaveLength(2);
});
