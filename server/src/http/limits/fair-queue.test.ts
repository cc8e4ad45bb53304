import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { createFairQueue } from "./fair-queue.ts";

/** Turns, one piece of work at a time; `end` ends the one that runs. */
function oneAtATime(mostWaiting = 100) {
  const inTurn = createFairQueue({ atOnce: 1, mostWaiting });
  const begun: string[] = [];
  let end = () => {};
  const ask = (who: string) =>
    inTurn(who, async () => {
      begun.push(who);
      await new Promise<void>((done) => (end = done));
    });
  const endOne = async () => {
    end();
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
  };
  return { begun, ask, endOne };
}

test("one who asks for a lot does not keep the others waiting", async () => {
  const { begun, ask, endOne } = oneAtATime();
  const asked = "aaaabbc".split("").map(ask);
  for (let time = 0; time < asked.length; time += 1) await endOne();
  await Promise.all(asked);
  expect(begun.join("")).toBe("aabcaba");
});

test("when too much waits, the last of the one who asked for most is refused", async () => {
  const { begun, ask, endOne } = oneAtATime(3);
  const asked = "aaaaab".split("").map(ask);
  const outcomes = Promise.allSettled(asked);
  for (let time = 0; time < asked.length; time += 1) await endOne();
  const refused = (await outcomes).map((one) => (one.status === "rejected" ? (one.reason as AppError).code : "done"));
  expect(refused).toEqual(["done", "done", "done", "request/too-many-at-once", "request/too-many-at-once", "done"]);
  expect(begun.join("")).toBe("aaba");
});

test("one who has as much waiting as anyone is refused alone", async () => {
  const { ask, endOne } = oneAtATime(2);
  const asked = "aab".split("").map(ask);
  await expect(ask("b")).rejects.toMatchObject({ code: "request/too-many-at-once", status: 429 });
  for (const _ of asked) await endOne();
  await Promise.all(asked);
});

test("one caller has no more places than each may have, though others are free", async () => {
  const inTurn = createFairQueue({ atOnce: 3, eachAtOnce: 1, mostWaiting: 100 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string) =>
    inTurn(who, async () => {
      begun.push(who);
      await new Promise<void>((done) => ends.push(done));
    });
  const asked = "aaabb".split("").map(ask);
  await new Promise(setImmediate);
  expect(begun.join("")).toBe("ab");
  for (let time = 0; time < asked.length; time += 1) {
    ends[time]?.();
    await new Promise(setImmediate);
  }
  await Promise.all(asked);
  expect(begun.join("")).toBe("ababa");
});

test("work whose sender leaves while it waits is not begun, and makes room; work that has begun keeps its place", async () => {
  const inTurn = createFairQueue({ atOnce: 1, mostWaiting: 1 });
  const running = Promise.withResolvers<string>();
  const [first, leaving] = [new AbortController(), new AbortController()];
  const begun = inTurn("a", () => running.promise, first.signal);
  const left = inTurn("a", () => Promise.resolve("never"), leaving.signal);
  leaving.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  await expect(inTurn("b", () => Promise.resolve("never"), leaving.signal)).rejects.toThrow("left");
  const next = inTurn("b", () => Promise.resolve("done"));
  first.abort(new Error("left"));
  running.resolve("finished");
  expect(await Promise.all([begun, next])).toEqual(["finished", "done"]);
});

test("work that fails leaves its place to the next", async () => {
  const inTurn = createFairQueue({ atOnce: 1, mostWaiting: 1 });
  const failed = inTurn("a", () => Promise.reject(new Error("broken")));
  const next = inTurn("a", () => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
  expect(await inTurn("a", () => Promise.resolve("again"))).toBe("again");
});
