import { storedText } from "../../lib/browser/stored-text.ts";

/** What a student chose for this device: by default all own decks are kept that the usual size has room for. */
export type DeckChoices = {
  /** nothing is kept by itself, only what is in `kept` */
  isOff: boolean;
  /** own decks that are kept, also where the usual size has no room for them */
  kept: readonly number[];
  /** own decks that are not kept */
  dropped: readonly number[];
};

const usual: DeckChoices = { isOff: false, kept: [], dropped: [] };

const storedOf = (uid: string) => storedText(() => localStorage, `recollect:device-decks:${uid}`);

export const deckChoices = {
  get(uid: string): DeckChoices {
    try {
      const { isOff, kept, dropped } = JSON.parse(storedOf(uid).get() ?? "null") as Record<keyof DeckChoices, unknown>;
      return { isOff: isOff === true, kept: idsIn(kept), dropped: idsIn(dropped) };
    } catch {
      return usual;
    }
  },
  set: (uid: string, choices: DeckChoices | null): void => storedOf(uid).set(choices && JSON.stringify(choices)),
};

/** Whether the device may keep this deck when it comes. */
export function isWantedHere({ isOff, kept, dropped }: DeckChoices, deckId: number): boolean {
  return kept.includes(deckId) || (!isOff && !dropped.includes(deckId));
}

/** The choices after the student has switched one deck on or off. */
export function withDeck({ isOff, kept, dropped }: DeckChoices, deckId: number, isKept: boolean): DeckChoices {
  const others = (ids: readonly number[]) => ids.filter((id) => id !== deckId);
  return isKept
    ? { isOff, kept: [...others(kept), deckId], dropped: others(dropped) }
    : { isOff, kept: others(kept), dropped: [...others(dropped), deckId] };
}

function idsIn(ids: unknown): number[] {
  return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === "number") : [];
}
