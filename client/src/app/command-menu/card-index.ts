import { readableSide, readableTerm } from "@recollect/domain/cards/text/readable.ts";
import { folded } from "@recollect/domain/words/folded.ts";
import { isDeviceKept } from "../../device/store/is-device-kept.ts";

export type FoundCard = { deckId: number; deckTitle: string; cardId: string; term: string; definition: string };

type IndexedCard = FoundCard & { words: string };

/** More cards are not searched, and of a card no more characters: the menu answers while one types. */
const limits = { cards: 100_000, characters: 400 };
/** Reading pauses this often, so that a key never waits for it. */
const pauseAfterMs = 8;

/**
 * The cards of the own decks that this device keeps, the newest decks first, read once for each opening of the menu. A device that keeps nothing
 * finds none.
 */
export async function readCardIndex(uid: string, signal: AbortSignal): Promise<readonly IndexedCard[]> {
  if (!isDeviceKept()) return [];
  const [{ deviceDatabase }, { deckOfDevice }] = await Promise.all([
    import("../../device/store/device-store.ts"),
    import("../../device/store/deck-of-device.ts"),
  ]);
  const ids = await (await deviceDatabase(uid)).getAllKeys("decks");
  const cards: IndexedCard[] = [];
  let workedSince = performance.now();
  for (const id of ids.reverse()) {
    // oxlint-disable-next-line no-await-in-loop -- one deck after the other: all of them at once would not fit into memory
    const deck = await deckOfDevice(uid, id);
    for (const card of deck?.cards ?? []) {
      if (signal.aborted || cards.length >= limits.cards) return cards;
      cards.push(indexed(card, id, deck?.title ?? ""));
      if (performance.now() - workedSince < pauseAfterMs) continue;
      // oxlint-disable-next-line no-await-in-loop -- the pause
      await new Promise((resolve) => setTimeout(resolve));
      workedSince = performance.now();
    }
  }
  return cards;
}

function indexed(card: { id: string; term: string; definition: string }, deckId: number, deckTitle: string): IndexedCard {
  const term = readableTerm(card.term.slice(0, limits.characters), { inLine: true });
  const definition = readableSide(card.definition.slice(0, limits.characters), { inLine: true });
  return { deckId, deckTitle, cardId: card.id, term, definition, words: folded(`${term}\n${definition}`) };
}

/** Cards with the text on one of their sides, at most so many; those whose term begins with it come first. */
export function findCards(index: readonly IndexedCard[], search: string, most: number): FoundCard[] {
  const term = folded(search.trim());
  if (term === "") return [];
  const first: FoundCard[] = [];
  const others: FoundCard[] = [];
  for (const card of index) {
    const place = card.words.indexOf(term);
    if (place < 0) continue;
    if (place === 0) first.push(card);
    else if (others.length < most) others.push(card);
    if (first.length >= most) break;
  }
  return [...first, ...others].slice(0, most);
}
