import { useEffect, useRef, type ReactNode } from "react";
import { texts as deckTexts } from "../../decks/decks.texts.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import type { SavingState } from "../runs/use-counted-run.ts";
import { resultsTexts as texts } from "./results.texts.ts";
import styles from "./test-results.module.css";

type Props = {
  deckId: number;
  /** the main figure, such as 7/10 */
  figure: string;
  figureLabel: string;
  message: string;
  /** how many answers counted as reviews of due cards */
  reviewCount: number;
  keeping: SavingState;
  /** more figures below the message */
  children?: ReactNode;
  /** null where there is no further round */
  onTryAgain: (() => void) | null;
  onExit: () => void;
  /** another way to continue, beside 'Try Again' */
  more?: ReactNode;
};

/** The end of a test. It takes focus, so that it is read out and Enter does nothing by accident. */
export function TestResults({ deckId, figure, figureLabel, message, reviewCount, keeping, children, onTryAgain, onExit, more }: Props) {
  const isDeckGone = keeping.state === "deck gone";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.results} aria-labelledby="test-complete">
      <h1 id="test-complete" ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.complete}
      </h1>
      <p className={styles.figure}>
        <strong>{figure}</strong> <span>{figureLabel}</span>
      </p>
      <p className={styles.message}>{message}</p>
      {children}
      {reviewCount > 0 && <p className={styles.reviews}>{texts.reviews(reviewCount)}</p>}
      {keeping.state === "failed" && (
        <p className={styles.reviews} role="status">
          {texts.notKept}{" "}
          <Button variant="ghost" size="small" onClick={keeping.retry}>
            {texts.keepAgain}
          </Button>
        </p>
      )}
      {keeping.state === "waiting" && (
        <p className={styles.reviews} role="status">
          {texts.waiting}
        </p>
      )}
      {(keeping.state === "gone" || isDeckGone) && (
        <p className={styles.reviews} role="status">
          {texts.isGone}
        </p>
      )}
      <div className={styles.actions}>
        {!isDeckGone && onTryAgain && <Button onClick={onTryAgain}>{texts.tryAgain}</Button>}
        {!isDeckGone && more}
        <ButtonLink variant="ghost" to={isDeckGone ? paths.decks : paths.deck(deckId)} onClick={onExit}>
          {isDeckGone ? deckTexts.backToDecks : texts.backToDeck}
        </ButtonLink>
      </div>
    </section>
  );
}
