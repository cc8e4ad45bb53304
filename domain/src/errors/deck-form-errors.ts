import { DECK } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** What is wrong with a deck that its author wants to save. What checks a deck teaches them, so that other pages are without them. */
export const deckFormRows = {
  "deck/new-needs-title": { message: "You must provide a title." },
  "deck/new-needs-card": { message: "Add at least one full card." },
  "deck/needs-title": { message: "Deck must have a title." },
  "deck/needs-card": { message: "You must have at least one card with both term and definition." },
  "deck/title-too-long": { message: "Title must be at most {most} characters", limits: { most: DECK.titleMaxLength } },
  "deck/description-too-long": {
    message: "Description must be at most {most} characters",
    limits: { most: DECK.descriptionMaxLength },
  },
  "deck/duplicate-card-id": { message: "Two cards of the deck have the same id." },
} as const satisfies Record<string, Row>;
