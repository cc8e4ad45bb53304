import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often a query is sent that always gets this failure. */
async function timesAsked(failure: Error): Promise<number> {
  const client = createQueryClient();
  let requestCount = 0;
  const queryFn = async () => {
    requestCount += 1;
    throw failure;
  };
  const retry = client.getDefaultOptions().queries?.retry ?? false;
  const answer = client.fetchQuery({ queryKey: ["deck"], queryFn, retry }).catch((reason: unknown) => reason);
  await vi.runAllTimersAsync();
  expect(await answer).toBe(failure);
  client.clear();
  return requestCount;
}

test("a server's failure, or a broken network, is retried twice", async () => {
  expect(await timesAsked(new AppError("unknown"))).toBe(3);
  expect(await timesAsked(new AppError("api/service-unavailable"))).toBe(3);
  expect(await timesAsked(new AppError("auth/network-request-failed"))).toBe(3);
});

test("a refusal is not retried, and neither is an error of ours", async () => {
  expect(await timesAsked(new AppError("deck/not-found"))).toBe(1);
  expect(await timesAsked(new TypeError("not a function"))).toBe(1);
});
