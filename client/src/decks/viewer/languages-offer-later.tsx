import { useState } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import type { OpenDeck } from "../deck-to-open.ts";
import type { LanguagesOfferProps } from "../languages/languages-offer.tsx";

const languagesOffer = onDemand<LanguagesOfferProps>(() =>
  import("../languages/languages-offer.tsx").then((module) => module.LanguagesOffer),
);

/** Fewer cards say too little of the languages that they are in. */
const fewCards = 3;

/** The offer to read a deck aloud comes with the student's first step through it: until then there is nothing to hear, and no code of it. */
export function LanguagesOfferLater({ uid, deck, isWanted }: { uid: string; deck: OpenDeck; isWanted: boolean }) {
  const [wasWanted, setWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWanted(true);
  if (!wasWanted || deck.languages !== undefined || deck.cards.length < fewCards) return null;
  return <languagesOffer.Part isWanted props={{ uid, deckId: deck.id, cards: deck.cards }} onFailure={() => undefined} />;
}
