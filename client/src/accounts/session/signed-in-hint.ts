import { keptText } from "../../lib/browser/kept-text.ts";

const kept = keptText(() => localStorage, "recollect:signed-in");

/**
 * Whether someone was signed in here last time. Only a guess for the first moment of `/`, so that a student who comes back
 * sees no landing page flash by; whether it is true, the server says.
 */
export const signedInHint = {
  get: (): boolean => kept.get() === "1",
  set: (isSignedIn: boolean): void => kept.set(isSignedIn ? "1" : null),
};
