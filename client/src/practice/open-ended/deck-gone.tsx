import { texts as deckTexts } from "../../decks/decks.texts.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import styles from "./answer-form.module.css";
import { openTexts as texts } from "./open.texts.ts";

/** Shown when the deck was withdrawn or deleted during its test: what is still possible. `onResults` is null if nothing was marked yet. */
export function DeckGone({ onResults }: { onResults: (() => void) | null }) {
  return (
    <div className={styles.gone}>
      <ErrorBanner message={`${deckTexts.isGone} ${texts.notMarkable}`} />
      <div className={styles.actions}>
        <ButtonLink variant={onResults ? "ghost" : "primary"} to={paths.decks}>
          {deckTexts.backToDecks}
        </ButtonLink>
        {onResults && <Button onClick={onResults}>{texts.viewResults}</Button>}
      </div>
    </div>
  );
}
