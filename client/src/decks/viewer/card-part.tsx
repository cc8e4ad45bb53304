import type { CardQuestionsProps } from "../../groups/questions/card-questions.tsx";
import { onDemand } from "../../lib/on-demand.ts";
import type { FollowingNoticeProps } from "../following/following-notice.tsx";
import type { LeftCardProps } from "../following/left-card.tsx";
import { LanguagesOffer, type LanguagesOfferProps } from "../languages/languages-offer.tsx";
import { CardActions } from "../card-actions/card-actions.tsx";

type OfDeck = { uid: string; deckId: number };

/** What stands beside the cards is known by what it needs: a card, the deck that a copy came from, a copy with the card in view, all cards, or only which deck it is. */
export type CardPartProps = CardQuestionsProps | FollowingNoticeProps | LanguagesOfferProps | LeftCardProps | OfDeck;

const followingNotice = onDemand<FollowingNoticeProps>(() =>
  import("../following/following-notice.tsx").then((module) => module.FollowingNotice),
);
const leftCard = onDemand<LeftCardProps>(() => import("../following/left-card.tsx").then((module) => module.LeftCard));
const deckWaits = onDemand<OfDeck>(() => import("../waiting/deck-waits.tsx").then((module) => module.DeckWaits));

/** A part of the page that a student needs from the first step through a deck on, or on a copy, or if something of the deck waits on this device. */
export function CardPart(props: CardPartProps) {
  if ("card" in props) return <CardActions {...props} />;
  if ("copiedFrom" in props) return <followingNotice.Part isWanted props={props} />;
  if ("copy" in props) return <leftCard.Part isWanted props={props} />;
  return "cards" in props ? <LanguagesOffer {...props} /> : <deckWaits.Part isWanted props={props} />;
}
