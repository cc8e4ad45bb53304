import { catalogue } from "@recollect/domain/errors/local-catalogue.ts";
import "@recollect/domain/decks/problems.ts";
import { expect, test } from "vitest";
import { failureWords } from "./http.ts";

test("a failure has the catalogue's message for its code, with any message in the reply", () => {
  expect(failureWords({ code: "deck/not-found", message: "Nicht gefunden" })).toBe(catalogue["deck/not-found"].message);
});

test("the examiner's failures keep their own messages", () => {
  const examiner = "Rate limit exceeded. Please try again in a moment.";
  expect(failureWords({ code: "api/rate-limit", message: examiner })).toBe(examiner);
  expect(failureWords({ code: "api/rate-limit", message: "Slow down" })).toBe(catalogue["api/rate-limit"].message);
});

test("failures with details that only the server has keep its message", () => {
  expect(failureWords({ code: "api/request-failed", message: "API request failed: 502", details: { status: 502 } })).toBe(
    "API request failed: 502",
  );
});

test("a limit is the one in the details, since the server's is in force", () => {
  expect(failureWords({ code: "deck/title-too-long", message: "Too long", details: { most: 1200 } })).toBe(
    "Title must be at most 1,200 characters",
  );
});
