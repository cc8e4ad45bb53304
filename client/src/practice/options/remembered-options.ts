import { optionsAsQuery, optionsFromQuery, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";

/**
 * The student's last options for the tests of a deck are stored on the device: they are there before the chooser renders, they fit the
 * device (ten questions on the way, all at the desk), and the server does not need them.
 */

type Place = { uid: string; deckId: number };

const prefix = "recollect:test-options:";

export function rememberedOptions(place: Place): TestOptions {
  const parameters = new URLSearchParams(read(keyOf(place)) ?? "");
  return optionsFromQuery((name) => parameters.get(name));
}

/** Without storage the next test begins with the defaults. */
export function rememberOptions(place: Place, options: TestOptions): void {
  const text = new URLSearchParams(optionsAsQuery(options)).toString();
  try {
    if (text === "") localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), text);
  } catch {
    // As said above.
  }
}

/** Removes a student's options from this browser. */
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
