import { describe, expect, test } from "vitest";
import { catalogue, isErrorCode, type ErrorCode } from "./catalogue.ts";
import { failureMessage } from "./error-messages.ts";

/** Copied from the specification, word for word; a change on either side fails here. */
const specified: Record<string, (readonly [ErrorCode, string])[]> = {
  "section 8, the friendly catalogue": [
    ["auth/invalid-credential", "Invalid email or password. Please check your credentials."],
    ["auth/user-not-found", "No account found with this email address."],
    ["auth/wrong-password", "Incorrect password. Please try again."],
    ["auth/email-already-in-use", "An account with this email already exists."],
    ["auth/weak-password", "Password must be at least 6 characters long."],
    ["auth/invalid-email", "Please enter a valid email address."],
    ["auth/too-many-requests", "Too many failed attempts. Please try again later."],
    ["auth/network-request-failed", "Network error. Please check your internet connection."],
    ["database/permission-denied", "You don't have permission to perform this action."],
    ["database/network-error", "Unable to connect to the database. Please try again."],
    ["api/rate-limit", "Too many requests. Please wait a moment before trying again."],
    ["api/service-unavailable", "Service temporarily unavailable. Please try again later."],
    ["validation/empty-title", "Deck title cannot be empty."],
    ["validation/empty-cards", "Please add at least one complete flashcard."],
    ["validation/invalid-card", "Each card must have both a term and definition."],
    ["unknown", "An unexpected error occurred. Please try again."],
  ],
  "section 8, the other codes and messages": [
    ["auth/required", "Authentication required"],
    ["deck/delete-failed", "Failed to delete deck. Please try again."],
    ["deck/list-failed", "Failed to load decks. Please refresh the page."],
    ["deck/copy-failed", "Failed to copy deck. Please try again."],
    ["deck/visibility-failed", "Failed to update visibility. Please try again."],
    ["deck/load-failed", "Failed to load deck. Please try again."],
    ["deck/something-failed", "An error occurred. Please try again."],
    ["deck/not-found", "Deck not found."],
    ["deck/not-in-collection", "Deck not found in your collection"],
    ["deck/sign-in-to-edit", "You must be logged in to edit a deck."],
    ["deck/sign-in-to-copy", "You must be logged in to copy decks."],
    ["profile/user-not-found", "User not found"],
    ["profile/not-found", "Profile not found"],
    ["profile/load-failed", "Failed to load profile"],
  ],
  "section 5, sign-up and login": [
    ["auth/missing-fields", "Please fill in all fields"],
    ["auth/password-too-short", "Password must be at least 6 characters"],
  ],
  "section 5, username": [
    ["username/too-short", "Username must be at least 3 characters"],
    ["username/too-long", "Username must be less than 20 characters"],
    ["username/bad-characters", "Username can only contain letters, numbers, and underscores"],
    ["username/starts-with-number", "Username cannot start with a number"],
    ["username/taken", "Username is already taken"],
    ["username/check-failed", "Error checking username availability"],
  ],
  "section 5, profile": [
    ["profile/setup-failed", "Error creating profile. Please try again."],
    ["profile/update-failed", "Error updating profile. Please try again."],
  ],
  "section 5, create deck": [
    ["deck/sign-in-to-create", "You must be logged in to create a deck."],
    ["deck/new-needs-title", "You must provide a title."],
    ["deck/new-needs-card", "Add at least one full card."],
    ["deck/last-card", "You must have at least one card in your deck."],
  ],
  "section 5, edit deck": [
    ["deck/sign-in-to-save", "You must be logged in to save changes."],
    ["deck/needs-title", "Deck must have a title."],
    ["deck/needs-card", "You must have at least one card with both term and definition."],
    ["deck/no-edit-permission", "You don't have permission to edit this deck."],
  ],
  "section 6, refusals": [
    ["deck/not-yours-to-show", "You can only change visibility of your own decks."],
    ["deck/not-yours-to-delete", "You can only delete your own decks."],
    ["deck/not-yours-to-edit", "You can only edit your own decks."],
  ],
};

describe.each(Object.entries(specified))("the specification, %s", (_section, rows) => {
  test.each(rows)("%s: %s", (code, words) => {
    expect(catalogue[code].message).toBe(words);
  });
});

describe.each(Object.entries(catalogue))("%s", (code, { status, message }) => {
  test("has an HTTP error status, and a message for students", () => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(message).toMatch(/^[A-Z].{10,}[^\s]$/);
    expect(message).not.toMatch(/undefined|null|NaN|\{|\}/);
  });

  test("has a code of its area and its name", () => {
    expect(code).toMatch(
      /^(?:unknown|(?:auth|database|api|request|username|profile|deck|card|trash|folder|library|practice|study|validation|import|export|media|storage|report|desk|notice|reminder|group|tag|assignment|class-test|roster|slip|question|round|match|suggestion|co-author|server)\/[a-z]+(?:-[a-z]+)*)$/,
    );
  });
});

test("only the catalogue's codes are codes", () => {
  expect(Object.keys(catalogue).every(isErrorCode)).toBe(true);
  for (const other of ["", "auth", "deck/", "toString", "__proto__", "constructor", null, undefined, 404, {}])
    expect(isErrorCode(other)).toBe(false);
});

describe("a limit in a message", () => {
  const limited = Object.entries(catalogue).flatMap(([code, { limits }]) =>
    limits === undefined ? [] : [[code as ErrorCode, limits] as const],
  );
  const numbersIn = (words: string) => [...words.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(",", "")));

  test.each(limited)("%s contains the current limits, and other values if its details have them", (code, limits) => {
    expect(new Set(numbersIn(catalogue[code].message))).toEqual(new Set(Object.values(limits)));
    const others = Object.fromEntries(Object.keys(limits).map((name, index) => [name, 7_654_321 + index]));
    expect(new Set(numbersIn(failureMessage(code, others) ?? ""))).toEqual(new Set(Object.values(others)));
  });

  test.each<{ details: unknown }>([
    { details: undefined },
    { details: null },
    { details: "most" },
    { details: [] },
    { details: { most: "<b>9</b>", least: Number.NaN } },
    { details: Object.create({ most: 5 }) },
  ])("is the current one if the details are $details", ({ details }) => {
    for (const [code] of limited) expect(failureMessage(code, details)).toBe(catalogue[code].message);
  });

  test("is never written as digits: all other numbers in messages are no limits", () => {
    const withDigits = Object.entries(catalogue).filter(([, { limits, message }]) => limits === undefined && numbersIn(message).length > 0);
    expect(withDigits.map(([code]) => code).toSorted()).toEqual(["deck/bad-id", "deck/bad-revision", "media/type-not-taken"]);
  });
});
