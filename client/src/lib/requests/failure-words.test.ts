import { catalogue } from "@recollect/domain/errors/local-catalogue.ts";
import { expect, test } from "vitest";
import { failureWords } from "./http.ts";

test("a failure is told in the catalogue's words for its code, whatever words came with it", () => {
  expect(failureWords({ code: "deck/not-found", message: "Nicht gefunden" })).toBe(catalogue["deck/not-found"].message);
});

test("the examiner's failures keep the words that are theirs", () => {
  const examiner = "Rate limit exceeded. Please try again in a moment.";
  expect(failureWords({ code: "api/rate-limit", message: examiner })).toBe(examiner);
  expect(failureWords({ code: "api/rate-limit", message: "Slow down" })).toBe(catalogue["api/rate-limit"].message);
});

test("what only the server can find out is told in its words", () => {
  expect(failureWords({ code: "api/request-failed", message: "API request failed: 502", details: { status: 502 } })).toBe(
    "API request failed: 502",
  );
});

test("a limit is the one that the details name, for the server knows which holds", () => {
  expect(failureWords({ code: "deck/title-too-long", message: "Too long", details: { most: 1200 } })).toBe(
    "Title must be at most 1,200 characters",
  );
});
