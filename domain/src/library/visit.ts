import type { Card } from "../cards/card.ts";
import type { LibraryDeck } from "./library-deck.ts";

/** What visitors, who are not signed in, may read of a deck by its link: all of it, its first cards, or nothing. */
export const visitorPolicies = ["read", "preview", "off"] as const;
export type VisitorPolicy = (typeof visitorPolicies)[number];

/** How many cards `preview` shows unless the operator sets another number, which can't be larger. */
export const PREVIEW_CARDS_MAX = 10;

/** The most questions of the round that a visitor is offered. */
export const VISITORS_QUESTIONS = 10;

/** A shared deck as a visitor reads it. `cardCount` counts all its cards; `cards` are those that the visitor may read. */
export type VisitedDeck = Pick<
  LibraryDeck,
  "id" | "title" | "description" | "cardCount" | "author" | "visibility" | "updatedAt" | "languages"
> & {
  cards: Card[];
};
