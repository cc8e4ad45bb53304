import { errorText } from "../../lib/language/error-text.ts";
import { t } from "../../lib/language/t.ts";

/** The messages of the sign-in form, by a part of the provider's code (specification, section 8, "Sign-in errors"). */
const messages = {
  "invalid-credential": t("Incorrect email or password"),
  "wrong-password": t("Incorrect email or password"),
  "invalid-email": t("Please enter a valid email address"),
  "user-not-found": t("No account found with this email"),
  "email-already-in-use": t("This email is already registered"),
  "weak-password": t("Password should be at least 6 characters"),
  "too-many-requests": t("Too many failed attempts. Please try again later"),
  "network-request-failed": t("Network error. Please check your connection"),
  "user-disabled": t("This account has been disabled"),
};

/**
 * The message in the red banner of the sign-in form. A known part of the provider's code decides, or else of the message. Any other message
 * is shown as it is, without the provider's prefix.
 */
export function signInMessageFor(failure: { code?: string; message: string }): string {
  return knownMessage(failure.code ?? "") ?? knownMessage(failure.message) ?? (withoutPrefix(failure.message) || errorText("unknown"));
}

function knownMessage(text: string): string | undefined {
  return Object.entries(messages).find(([part]) => text.includes(part))?.[1];
}

function withoutPrefix(message: string): string {
  return message.replace(/^\s*(?:\[better[ -]?auth\]|(?:better[ -]?auth|auth)\s*:)/i, "").trim();
}
