import type { BelowDeckProps } from "../decks/viewer/deck-screen.tsx";
import { DeckWorthPart } from "../library/worth/deck-worth.tsx";
import { Suggestions } from "../practice/suggestions/suggestions.tsx";

/** What stands below the cards of a shared deck: for its owner suggested answers; of a Public one what it is worth to others, and decks like it. */
export function BelowSharedDeck({ uid, deckId, isOwner, isPublic }: BelowDeckProps) {
  return (
    <>
      {isOwner && <Suggestions uid={uid} deckId={deckId} />}
      {isPublic && <DeckWorthPart uid={uid} deckId={deckId} />}
    </>
  );
}
