import { wholeNumber } from "@recollect/domain/words/number-words.ts";
import type { ReactNode } from "react";
import { paths } from "../lib/paths.ts";
import type { StudiedDeck } from "../decks/deck-to-open.ts";
import { ButtonLink } from "../ui/buttons/button.tsx";
import { Page } from "../ui/page.tsx";
import { ProgressBar } from "../ui/waiting/progress-bar.tsx";
import styles from "./test-frame.module.css";

type Props = {
  deck: StudiedDeck;
  /** counters beside the title, such as Points */
  counters?: readonly { label: string; value: number }[];
  /** from 1; absent when no question is asked */
  question?: { number: number; of: number };
  onExit: () => void;
  children: ReactNode;
};

/** What stands around every question of a test, and around its results: the deck's title, the counters, how far one is, the way out. */
export function TestFrame({ deck, counters = [], question, onExit, children }: Props) {
  return (
    <Page narrow>
      <header className={styles.header}>
        <p className={styles.title} dir="auto" title={deck.title}>
          {deck.title}
        </p>
        {counters.length > 0 && (
          <dl className={styles.counters}>
            {counters.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{wholeNumber(value)}</dd>
              </div>
            ))}
          </dl>
        )}
        <ButtonLink variant="ghost" size="small" className={styles.exit} to={paths.deck(deck.id)} onClick={onExit}>
          Exit Test
        </ButtonLink>
      </header>
      {question && (
        <>
          <ProgressBar label="Progress through the test" value={question.number} max={question.of} />
          <p className={styles.place}>
            Question {question.number} of {question.of}
          </p>
        </>
      )}
      {children}
    </Page>
  );
}
