import { optionsAsQuery, optionsFromQuery, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";

/*
 * What a student last chose for the tests of a deck stands on the device: it is there before the chooser is drawn, it fits what one does with
 * this device (ten questions on the way, all at the desk), and a server has nothing to know of it.
 */

type Place = { uid: string; deckId: number };

const prefix = "recollect:test-options:";

export function rememberedOptions(place: Place): TestOptions {
  const kept = new URLSearchParams(read(keyOf(place)) ?? "");
  return optionsFromQuery((name) => kept.get(name));
}

/** A browser that stores nothing begins with the usual test the next time. */
export function rememberOptions(place: Place, options: TestOptions): void {
  const text = new URLSearchParams(optionsAsQuery(options)).toString();
  try {
    if (text === "") localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), text);
  } catch {
    // As said above.
  }
}

/** Takes away what this browser remembers of a student's choices. */
export function forgetTestOptions(uid: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${prefix}${uid}:`)) localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has none.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keyOf({ uid, deckId }: Place): string {
  return `${prefix}${uid}:${deckId}`;
}
