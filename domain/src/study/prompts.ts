import type { Card } from "../cards/card.ts";
import type { DeckLanguages } from "../decks/languages/languages.ts";
import { gapsOf } from "../cards/term-gaps.ts";

/**
 * A prompt is one question of a card, scheduled and counted by itself: the definition for the term, the term for the definition, or one of its gaps.
 * `key` identifies it in the log. For the first kind it is the card's id, so that logs from before there were other kinds stay valid.
 */
type Prompt = { readonly key: string; readonly cardId: string; readonly asks: "definition" | "term" | { readonly gap: number } };

/** All prompts of a card, in the order in which they are learned. A card with gaps has no others. */
export function promptsOf(card: Pick<Card, "id" | "term" | "bothWays">): Prompt[] {
  const { id: cardId } = card;
  const gaps = gapsOf(card.term);
  if (gaps.length > 0) return gaps.map((gap) => ({ key: `${cardId}_c${gap}`, cardId, asks: { gap } }));
  const there: Prompt = { key: cardId, cardId, asks: "definition" };
  return card.bothWays ? [there, { key: `${cardId}_r`, cardId, asks: "term" }] : [there];
}

/** The length of a card's own id; what follows it in a key identifies the prompt. */
const idLength = 12;

/** The card of a prompt's key. */
export function cardIdOf(key: string): Card["id"] {
  return key.length > idLength ? key.replace(/_(?:r|c[1-9]\d{0,2})$/, "") : key;
}

/** The prompt with this key in the current card; null if it has no such prompt (any more). */
export function promptOf(card: Pick<Card, "id" | "term" | "bothWays">, key: string): Prompt | null {
  return promptsOf(card).find((prompt) => prompt.key === key) ?? null;
}

/** The two sides of a prompt. `gap` is the number of the gap that the question hides; null for none. */
export type AskedSides = { readonly question: string; readonly answer: string; readonly gap: number | null };

export function sidesOf({ term, definition }: Pick<Card, "term" | "definition">, { asks }: Pick<Prompt, "asks">): AskedSides {
  if (asks === "definition") return { question: term, answer: definition, gap: null };
  if (asks === "term") return { question: definition, answer: term, gap: null };
  return { question: term, answer: term, gap: asks.gap };
}

/** The languages of these two sides, and of the definition, which is shown with a gap's answer; null if unknown. */
export type AskedLanguages = { readonly question: string | null; readonly answer: string | null; readonly definition: string | null };

export function askedLanguages({ term, definition }: DeckLanguages, { asks }: Pick<Prompt, "asks">): AskedLanguages {
  if (asks === "definition") return { question: term, answer: definition, definition };
  if (asks === "term") return { question: definition, answer: term, definition };
  return { question: term, answer: term, definition };
}

/** Whether two keys belong to one card. Such prompts never come on the same day, since each would reveal the other's answer. */
export function areSiblings(a: { deckKey: string; cardId: string }, b: { deckKey: string; cardId: string }): boolean {
  return a.deckKey === b.deckKey && a.cardId !== b.cardId && cardIdOf(a.cardId) === cardIdOf(b.cardId);
}
