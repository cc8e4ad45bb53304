import { useEffect, useState } from "react";
import { completeCards } from "@recollect/domain/cards/card.ts";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { guessedLanguages } from "@recollect/domain/decks/languages/guessed-languages.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { LanguagesQuestion } from "../../languages/languages-question.tsx";
import { toast } from "../../../ui/toast/toast.ts";

export type WhileTypingProps = {
  cards: readonly FormCard[];
  /** stores the answer; nothing is asked again */
  onAnswer: (languages: DeckLanguages) => Promise<void>;
};

/** How long typing must pause before the languages are guessed. */
const pauseMs = 1500;
/** Fewer cards say too little. */
const fewestCards = 3;

/** Asks once, while a deck is written, whether its sides are in the languages that they seem to be in. */
export function LanguagesWhileTyping({ cards, onAnswer }: WhileTypingProps) {
  const [guess, setGuess] = useState<DeckLanguages | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAsked = guess !== null;
  useEffect(() => {
    if (isAsked) return undefined;
    const timer = setTimeout(() => {
      const complete = completeCards(cards);
      if (complete.length >= fewestCards) setGuess(guessedLanguages(complete));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [cards, isAsked]);

  async function answer(languages: DeckLanguages): Promise<void> {
    setIsBusy(true);
    await onAnswer(languages).catch((failure: unknown) => {
      setIsBusy(false);
      toast.error(messageFor(failure));
    });
  }

  return guess && <LanguagesQuestion guess={guess} isBusy={isBusy} onAnswer={(languages) => void answer(languages)} />;
}
