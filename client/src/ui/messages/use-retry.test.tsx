import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { pass, settle, stopClock } from "../../../test/still-clock.ts";
import { useRetry } from "./use-retry.ts";

const ready = "GET /readyz";

function retrying(status: () => number) {
  stopClock();
  const server = fakeServer({ [ready]: () => new Response(null, { status: status() }) });
  let retries = 0;
  const { unmount } = renderHook(() => useRetry(() => (retries += 1)));
  return { checks: () => server.to(ready).length, retries: () => retries, unmount };
}

test("the server is checked after 5, 10, 20 and 40 seconds, then every minute", async () => {
  const { checks, retries } = retrying(() => 503);
  for (const [at, seconds] of [5, 10, 20, 40, 60, 60, 60].entries()) {
    await pass(seconds * 1000 - 1);
    expect(checks()).toBe(at);
    await pass(1);
    await settle();
    expect(checks()).toBe(at + 1);
  }
  expect(retries()).toBe(0);
});

test("a server that answers is asked again, until it helps", async () => {
  let status = 503;
  const { checks, retries, unmount } = retrying(() => status);
  await pass(5000);
  await settle();
  status = 200;
  await pass(10_000);
  await settle();
  expect([checks(), retries()]).toEqual([2, 1]);
  unmount();
  await pass(600_000);
  expect(checks()).toBe(2);
});

test("a network that is back is used at once", () => {
  const { checks, retries } = retrying(() => 503);
  act(() => void window.dispatchEvent(new Event("online")));
  expect([checks(), retries()]).toEqual([0, 1]);
});
