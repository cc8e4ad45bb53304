import { createContext, use } from "react";
import { cardIdOf } from "@recollect/domain/study/prompts.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";

/** The languages of the deck whose cards are shown; none where the deck does not say. */
export const SideLanguages = createContext<DeckLanguages | undefined>(undefined);

export function useSideLanguages(): DeckLanguages {
  return use(SideLanguages) ?? none;
}

/** The language in which a test's question is answered: what belongs in a gap is a part of the term. `key` is the prompt's. */
export function useAnswerLanguage(key: string): string | null {
  const { term, definition } = useSideLanguages();
  return cardIdOf(key) === key ? definition : term;
}

const none: DeckLanguages = { term: null, definition: null };
