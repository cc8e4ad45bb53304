/** What is kept: one student's test of one deck, or the answer that they are writing in it. */
export type Place = { uid: string; deckId: number; what: "multiple-choice" | "open-ended" | "answer" };

/**
 * Where a test that is being taken waits out a reload. `mark` says what it was made of (the deck's cards, the question): what
 * was made of anything else is thrown away. Every call throws when the browser refuses storage.
 */
export function runStorage(storage: () => Storage) {
  return {
    keep(place: Place, mark: string, text: string): void {
      storage().setItem(keyOf(place), `${mark}\n${text}`);
    },
    take(place: Place, mark: string): string | null {
      const kept = storage().getItem(keyOf(place));
      if (kept === null) return null;
      if (kept.startsWith(`${mark}\n`)) return kept.slice(mark.length + 1);
      storage().removeItem(keyOf(place));
      return null;
    },
    forget(place: Place): void {
      storage().removeItem(keyOf(place));
    },
  };
}

/** Takes a student's tests away that this tab keeps. */
export function forgetRuns(uid: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix) && key.endsWith(`:${uid}`)) sessionStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has none.
  }
}

const prefix = "recollect:practice:";

function keyOf({ uid, deckId, what }: Place): string {
  return `${prefix}${what}:${deckId}:${uid}`;
}

/** This tab's tests: two tabs may take two tests, and closing the tab gives its test up. */
export const runs = runStorage(() => sessionStorage);
