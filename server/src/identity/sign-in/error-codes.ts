import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";

/** The identity library's codes and the product's. A code that is not here is an internal error and becomes `unknown`. */
const codes: Readonly<Record<string, ErrorCode>> = {
  ACCOUNT_NOT_FOUND: "auth/invalid-credential",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "auth/invalid-credential",
  INVALID_EMAIL: "auth/invalid-email",
  INVALID_EMAIL_OR_PASSWORD: "auth/invalid-credential",
  INVALID_PASSWORD: "auth/invalid-credential",
  INVALID_USER: "auth/invalid-credential",
  PASSWORD_TOO_LONG: "auth/password-too-long",
  PASSWORD_TOO_SHORT: "auth/password-too-short",
  SESSION_EXPIRED: "auth/required",
  USER_ALREADY_EXISTS: "auth/email-already-in-use",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "auth/email-already-in-use",
  USER_NOT_FOUND: "auth/invalid-credential",
};

/** A failure of the identity library as the product's; any other failure as it is. */
export function appErrorOf(failure: unknown): unknown {
  const code = libraryCode(failure);
  const name = code !== null && Object.hasOwn(codes, code) ? codes[code] : undefined;
  return name === undefined ? failure : new AppError(name, { cause: failure });
}

function libraryCode(failure: unknown): string | null {
  if (typeof failure !== "object" || failure === null || !("body" in failure)) return null;
  const { body } = failure;
  if (typeof body !== "object" || body === null || !("code" in body)) return null;
  return typeof body.code === "string" ? body.code : null;
}
