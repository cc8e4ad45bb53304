import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { silent, type LogLine } from "../process/log/log.ts";
import { failureOf } from "./errors.ts";

const detailsOf = (error: AppError) => failureOf(error, "request", silent).body.error.details;

test("the limits that a message names are in its details, beside the other details", () => {
  expect(detailsOf(new AppError("deck/too-many-cards"))).toEqual({ most: 10_000 });
  expect(detailsOf(new AppError("deck/too-many-cards", { details: { path: "cards" } }))).toEqual({ most: 10_000, path: "cards" });
  expect(detailsOf(new AppError("deck/too-many-cards", { details: ["cards"] }))).toEqual(["cards"]);
  expect(detailsOf(new AppError("deck/not-found"))).toBeNull();
});

test("a full disk is a failure of the service, and the log names the file that could not be written", () => {
  const lines: LogLine[] = [];
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const { status, body } = failureOf(full, "request", (line) => void lines.push(line));
  expect([status, body.error.code]).toEqual([503, "api/service-unavailable"]);
  expect(lines).toMatchObject([{ level: "error", id: "request", stack: expect.stringContaining("caused by Error: ENOSPC") }]);
});

test("what the server was not set up for is told, and the log is left alone", () => {
  const lines: LogLine[] = [];
  expect(failureOf(new AppError("auth/mail-off"), "request", (line) => void lines.push(line)).status).toBe(501);
  expect(lines).toEqual([]);
});
