/** A short text that the browser stores under a key; null where there is none, or where the browser refuses storage or is full. */
export function storedText(storage: () => Storage, key: string): { get: () => string | null; set: (text: string | null) => void } {
  return {
    get() {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // It is not kept.
      }
    },
  };
}
