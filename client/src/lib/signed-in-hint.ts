const key = "recollect:signed-in";

/**
 * Whether somebody was signed in here last time. Only a guess for the first moment of `/`, so that a student who comes back
 * sees no landing page flash by; whether it is true, the server says.
 */
export const signedInHint = {
  get(): boolean {
    return storage()?.getItem(key) === "1";
  },
  set(isSignedIn: boolean): void {
    if (isSignedIn) storage()?.setItem(key, "1");
    else storage()?.removeItem(key);
  },
};

/** Browsers that refuse to store anything throw at the first touch; then there is no hint. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
