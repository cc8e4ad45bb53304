import { authorText } from "../decks/author.texts.ts";
import { countTexts } from "../cards/counts.texts.ts";
import { MatchText } from "../cards/match-text.tsx";
import { memo } from "react";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { paths } from "../lib/paths.ts";
import { classNames } from "../ui/class-names.ts";
import { EntryWords } from "../ui/entry-words.tsx";
import { tintOf } from "../ui/tint.ts";
import styles from "./library-card.module.css";
import { texts } from "./library.texts.ts";

type Props = {
  deck: LibraryDeckSummary;
  /** counted from 1 */
  position: number;
  total: number | null;
  isOwn: boolean;
};

/**
 * Someone's deck, with its whole first card, since it is unknown to the reader: a click opens it. A deck that a search found by its cards shows the piece
 * that was found in place of its description.
 */
export const LibraryCard = memo(function LibraryCard({ deck, position, total, isOwn }: Props) {
  return (
    <li className={styles.card} style={tintOf(deck.id)} aria-setsize={total ?? -1} aria-posinset={position} data-position={position}>
      <div className={styles.stack} aria-hidden>
        <i />
        <i />
        <span className={styles.first}>
          <span dir="auto" translate="no">
            {deck.firstCard}
          </span>
        </span>
      </div>
      <div className={styles.words}>
        <EntryWords to={paths.deck(deck.id)} title={deck.title} description={deck.match ? "" : deck.description} />
        {deck.match && (
          <p className={styles.match} dir="auto" translate="no">
            <MatchText {...deck.match} />
          </p>
        )}
        <div className={styles.foot}>
          <p className={styles.count}>{countTexts.cards(deck.cardCount)}</p>
          <img src={`/${deck.authorTheme ?? 0}.png`} alt="" width={24} height={24} loading="lazy" className={styles.face} />
          <p className={styles.author}>
            {(isOwn ? texts.byYou : texts.by)(
              <bdi key="author" translate="no" className={classNames(styles.name, deck.official && styles.official)}>
                {authorText(deck.author)}
              </bdi>,
            ).map((piece) => (typeof piece === "string" ? <span key={piece}>{piece}</span> : piece))}
          </p>
        </div>
      </div>
    </li>
  );
});
