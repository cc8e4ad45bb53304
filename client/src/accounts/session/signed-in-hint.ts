import { storedText } from "../../lib/browser/stored-text.ts";

const storedHint = storedText(() => localStorage, "recollect:signed-in");

/**
 * Whether someone was signed in here last time. A guess for the first moment of `/`, so that a returning student does not see the landing
 * page flash; the server then says whether it is true.
 */
export const signedInHint = {
  get: (): boolean => storedHint.get() === "1",
  set: (isSignedIn: boolean): void => storedHint.set(isSignedIn ? "1" : null),
};
