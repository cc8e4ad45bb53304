import { CardQuestions, type CardQuestionsProps } from "../../groups/questions/card-questions.tsx";
import { LanguagesOffer, type LanguagesOfferProps } from "../languages/languages-offer.tsx";

export type CardPartProps = CardQuestionsProps | LanguagesOfferProps;

/** A part of the page that a student needs from the first step through a deck on. */
export function CardPart(props: CardPartProps) {
  return "card" in props ? <CardQuestions {...props} /> : <LanguagesOffer {...props} />;
}
