import type { Card } from "../cards/card.ts";
import type { DeckLanguages } from "../decks/languages/languages.ts";
import { maskNumbersOf } from "../cards/masks/mask-numbers.ts";
import { gapsOf } from "../cards/term-gaps.ts";

export { areSiblings, cardIdOf } from "./prompt-keys.ts";

/**
 * A prompt is one question of a card, scheduled and counted by itself: the definition for the term, the term for the definition, one of its gaps, or a mask over its picture.
 * `key` identifies it in the log. For the first kind it is the card's id, so that logs from before there were other kinds stay valid.
 */
export type Prompt = {
  readonly key: string;
  readonly cardId: string;
  readonly asks: "definition" | "term" | { readonly gap: number } | { readonly mask: number };
};

/** The fields of a card that decide what it asks. */
type AskingCard = Pick<Card, "id" | "term" | "bothWays" | "masks">;

/** All prompts of a card, in the order in which they are learned. A card with masks has no others, nor has a card with gaps. */
export function promptsOf(card: AskingCard): Prompt[] {
  const { id: cardId } = card;
  const masks = maskNumbersOf(card);
  if (masks.length > 0) return masks.map((mask) => ({ key: `${cardId}_o${mask}`, cardId, asks: { mask } }));
  const gaps = gapsOf(card.term);
  if (gaps.length > 0) return gaps.map((gap) => ({ key: `${cardId}_c${gap}`, cardId, asks: { gap } }));
  const there: Prompt = { key: cardId, cardId, asks: "definition" };
  return card.bothWays ? [there, { key: `${cardId}_r`, cardId, asks: "term" }] : [there];
}

/** The prompt with this key in the current card; null if it has no such prompt (any more). */
export function promptOf(card: AskingCard, key: string): Prompt | null {
  return promptsOf(card).find((prompt) => prompt.key === key) ?? null;
}

/** The languages of a prompt's two sides, and of the definition, which is shown with a gap's answer; null if unknown. */
export type AskedLanguages = { readonly question: string | null; readonly answer: string | null; readonly definition: string | null };

export function askedLanguages({ term, definition }: DeckLanguages, { asks }: Pick<Prompt, "asks">): AskedLanguages {
  if (asks === "definition") return { question: term, answer: definition, definition };
  if (asks === "term") return { question: definition, answer: term, definition };
  return { question: term, answer: term, definition };
}
