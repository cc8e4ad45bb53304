import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { appErrorOf } from "./error-codes.ts";

/** As the identity library throws it. */
const failure = (code: string) => Object.assign(new Error(code), { body: { code, message: "its own words" } });

test.each([
  ["INVALID_EMAIL_OR_PASSWORD", "auth/invalid-credential"],
  ["INVALID_PASSWORD", "auth/invalid-credential"],
  ["INVALID_USER", "auth/invalid-credential"],
  ["USER_NOT_FOUND", "auth/invalid-credential"],
  ["ACCOUNT_NOT_FOUND", "auth/invalid-credential"],
  ["CREDENTIAL_ACCOUNT_NOT_FOUND", "auth/invalid-credential"],
  ["INVALID_EMAIL", "auth/invalid-email"],
  ["PASSWORD_TOO_SHORT", "auth/password-too-short"],
  ["PASSWORD_TOO_LONG", "auth/password-too-long"],
  ["USER_ALREADY_EXISTS", "auth/email-already-in-use"],
  ["USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", "auth/email-already-in-use"],
  ["SESSION_EXPIRED", "auth/required"],
])("the library's %s is our %s", (code, ours) => {
  const error = appErrorOf(failure(code));
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).code).toBe(ours);
});

test.each([
  failure("FAILED_TO_CREATE_SESSION"),
  failure("toString"),
  new Error("boom"),
  { body: null },
  { body: { code: 7 } },
  "text",
  null,
  undefined,
])("an error without a code of ours stays as it is (%#)", (other) => {
  expect(appErrorOf(other)).toBe(other);
});
