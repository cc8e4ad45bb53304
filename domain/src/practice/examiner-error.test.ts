import { expect, test } from "vitest";
import { examinerError, requestFailed } from "./examiner-error.ts";

test("the examiner's failures have the specification's own messages for some codes", () => {
  expect(examinerError("validation/empty-cards").message).toBe("No flashcards provided");
  expect(examinerError("api/rate-limit").message).toBe("Rate limit exceeded. Please try again in a moment.");
  expect(examinerError("auth/required").message).toBe("Authentication required");
});

test.each([
  [429, "api/rate-limit", "Rate limit exceeded. Please try again in a moment."],
  [401, "api/request-failed", "API request failed: 401"],
  [503, "api/request-failed", "API request failed: 503"],
])("a reply with status %i is %s", (status, code, message) => {
  expect(requestFailed(status)).toMatchObject({ code, message });
});
