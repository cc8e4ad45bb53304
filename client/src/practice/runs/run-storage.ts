import { hourMs } from "@recollect/domain/time/units.ts";
import { durableCopies, type DurableCopies } from "../../lib/browser/durable-copies.ts";

/** What is kept: one student's test of one deck, or the answer that they are writing in it. */
export type Place = { uid: string; deckId: number; what: "multiple-choice" | "open-ended" | "answer" };

/** So long a test whose tab is gone waits to be gone on with; after a night's sleep one begins from the start. */
export const copyLastsMs = 12 * hourMs;
/** A longer text (a test of hundreds of cards) waits out a reload alone: answers that wait to be sent need the room. */
const longestCopy = 100_000;

type Parts = {
  /** of the tab; a reload leaves it */ storage: () => Storage;
  /** of the browser; also outlives a tab that was closed or killed */ copies: () => Storage;
  /** ms since 1970 */ now: () => number;
  /** also outlives a browser that was killed */ durable?: Pick<DurableCopies, "keep" | "forget">;
};

/**
 * Where a test that is being taken waits out a reload, and for some hours a killed tab. `mark` says what it was made of (the deck's cards, the
 * question): what was made of anything else is thrown away. Every call throws when the browser refuses storage.
 */
export function runStorage({ storage, copies, now, durable }: Parts) {
  /** The copy of that key; all that are too old go. */
  function copyOf(key: string): string | null {
    const all = copies();
    for (const one of Object.keys(all)) if (one.startsWith(prefix) && now() - keptAt(all, one) > copyLastsMs) forgetCopy(one);
    return all.getItem(key)?.replace(/^\d+\n/, "") ?? null;
  }

  function forgetCopy(key: string): void {
    void durable?.forget(key);
    quietly(() => copies().removeItem(key));
  }

  function keepCopy(key: string, text: string): void {
    void durable?.keep(key, text);
    quietly(() => copies().setItem(key, text));
  }

  return {
    keep(place: Place, mark: string, text: string): void {
      const [key, kept] = [keyOf(place), `${mark}\n${text}`];
      if (kept.length > longestCopy) forgetCopy(key);
      else keepCopy(key, `${now()}\n${kept}`);
      storage().setItem(key, kept);
    },
    take(place: Place, mark: string): string | null {
      const key = keyOf(place);
      const kept = storage().getItem(key) ?? quietly(() => copyOf(key));
      if (kept === null) return null;
      if (kept.startsWith(`${mark}\n`)) return kept.slice(mark.length + 1);
      storage().removeItem(key);
      forgetCopy(key);
      return null;
    },
    forget(place: Place): void {
      forgetCopy(keyOf(place));
      storage().removeItem(keyOf(place));
    },
  };
}

/** Takes a student's tests away that this browser keeps. */
export async function forgetRuns(uid: string): Promise<void> {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    quietly(() => {
      for (const key of Object.keys(storage())) if (key.startsWith(prefix) && key.endsWith(`:${uid}`)) storage().removeItem(key);
    });
  }
  await durable.each((key) => key.endsWith(`:${uid}`) && durable.forget(key));
}

/** Puts a copy where a test looks for it, unless a later one is there. Of a key that it puts back, a tab that was opened again has lost as much. */
export function takenBackTo(copies: () => Storage, tab: () => Storage): (key: string, text: string) => void {
  return (key, text) => {
    if (keptAt(copies(), key) >= Number.parseInt(text)) return;
    copies().setItem(key, text);
    tab().removeItem(key);
  };
}

const prefix = "recollect:practice:";

function keyOf({ uid, deckId, what }: Place): string {
  return `${prefix}${what}:${deckId}:${uid}`;
}

function keptAt(copies: Storage, key: string): number {
  return Number.parseInt(copies.getItem(key) ?? "0");
}

/** Of a browser that stores nothing no copy is had, and the tab's own is enough for a reload. */
function quietly<T>(touchStorage: () => T): T | null {
  try {
    return touchStorage();
  } catch {
    return null;
  }
}

const durable = durableCopies(() => indexedDB, "tests");

/** This browser's tests. A second tab goes on with the first one's: it sends the same answers, which count once. */
export const runs = runStorage({ storage: () => sessionStorage, copies: () => localStorage, now: Date.now, durable });

let restored: Promise<void> | undefined;
let areRestored = false;

/** What a killed browser had goes to where a test looks for it, if it can be had. Done once in a page's life. */
export const lostRuns = {
  areBack: (): boolean => areRestored,
  restore: (): Promise<void> =>
    (restored ??= durable
      .each(
        takenBackTo(
          () => localStorage,
          () => sessionStorage,
        ),
      )
      .then(() => void (areRestored = true))),
};

// While the deck is still asked for, so that no test waits.
void lostRuns.restore();
