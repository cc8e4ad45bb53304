import type { Deck } from "@recollect/domain/decks/deck.ts";
import { hasWaitingSaves } from "../../decks/waiting/store/has-waiting-saves.ts";
import { deviceDatabase } from "./device-store.ts";

/** An own deck as this device keeps it, with what was edited here and waits; undefined if it does not. */
export async function deckOfDevice(uid: string, deckId: number): Promise<Deck | undefined> {
  const deck = await (await deviceDatabase(uid)).get("decks", deckId);
  if (!deck || !hasWaitingSaves.get(uid)) return deck;
  const { withWaitingSave } = await import("../../decks/waiting/store/shown-decks.ts");
  return withWaitingSave(uid, deck);
}
