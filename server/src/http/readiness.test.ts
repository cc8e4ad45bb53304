import { expect, test, vi } from "vitest";

import { describeEachDatabase } from "../../test/databases.ts";
import { readiness } from "./readiness.ts";

describeEachDatabase("a database that accepts writes", (openStore) => {
  test("is ready, and is not after it is closed", async () => {
    const store = await openStore();
    const isReady = readiness(store);
    await expect(isReady()).resolves.toBeUndefined();
    await store.close();
    await expect(isReady()).rejects.toMatchObject({ code: "database/network-error" });
    await expect(store.probe()).rejects.toMatchObject({ code: "database/network-error" });
  });
});

test("for any number of requests, it writes once in five seconds, and once in a second while that fails", async () => {
  let now = 0;
  const probe = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("the disk is full")).mockResolvedValue();
  const isReady = readiness({ ping: async () => {}, probe }, () => now);
  for (let asked = 0; asked < 10; asked += 1) await expect(isReady()).rejects.toThrow("full");
  now = 1000;
  for (let asked = 0; asked < 10; asked += 1) await expect(isReady()).resolves.toBeUndefined();
  now = 5999;
  await expect(isReady()).resolves.toBeUndefined();
  expect(probe).toHaveBeenCalledTimes(2);
  now = 6000;
  await expect(isReady()).resolves.toBeUndefined();
  expect(probe).toHaveBeenCalledTimes(3);
});

test.each(["ping", "probe"] as const)(
  "a database that says nothing to a %s is away after a while, also for those who ask later",
  async (silent) => {
    const store = { ping: async () => {}, probe: async () => {}, [silent]: () => new Promise<void>(() => {}) };
    const isReady = readiness(store, () => 0, 20);
    for (let times = 0; times < 2; times += 1) await expect(isReady()).rejects.toMatchObject({ code: "database/network-error" });
  },
);
