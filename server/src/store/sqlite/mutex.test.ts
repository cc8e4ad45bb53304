import { expect, test } from "vitest";

import { createMutex } from "./mutex.ts";

test("one at a time has the turn, in order of arrival", async () => {
  const mutex = createMutex();
  const order: string[] = [];
  const visit = async (name: string) => {
    const release = await mutex.acquire();
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    release();
  };
  await Promise.all(["a", "b", "c"].map(visit));
  expect(order).toEqual(["a in", "a out", "b in", "b out", "c in", "c out"]);
});
