import { describe, expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { catalogue } from "@recollect/domain/errors/catalogue.ts";
import { signInMessageFor } from "./sign-in.texts.ts";

/** Copied from the specification, section 8, "Sign-in errors". */
const specified = [
  ["invalid-credential", "Incorrect email or password"],
  ["wrong-password", "Incorrect email or password"],
  ["invalid-email", "Please enter a valid email address"],
  ["user-not-found", "No account found with this email"],
  ["email-already-in-use", "This email is already registered"],
  ["weak-password", "Password should be at least 6 characters"],
  ["too-many-requests", "Too many failed attempts. Please try again later"],
  ["network-request-failed", "Network error. Please check your connection"],
  ["user-disabled", "This account has been disabled"],
] as const;

describe.each(specified)("%s", (part, words) => {
  test("is recognized by the code alone", () => {
    expect(signInMessageFor({ code: part, message: "" })).toBe(words);
  });

  test("is recognized as a part of the code, with any message", () => {
    expect(signInMessageFor({ code: `auth/${part}`, message: "Something else, even auth/unknown-thing" })).toBe(words);
  });

  test("is recognized inside the message when there is no code", () => {
    expect(signInMessageFor({ message: `Provider: Error (auth/${part}).` })).toBe(words);
  });

  test("is recognized inside the message when the code is unknown", () => {
    expect(signInMessageFor({ code: "ERR_42", message: `Error (auth/${part}).` })).toBe(words);
  });

  test("the catalogue's own error has the same message", () => {
    expect(Object.keys(catalogue)).toContain(`auth/${part}`);
    expect(signInMessageFor(new AppError(`auth/${part}`))).toBe(words);
  });
});

test("the code has priority over the message", () => {
  expect(signInMessageFor({ code: "auth/user-disabled", message: "auth/invalid-email" })).toBe("This account has been disabled");
});

test.each([
  ["Please fill in all fields", "Please fill in all fields"],
  ["Better Auth: The moon is full", "The moon is full"],
  ["better-auth: The moon is full", "The moon is full"],
  ["[Better Auth] The moon is full", "The moon is full"],
  ["Auth: The moon is full", "The moon is full"],
  ["Authentication required", "Authentication required"],
  ["The moon is full: try auth: later", "The moon is full: try auth: later"],
])("any other message is shown unchanged but for the provider's prefix: %s", (message, shown) => {
  expect(signInMessageFor({ message })).toBe(shown);
  expect(signInMessageFor({ code: "auth/something-new", message })).toBe(shown);
});

test.each(["", "  ", "auth:"])("an empty message (%j) does not give an empty banner", (message) => {
  expect(signInMessageFor({ message })).toBe("An unexpected error occurred. Please try again.");
});
