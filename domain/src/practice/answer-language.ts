import type { Card } from "../cards/card.ts";
import type { DeckLanguages } from "../decks/languages/languages.ts";
import { askedLanguages, promptOf } from "../study/prompts.ts";
import { isTurned } from "./wording.ts";

/** The expected language of an answer to a card, from its deck's languages and without its region; null if the deck has none. */
export function answerLanguage(languages: DeckLanguages | null, card: Card | null, key: string): string | null {
  const direction = card && isTurned(key) ? { asks: "term" as const } : null;
  const prompt = languages !== null && card ? (direction ?? promptOf(card, key)) : null;
  if (languages === null || !prompt) return null;
  return askedLanguages(languages, prompt).answer?.split("-")[0] ?? null;
}
