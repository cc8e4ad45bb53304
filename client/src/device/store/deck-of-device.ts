import type { Deck } from "@recollect/domain/decks/deck.ts";
import { deviceDatabase } from "./device-store.ts";

/** An own deck as this device keeps it; undefined if it does not. */
export async function deckOfDevice(uid: string, deckId: number): Promise<Deck | undefined> {
  return (await deviceDatabase(uid)).get("decks", deckId);
}
