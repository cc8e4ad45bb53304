import { expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { refusalWords } from "./refusal-words.ts";

test.each([
  ["deck/not-yours-to-delete", "You can only delete your own decks."],
  ["deck/too-many-decks", "You can have at most 5,000 decks"],
  ["deck/not-found", "Deck not found."],
  ["api/rate-limit", "Too many requests. Please wait a moment before trying again."],
] as const)("the refusal %s says its own words", (code, words) => {
  expect(refusalWords(new AppError(code), "deck/delete-failed")).toBe(words);
});

test.each([
  ["a lost network", new AppError("database/network-error")],
  ["a server in trouble", new AppError("unknown")],
  ["a failure without a name", new AppError()],
  ["a request that no server understands", new AppError("request/unknown-route")],
  ["a mistake of ours", new TypeError("undefined is not a function")],
])("%s says what was not done", (_, failure) => {
  expect(refusalWords(failure, "deck/delete-failed")).toBe("Failed to delete deck. Please try again.");
});
