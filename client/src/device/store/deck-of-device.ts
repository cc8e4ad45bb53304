import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import { hasWaitingSaves } from "../../decks/waiting/store/has-waiting-saves.ts";
import { deviceDatabase } from "./device-store.ts";

/** An own deck as this device keeps it, with what was edited here and waits; undefined if it does not. */
export async function deckOfDevice(uid: string, deckId: number): Promise<Deck | undefined> {
  const deck = await (await deviceDatabase(uid)).get("decks", deckId);
  if (!deck || !hasWaitingSaves.get(uid)) return deck;
  const { withWaitingSave } = await import("../../decks/waiting/store/shown-decks.ts");
  return withWaitingSave(uid, deck);
}

/** A deck of another student as this device keeps it; undefined if it does not. */
export async function sharedDeckOfDevice(uid: string, deckId: number): Promise<LibraryDeck | undefined> {
  return (await deviceDatabase(uid)).get("shared", deckId);
}

/** The own deck, or null for a deck of another student that is kept here. */
export async function ownDeckOfDevice(uid: string, deckId: number): Promise<Deck | null | undefined> {
  const deck = await deckOfDevice(uid, deckId);
  if (deck) return deck;
  return (await (await deviceDatabase(uid)).getKey("shared", deckId)) === undefined ? undefined : null;
}
