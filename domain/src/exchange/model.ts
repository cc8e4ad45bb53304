import { cardFields, type CardContent } from "../cards/card.ts";
import { withoutEmptyFields } from "../cards/card-fields.ts";
import type { DeckLanguages } from "../decks/languages/languages.ts";

/**
 * The common model of all formats: decks of cards in our own markup. Readers produce it and writers consume it; none knows the other
 * formats.
 */
export type ExchangeCard = CardContent & {
  /** recognizes the card in its source, when a newer version of it is imported */
  guid?: string;
};

export type ExchangeDeck = {
  name: string;
  /** The names of the folders around the deck, outermost first. */
  folder: readonly string[];
  description: string;
  cards: readonly ExchangeCard[];
  /** of the two sides, if the format has them */
  languages?: DeckLanguages;
};

/** What a reader has found of a card. */
export type CardInText = { [Name in keyof ExchangeCard]: ExchangeCard[Name] | undefined } & Pick<CardContent, "term" | "definition">;

/** Optional fields that are empty are left out, so that equal cards are equal values. */
export function exchangeCard({ guid, ...content }: CardInText): ExchangeCard {
  const card = withoutEmptyFields(cardContent(content as ExchangeCard));
  return guid ? { ...card, guid } : card;
}

/** The card as a deck holds it: the fields that cards have. */
export function cardContent(card: ExchangeCard): CardContent {
  return Object.fromEntries(Object.entries(card).filter(([name]) => Object.hasOwn(cardFields, name))) as unknown as CardContent;
}
