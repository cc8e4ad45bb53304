/** What the sign-in form says, by a part of the provider's code (specification, section 8, "Sign-in errors"). */
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

/** The sentence for the red banner of the sign-in form; any other message is shown as it is, without the provider's prefix. */
export function signInMessageFor(failure: { code?: string; message: string }): string {
  const known = signInMessages.find(([part]) => failure.code?.includes(part) ?? failure.message.includes(part));
  return known ? known[1] : failure.message.replace(/^(?:better-auth|firebase|auth)\s*:\s*/i, "");
}
