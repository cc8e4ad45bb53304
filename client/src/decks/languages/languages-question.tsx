import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { languageName } from "../../media/playback/voices.ts";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./languages-offer.module.css";
import { texts } from "./languages-offer.texts.ts";

type Props = {
  guess: DeckLanguages;
  isBusy: boolean;
  onAnswer: (languages: DeckLanguages) => void;
  /** opens the choice of other languages */
  onChoose?: () => void;
};

/** Asks whether a deck's sides are in the languages that they seem to be in, and are read aloud. */
export function LanguagesQuestion({ guess, isBusy, onAnswer, onChoose }: Props) {
  const areBoth = guess.term !== null && guess.definition !== null;
  return (
    <div className={styles.offer} role="group" aria-label={texts.languagesOfThisDeck}>
      <p>{(areBoth ? texts.readBothAloud : texts.readItAloud)(words(guess))}</p>
      <div className={styles.answers}>
        <Button size="small" disabled={isBusy} onClick={() => onAnswer(guess)}>
          {texts.readAloudLabel}
        </Button>
        {onChoose && (
          <Button variant="ghost" size="small" disabled={isBusy} onClick={onChoose}>
            {texts.choose}
          </Button>
        )}
        <Button variant="ghost" size="small" disabled={isBusy} onClick={() => onAnswer({ term: null, definition: null })}>
          {texts.noThanks}
        </Button>
      </div>
    </div>
  );
}

function words({ term, definition }: DeckLanguages): string {
  const [of, to] = [term, definition].map((language) => (language === null ? null : languageName(language)));
  if (of && of === to) return texts.looksLike(of);
  if (of && to) return texts.looksLikeBoth(of, to);
  return of ? texts.termsLookLike(of) : texts.definitionsLookLike(to ?? "");
}
