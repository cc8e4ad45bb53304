import { cardFields, type CardContent } from "../cards/card.ts";
import type { DeckLanguages } from "../decks/languages/languages.ts";

/**
 * The common model of all formats: decks of cards in our own markup. Readers produce it and writers consume it; none knows the other
 * formats.
 */
export type ExchangeCard = {
  term: string;
  definition: string;
  extra?: string;
  tags?: readonly string[];
  bothWays?: boolean;
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

/** One-sided and optional parts; empty ones are left out, so that equal cards are equal values. */
export function exchangeCard(parts: {
  term: string;
  definition: string;
  extra?: string | undefined;
  tags?: readonly string[] | undefined;
  bothWays?: boolean | undefined;
  guid?: string | undefined;
}): ExchangeCard {
  return {
    term: parts.term,
    definition: parts.definition,
    ...(parts.extra ? { extra: parts.extra } : {}),
    ...(parts.tags && parts.tags.length > 0 ? { tags: parts.tags } : {}),
    ...(parts.bothWays ? { bothWays: true } : {}),
    ...(parts.guid ? { guid: parts.guid } : {}),
  };
}

/** The card as a deck holds it: the fields that cards have. */
export function cardContent(card: ExchangeCard): CardContent {
  return Object.fromEntries(Object.entries(card).filter(([name]) => Object.hasOwn(cardFields, name))) as unknown as CardContent;
}
