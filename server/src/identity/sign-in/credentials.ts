import { hasNoEmail } from "@recollect/domain/accounts/no-email.ts";
import { signUpProblem } from "@recollect/domain/accounts/credentials.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { PASSWORD } from "@recollect/domain/limits/limits.ts";
import { z } from "zod";

import { isCommonPassword } from "../passwords/common-passwords.ts";

/** What a login takes. `name` is the identity library's; ours is the display name, claimed later, so it is empty. */
export const SignInBody = z.strictObject({ email: z.string(), password: z.string(), name: z.literal("").optional() });

/** What a sign-up takes. */
export const SignUpBody = z.strictObject({ ...SignInBody.shape, invitation: z.string().max(100).optional() });

export type Credentials = { email: string; password: string };

/** The canonical form of an address: trimmed, in lower case. Accounts are created, found and counted by it. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The credentials of a new account; throws the first problem with them. */
export function newCredentials(credentials: Credentials): Credentials {
  const problem = signUpProblem(credentials.email, credentials.password);
  if (problem) throw new AppError(problem);
  const email = checkedEmail(credentials.email);
  if (hasNoEmail(email)) throw new AppError("auth/invalid-email");
  return { email, password: credentials.password };
}

/** A canonical address. Throws `auth/invalid-email` for an impossible one. */
export function checkedEmail(input: string): string {
  const email = canonicalEmail(input);
  if (!isEmail(email)) throw new AppError("auth/invalid-email");
  return email;
}

/** A valid new password. Throws what is wrong with it: its length, or that it is too common. */
export async function checkedPassword({ email, password }: Credentials): Promise<void> {
  const problem = signUpProblem(email, password);
  if (problem) throw new AppError(problem);
  const lower = password.trim().toLowerCase();
  if (lower === email || lower === email.split("@", 1)[0]) throw new AppError("auth/password-is-email");
  if (await isCommonPassword(password)) throw new AppError("auth/password-too-common");
}

/**
 * The credentials of a login. An impossible address is refused as such, as in the form; an impossible password is simply wrong, and is not
 * worth hashing.
 */
export function loginCredentials(credentials: Credentials): Credentials {
  if (credentials.email.trim() === "" || credentials.password === "") throw new AppError("auth/missing-fields");
  const email = checkedEmail(credentials.email);
  if (credentials.password.length > PASSWORD.maxLength) throw new AppError("auth/invalid-credential");
  return { email, password: credentials.password };
}

/** RFC 5321 allows no address to be longer. */
const EMAIL_MAX_LENGTH = 254;

function isEmail(email: string): boolean {
  return email.length <= EMAIL_MAX_LENGTH && z.email().safeParse(email).success;
}
