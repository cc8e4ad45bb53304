import { listText } from "../../lib/language/formats.ts";
import { countTexts } from "../../cards/counts.texts.ts";
import { useId, type ReactNode } from "react";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

type Props = {
  name: string;
  folder: readonly string[];
  cards: number;
  /** what else is in it, for a list behind the number of cards */
  more?: readonly string[];
  sample: readonly { term: string; definition: string; extra?: string | undefined }[];
  /** Selects the deck; left out if there is nothing to select. */
  choice?: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | undefined;
  /** what else can be chosen for the deck */
  children?: ReactNode;
};

/** A deck as it will be imported, with its first cards as they will look. */
export function DeckPreview({ name, folder, cards, more = [], sample, choice, children }: Props) {
  const titleId = useId();
  const title = (
    <span id={titleId} dir="auto" translate="no" className={styles.deckName}>
      {[...folder, name].join(" / ")}
    </span>
  );
  return (
    <section aria-labelledby={titleId} className={styles.deck}>
      <h3 className={styles.deckHead}>
        {choice ? (
          <label className={styles.deckChoice}>
            <input type="checkbox" checked={choice.isChosen} onChange={({ target }) => choice.onChoose(target.checked)} />
            {title}
          </label>
        ) : (
          title
        )}
      </h3>
      <p className={styles.hint}>{listText([countTexts.cards(cards), ...more])}</p>
      {children}
      {sample.length > 0 && (
        <ul className={styles.sample} aria-label={texts.firstCards(name)}>
          {sample.map((card, index) => (
            <li key={index} className={styles.card}>
              <FormattedText text={card.term} gaps="filled" />
              <FormattedText text={card.definition} />
              {card.extra && (
                <div className={styles.extra}>
                  <FormattedText text={card.extra} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
