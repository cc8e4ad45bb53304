import { wholeNumber } from "../lib/language/formats.ts";
import type { ReactNode } from "react";
import { paths } from "../lib/paths.ts";
import type { OpenDeck } from "../decks/load-deck.ts";
import { ButtonLink } from "../ui/buttons/button.tsx";
import { ProgressBar } from "../ui/waiting/progress-bar.tsx";
import { practiceTexts as texts } from "./practice.texts.ts";
import styles from "./test-frame.module.css";

type Props = {
  deck: OpenDeck;
  /** a counter beside the title */
  counter?: { label: string; value: number; /** what else there was, below */ more?: string };
  /** how many questions are answered; null when no more are asked */
  progress: { count: number; of: number } | null;
  /** wide, for two texts side by side */
  isWide?: boolean;
  onExit: () => void;
  children: ReactNode;
};

/** The frame of a test, as high as the window: the deck's title, the progress, the way out, and the content in the middle. */
export function TestFrame({ deck, counter, progress, isWide = false, onExit, children }: Props) {
  return (
    <div className={styles.stage} data-wide={isWide || undefined}>
      <header className={styles.header}>
        <p className={styles.title} dir="auto" title={deck.title}>
          {deck.title}
        </p>
        {progress && (
          <div className={styles.progress}>
            <ProgressBar label={texts.progress} value={progress.count} max={progress.of} />
          </div>
        )}
        {counter && (
          <div className={styles.counter}>
            <dl>
              <div>
                <dt>{counter.label}</dt>
                <dd>{wholeNumber(counter.value)}</dd>
              </div>
            </dl>
            {counter.more && <p className={styles.more}>{counter.more}</p>}
          </div>
        )}
        <ButtonLink variant="ghost" size="small" className={styles.exit} to={paths.deck(deck.id)} onClick={onExit}>
          {texts.exit}
        </ButtonLink>
      </header>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
