import { AppError } from "@recollect/domain/errors/app-error.ts";
import { readDeck, replaceDeck } from "../../decks/decks-api.ts";
import type { Suggestion } from "../practice-api.ts";

/** Puts the wording into the card, as the deck is now. A card that was changed since it was suggested is left as it is: `deck/changed-meanwhile`. */
export async function takeSuggestion(uid: string, deckId: number, { cardId, was, becomes }: Suggestion): Promise<void> {
  const { title, description, cards, revision } = await readDeck(uid, deckId);
  if (cards.find(({ id }) => id === cardId)?.definition !== was) throw new AppError("deck/changed-meanwhile");
  const changed = cards.map((card) => (card.id === cardId ? { ...card, definition: becomes } : card));
  await replaceDeck(uid, deckId, revision, { title, description, cards: changed });
}
