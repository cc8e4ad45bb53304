import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import { INITIAL_VISIBILITY } from "@recollect/domain/decks/visibility.ts";
import { shownContent } from "@recollect/domain/decks/waiting/waiting-edit.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { waitingSaves, type WaitingSave } from "./waiting-saves.ts";

/** A deck with what waits of it on this device. Where the browser refuses storage, it is shown as it came. */
export async function withWaitingSave(uid: string, deck: Deck): Promise<Deck> {
  const save = await waitingSaves.get(uid, deck.id).catch(() => null);
  return save ? shownDeck(deck, save) : deck;
}

/** All decks of this device, also those that the server does not have yet. */
export async function withWaitingDecks(uid: string, decks: readonly Deck[]): Promise<Deck[]> {
  const saves = await waitingSaves.list(uid).catch(() => []);
  const byId = new Map(saves.map((save) => [save.deckId, save]));
  const shown = decks.map((deck) => {
    const save = byId.get(deck.id);
    return save ? shownDeck(deck, save) : deck;
  });
  return [...shown, ...saves.flatMap((save) => (save.creation ? [newDeck(save)] : []))];
}

/** The same for a list of decks. Of a deck that waits, its last saved content is counted. */
export async function withWaitingSummaries(uid: string, list: readonly DeckSummary[]): Promise<DeckSummary[]> {
  const saves = await waitingSaves.list(uid).catch(() => []);
  const byId = new Map(saves.map((save) => [save.deckId, save]));
  const shown = list.map((summary) => {
    const save = byId.get(summary.id);
    if (!save || (save.edit.sent === null && save.edit.next === null)) return summary;
    const { title, description, cards } = save.edit.content;
    return { ...summary, title, description, cardCount: cards.length };
  });
  return [...shown, ...saves.flatMap((save) => (save.creation ? [summaryOf(newDeck(save))] : []))];
}

/** Of a deck that was made on this device: the deck, while the server does not have it, or else its number there. Throws `deck/not-in-collection`. */
export async function numberOrNewDeck(uid: string, deckId: number): Promise<Deck | number> {
  const save = await waitingSaves.get(uid, deckId);
  if (save?.creation) return newDeck(save);
  const number = await waitingSaves.renamedTo(uid, deckId);
  if (number === null) throw new AppError("deck/not-in-collection");
  return number;
}

/** Returns the function that puts it back, and then returns the deck if the server does not have it; null if nothing waits. */
export async function discardWaitingSave(uid: string, deckId: number): Promise<(() => Promise<Deck | null>) | null> {
  let found: WaitingSave | null = null;
  await waitingSaves.update(uid, deckId, (save) => {
    found = save;
    return null;
  });
  const save = found as WaitingSave | null;
  if (!save) return null;
  return async () => {
    await waitingSaves.update(uid, save.deckId, (now) => now ?? save);
    return save.creation && newDeck(save);
  };
}

export function shownDeck(deck: Deck, { edit }: WaitingSave): Deck {
  const { title, description, cards } = shownContent(deck, edit);
  return { ...deck, title, description, cards, cardCount: cards.length };
}

export function newDeck({ deckId, edit: { content }, savedAt }: WaitingSave): Deck {
  const { title, description, cards } = content;
  return {
    id: deckId,
    title,
    description,
    cards,
    cardCount: cards.length,
    visibility: INITIAL_VISIBILITY,
    updatedAt: savedAt,
    revision: 1,
  };
}

export function summaryOf({ cards: _cards, ...summary }: Deck): DeckSummary {
  return summary;
}
