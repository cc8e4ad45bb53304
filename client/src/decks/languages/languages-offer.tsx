import { useMemo, useState } from "react";
import type { Card } from "@recollect/domain/cards/card.ts";
import { guessedLanguages } from "@recollect/domain/decks/languages/guessed-languages.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { languageName, speech } from "../../media/playback/voices.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { refusalWords } from "../../lib/requests/refusal-words.ts";
import { onDemand } from "../../lib/on-demand.ts";
import type { LanguagesProps } from "./languages-dialog.tsx";
import { useSetLanguages } from "./use-set-languages.ts";
import styles from "./languages-offer.module.css";
import { texts } from "./languages-offer.texts.ts";

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
    <div className={styles.offer} role="group" aria-label={texts.languagesOfThisDeck}>
      <p>{(guess.term !== null && guess.definition !== null ? texts.readBothAloud : texts.readItAloud)(words(guess))}</p>
      <div className={styles.answers}>
        <Button size="small" disabled={isBusy} onClick={() => void answer(guess)}>
          {texts.readAloudLabel}
        </Button>
        <Button variant="ghost" size="small" disabled={isBusy} onClick={() => setIsChoosing(true)}>
          {texts.choose}
        </Button>
        <Button variant="ghost" size="small" disabled={isBusy} onClick={() => void answer({ term: null, definition: null })}>
          {texts.noThanks}
        </Button>
      </div>
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
    </div>
  );
}

function words({ term, definition }: DeckLanguages): string {
  const [of, to] = [term, definition].map((language) => (language === null ? null : languageName(language)));
  if (of && of === to) return texts.looksLike(of);
  if (of && to) return texts.looksLikeBoth(of, to);
  return of ? texts.termsLookLike(of) : texts.definitionsLookLike(to ?? "");
}
