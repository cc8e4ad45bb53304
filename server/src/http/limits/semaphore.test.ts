import { expect, test } from "vitest";

import { createSemaphore } from "./semaphore.ts";

test("a limited number of turns at a time, in the order of requests", async () => {
  const turns = createSemaphore(2);
  const begun: string[] = [];
  const take = (name: string) => turns.take().then((release) => (begun.push(name), release));
  const [first, , third] = [await take("a"), await take("b"), take("c")];
  const fourth = take("d");
  expect(begun).toEqual(["a", "b"]);
  first();
  (await third)();
  await fourth;
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("one who leaves while waiting holds no one up", async () => {
  const turns = createSemaphore(1);
  const left = new AbortController();
  const release = await turns.take();
  const [second, third] = [turns.take(left.signal), turns.take()];
  left.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  release();
  expect(await third).toBeTypeOf("function");
  await expect(turns.take(left.signal)).rejects.toThrow("gone");
});

test("one who leaves in the very moment in which the turn comes gives it to the next, who is not forgotten", async () => {
  const turns = createSemaphore(1);
  const left = new AbortController();
  const release = await turns.take();
  const [second, third] = [turns.take(left.signal), turns.take()];
  release();
  left.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  (await third)();
  expect(await turns.take()).toBeTypeOf("function");
});
