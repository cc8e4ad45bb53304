import { catalogue } from "./local-catalogue.ts";

/** The messages of the sign-in form, by a part of the provider's code (specification, section 8, "Sign-in errors"). */
const signInMessages = [
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

/**
 * The message in the red banner of the sign-in form. A known part of the provider's code decides, or else of the message. Any other message
 * is shown as it is, without the provider's prefix.
 */
export function signInMessageFor(failure: { code?: string; message: string }): string {
  return knownMessage(failure.code ?? "") ?? knownMessage(failure.message) ?? (withoutPrefix(failure.message) || catalogue.unknown.message);
}

function knownMessage(text: string): string | undefined {
  return signInMessages.find(([part]) => text.includes(part))?.[1];
}

function withoutPrefix(message: string): string {
  return message.replace(/^\s*(?:\[better[ -]?auth\]|(?:better[ -]?auth|auth)\s*:)/i, "").trim();
}
