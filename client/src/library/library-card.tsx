import { memo } from "react";
import { Link } from "react-router";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { counted } from "@recollect/domain/words/number-words.ts";
import { paths } from "../lib/paths.ts";
import { classNames } from "../ui/class-names.ts";
import decksStyles from "../decks/decks.module.css";
import styles from "./library.module.css";

type Props = {
  deck: LibraryDeckSummary;
  /** counted from 1 */
  position: number;
  total: number | null;
  isOwn: boolean;
};

/** Someone's deck: a click anywhere opens it. */
export const LibraryCard = memo(function LibraryCard({ deck, position, total, isOwn }: Props) {
  return (
    <li className={decksStyles.card} aria-setsize={total ?? -1} aria-posinset={position} data-position={position}>
      <p className={decksStyles.cardCount}>{counted(deck.cardCount, "card")}</p>
      <h2 className={decksStyles.title} dir="auto">
        <Link to={paths.deck(deck.id)} className={decksStyles.open}>
          {deck.title}
        </Link>
      </h2>
      <p className={styles.author}>
        <span>by </span>
        <bdi className={classNames(styles.name, deck.official && styles.official)}>{deck.author}</bdi>
        {isOwn && <span> (you)</span>}
      </p>
    </li>
  );
});
