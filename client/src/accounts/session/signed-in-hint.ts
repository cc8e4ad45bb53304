const key = "recollect:signed-in";

/**
 * Whether someone was signed in here last time. Only a guess for the first moment of `/`, so that a student who comes back
 * sees no landing page flash by; whether it is true, the server says.
 */
export const signedInHint = {
  get(): boolean {
    return withStorage((storage) => storage.getItem(key) === "1") ?? false;
  },
  set(isSignedIn: boolean): void {
    withStorage((storage) => (isSignedIn ? storage.setItem(key, "1") : storage.removeItem(key)));
  },
};

/** Browsers that refuse to store anything throw at the first touch, full ones when something is stored; then there is no hint. */
function withStorage<T>(touch: (storage: Storage) => T): T | null {
  try {
    return touch(window.localStorage);
  } catch {
    return null;
  }
}
