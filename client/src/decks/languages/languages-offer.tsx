import { useMemo, useState } from "react";
import type { Card } from "@recollect/domain/cards/card.ts";
import { guessedLanguages } from "@recollect/domain/decks/languages/guessed-languages.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { speech } from "../../media/playback/voices.ts";
import { toast } from "../../ui/toast/toast.ts";
import { refusalWords } from "../../lib/requests/refusal-words.ts";
import { onDemand } from "../../lib/on-demand.ts";
import type { LanguagesProps } from "./languages-dialog.tsx";
import { LanguagesQuestion } from "./languages-question.tsx";
import { useSetLanguages } from "./use-set-languages.ts";

const languagesDialog = onDemand<LanguagesProps>(() => import("./languages-dialog.tsx").then((module) => module.LanguagesDialog));

export type LanguagesOfferProps = { uid: string; deckId: number; cards: readonly Card[] };

/** Shown once for each deck whose sides seem to be in two languages: the answer, also a no, is stored with the deck. */
export function LanguagesOffer({ uid, deckId, cards }: LanguagesOfferProps) {
  const guess = useMemo(() => guessedLanguages(cards), [cards]);
  const [isBusy, setIsBusy] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const say = useSetLanguages(uid, deckId);
  if (guess === null || !speech()) return null;

  async function answer(languages: DeckLanguages): Promise<void> {
    setIsBusy(true);
    try {
      await say(languages);
    } catch (failure) {
      setIsBusy(false);
      toast.error(refusalWords(failure, "deck/something-failed"));
    }
  }

  return (
    <>
      <LanguagesQuestion
        guess={guess}
        isBusy={isBusy}
        onAnswer={(languages) => void answer(languages)}
        onChoose={() => setIsChoosing(true)}
      />
      {isChoosing && (
        <languagesDialog.Part
          isWanted
          props={{ uid, deckId, languages: guess, onClose: () => setIsChoosing(false) }}
          onFailure={({ message }) => {
            setIsChoosing(false);
            toast.error(message);
          }}
        />
      )}
    </>
  );
}
