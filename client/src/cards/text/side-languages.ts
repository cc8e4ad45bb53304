import { createContext, use } from "react";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";

/** The languages of the deck whose cards are shown; none if the deck has none. */
export const SideLanguages = createContext<DeckLanguages | undefined>(undefined);

export function useSideLanguages(): DeckLanguages {
  return use(SideLanguages) ?? none;
}

/** The language of the answer to a test's question: a gap's answer is part of the term. `key` is the prompt's. */
export function useAnswerLanguage(key: string): string | null {
  const { term, definition } = useSideLanguages();
  return cardIdOf(key) === key ? definition : term;
}

const none: DeckLanguages = { term: null, definition: null };
