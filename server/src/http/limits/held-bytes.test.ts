import { expect, test, vi } from "vitest";

import { createHeldBytes } from "./held-bytes.ts";

const soon = { patienceMs: 0, waitMs: 60_000 };

test("what is held is waited for where there is no room beside it, in the order of arrival", async () => {
  const held = createHeldBytes({ most: 100, patienceMs: 60_000, waitMs: 60_000 });
  await held.room(60);
  const first = held.hold(60, () => {});
  const order: string[] = [];
  const large = held.room(50).then(() => order.push("large"));
  const small = held.room(10).then(() => order.push("small"));
  await new Promise((later) => setTimeout(later, 50));
  expect(order).toEqual([]);
  first.done();
  await Promise.all([large, small]);
  expect(order).toEqual(["large", "small"]);
});

test("while others wait, the one held longest is cut off, unless its memory is needed soon", async () => {
  const held = createHeldBytes({ most: 100, ...soon });
  const [needed, slow, later] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  held.hold(40, needed).keep();
  held.hold(40, slow);
  held.hold(20, later);
  expect(slow).not.toHaveBeenCalled();
  await held.room(30);
  expect([needed, slow, later].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
});

test("what waits too long is refused, and what is larger than all that may be held has it alone", async () => {
  const held = createHeldBytes({ most: 100, patienceMs: 60_000, waitMs: 30 });
  await held.room(500);
  const all = held.hold(500, () => {});
  await expect(held.room(1)).rejects.toMatchObject({ code: "request/too-many-at-once" });
  all.done();
  await held.room(1);
});
