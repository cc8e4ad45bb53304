import { AppError } from "@recollect/domain/errors/failure.ts";
import { expect, test } from "vitest";
import { cutOffOf } from "./cut-off.ts";
import { refusalOf, sessionNow } from "./http.ts";

test("a network without a connection is distinguished from a server that a proxy answers for", () => {
  expect(cutOffOf(new AppError("database/network-error"))).toBe("network");
  expect(cutOffOf(new AppError("auth/network-request-failed"))).toBe("network");
  for (const status of [502, 503, 504]) expect(cutOffOf(refusalOf(status, null, "/api/study/entries", sessionNow()))).toBe("server");
});

test("a refusal is neither", () => {
  for (const status of [400, 401, 403, 404, 413, 429, 500])
    expect(cutOffOf(refusalOf(status, null, "/api/study/entries", sessionNow()))).toBeNull();
  expect(cutOffOf(new Error("a fault of ours"))).toBeNull();
});
