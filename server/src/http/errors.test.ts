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

const systemError = (fields: object) => Object.assign(new Error("no space left"), fields);

test.each([
  ["the server's disk", systemError({ code: "ENOSPC" })],
  ["a quota of it", systemError({ code: "EDQUOT" })],
  ["the disk of SQLite, inside of what the store throws", new AppError("database/network-error", { cause: systemError({ errcode: 13 }) })],
  ["the same, found out while a page was written", new AppError("database/network-error", { cause: systemError({ errcode: 13 + 256 }) })],
  ["PostgreSQL's disk", new AppError("database/network-error", { cause: systemError({ code: "53100" }) })],
  ["the disk of the media", new AppError("media/store-unreachable", { cause: systemError({ code: "ENOSPC" }) })],
])("of %s it is said that it is full, and the log has the cause", (_what, full) => {
  const lines: LogLine[] = [];
  const { status, body } = failureOf(full, "request", (line) => void lines.push(line));
  expect([status, body.error.code]).toEqual([503, "server/disk-full"]);
  expect(lines).toMatchObject([
    { level: "error", id: "request", code: "server/disk-full", stack: expect.stringContaining("no space left") },
  ]);
});

test("another failure of the database is not called a full disk", () => {
  const failure = new AppError("database/network-error", { cause: systemError({ errcode: 10, code: "ERR_SQLITE_ERROR" }) });
  expect(failureOf(failure, "request", silent).body.error.code).toBe("database/network-error");
});

test("a student's own full storage is no error in the log", () => {
  const lines: LogLine[] = [];
  expect(failureOf(new AppError("storage/full"), "request", (line) => void lines.push(line)).status).toBe(507);
  expect(lines).toEqual([]);
});

test("what the server was not set up for is told, and the log is left alone", () => {
  const lines: LogLine[] = [];
  expect(failureOf(new AppError("auth/mail-off"), "request", (line) => void lines.push(line)).status).toBe(501);
  expect(lines).toEqual([]);
});

test("a text that takes too long is a failure for its student alone: a warning in the log, no error", () => {
  const lines: LogLine[] = [];
  const { status } = failureOf(new AppError("practice/took-too-long"), "request", (line) => void lines.push(line));
  expect(status).toBe(503);
  expect(lines).toMatchObject([{ level: "warn", code: "practice/took-too-long" }]);
});
