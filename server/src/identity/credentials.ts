import { PASSWORD, signUpProblem } from "@recollect/domain/accounts/credentials.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { z } from "zod";

/** What sign-up takes. `name` is the identity library's; ours is the display name, claimed later, so it is empty. */
export const SignUpBody = z.strictObject({ email: z.string(), password: z.string(), name: z.literal("").optional() });

export const SignInBody = z.strictObject({ email: z.string(), password: z.string() });

export type Credentials = { email: string; password: string };

/** The one spelling of an address: without blanks around it, in lower case. Accounts are made, found and counted by it. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The credentials of a new account; throws the first thing that is wrong with them. */
export function newCredentials(given: Credentials): Credentials {
  const problem = signUpProblem(given.email, given.password);
  if (problem) throw new AppError(problem);
  const email = canonicalEmail(given.email);
  if (!isEmail(email)) throw new AppError("auth/invalid-email");
  return { email, password: given.password };
}

/**
 * The credentials of a login. An address that nobody could have is refused as such, as the form does; a password that
 * nobody could have is simply wrong, and is not worth hashing.
 */
export function loginCredentials(given: Credentials): Credentials {
  if (given.email.trim() === "" || given.password === "") throw new AppError("auth/missing-fields");
  const email = canonicalEmail(given.email);
  if (!isEmail(email)) throw new AppError("auth/invalid-email");
  if (given.password.length > PASSWORD.maxLength) throw new AppError("auth/invalid-credential");
  return { email, password: given.password };
}

/** RFC 5321 allows no address to be longer. */
const EMAIL_MAX_LENGTH = 254;

function isEmail(email: string): boolean {
  return email.length <= EMAIL_MAX_LENGTH && z.email().safeParse(email).success;
}
