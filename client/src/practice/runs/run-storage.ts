import { hourMs } from "@recollect/domain/time/units.ts";
import { durableCopies, type DurableCopies } from "../../lib/browser/durable-copies.ts";

/** The key of what is stored: one student's test of one deck, or the answer being written in it. */
export type Place = { uid: string; deckId: number; what: "multiple-choice" | "open-ended" | "mixed" | "answer" | "learn" };

/** A test whose tab is gone can be continued for this long; after a night a new one begins. */
export const copyLastsMs = 12 * hourMs;
/** A longer text (a test of hundreds of cards) only survives a reload: the space is for answers that wait to be sent. */
const longestCopy = 100_000;

type RunStorageDeps = {
  /** of the tab; survives a reload */ storage: () => Storage;
  /** of the browser; also survives a closed or killed tab */ copies: () => Storage;
  /** ms since 1970 */ now: () => number;
  /** also survives a killed browser */ durable?: Pick<DurableCopies, "keep" | "forget">;
};

/**
 * Stores a running test through a reload, and for some hours through a killed tab. `mark` identifies what it was made of (the deck's cards,
 * the question): a run of anything else is deleted. Every call throws when the browser refuses storage.
 */
export function runStorage({ storage, copies, now, durable }: RunStorageDeps) {
  /** The copy under that key; removes all that are too old. */
  function copyOf(key: string): string | null {
    const all = copies();
    for (const one of Object.keys(all)) if (one.startsWith(prefix) && now() - savedAt(all, one) > copyLastsMs) forgetCopy(one);
    return all.getItem(key)?.replace(/^\d+\n/, "") ?? null;
  }

  function forgetCopy(key: string): void {
    // A page that closes does not wait until the durable copy is removed: until then this marks that copy as outdated.
    const tombstone = `${now()}\n`;
    const isStillForgotten = () => copies().getItem(key) === tombstone;
    quietly(() => {
      if (durable === undefined) copies().removeItem(key);
      else if (copies().getItem(key) !== null) copies().setItem(key, tombstone);
    });
    void durable?.forget(key).then(() => quietly(() => isStillForgotten() && copies().removeItem(key)));
  }

  function keepCopy(key: string, text: string): void {
    void durable?.keep(key, text);
    quietly(() => copies().setItem(key, text));
  }

  return {
    keep(place: Place, mark: string, text: string): void {
      const [key, content] = [keyOf(place), `${mark}\n${text}`];
      if (content.length > longestCopy) forgetCopy(key);
      else keepCopy(key, `${now()}\n${content}`);
      storage().setItem(key, content);
    },
    take(place: Place, mark: string): string | null {
      const key = keyOf(place);
      const content = storage().getItem(key) ?? quietly(() => copyOf(key));
      if (content === null) return null;
      if (content.startsWith(`${mark}\n`)) return content.slice(mark.length + 1);
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

/** Removes a student's tests from this browser. */
export async function forgetRuns(uid: string): Promise<void> {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    quietly(() => {
      for (const key of Object.keys(storage())) if (key.startsWith(prefix) && key.endsWith(`:${uid}`)) storage().removeItem(key);
    });
  }
  await durable.each((key) => key.endsWith(`:${uid}`) && durable.forget(key));
}

/** Restores a copy, unless a later one is there. If it restores a key, a reopened tab has lost as much. */
export function restoreInto(copies: () => Storage, tab: () => Storage): (key: string, text: string) => void {
  return (key, text) => {
    if (savedAt(copies(), key) >= Number.parseInt(text)) return;
    copies().setItem(key, text);
    tab().removeItem(key);
  };
}

const prefix = "recollect:practice:";

function keyOf({ uid, deckId, what }: Place): string {
  return `${prefix}${what}:${deckId}:${uid}`;
}

function savedAt(copies: Storage, key: string): number {
  return Number.parseInt(copies.getItem(key) ?? "0");
}

/** Without storage there is no copy, and the tab's own is enough for a reload. */
function quietly<T>(touchStorage: () => T): T | null {
  try {
    return touchStorage();
  } catch {
    return null;
  }
}

const durable = durableCopies(() => indexedDB, "tests");

/** This browser's tests. A second tab continues the first one's: it sends the same answers, which count once. */
export const runs = runStorage({ storage: () => sessionStorage, copies: () => localStorage, now: Date.now, durable });

let restored: Promise<void> | undefined;
let areRestored = false;

/** Restores what a killed browser lost, if possible. Done once for each page load. */
export const lostRuns = {
  areBack: (): boolean => areRestored,
  restore: (): Promise<void> =>
    (restored ??= durable
      .each(
        restoreInto(
          () => localStorage,
          () => sessionStorage,
        ),
      )
      .then(() => void (areRestored = true))),
};

// While the deck is still loading, so that no test waits.
void lostRuns.restore();
