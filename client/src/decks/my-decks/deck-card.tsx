import { memo } from "react";
import { Globe, Link as LinkIcon, Lock, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { paths } from "../../lib/paths.ts";
import { cardCountText } from "../card-count.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { dueText } from "./due-of-decks.ts";
import styles from "../decks.module.css";

const visibilityIcons = { Public: Globe, Private: Lock, Unlisted: LinkIcon } satisfies Record<Visibility, unknown>;

type Props = {
  deck: DeckSummary;
  /** cards that wait to be studied */
  due: number;
  /** counted from 1 */
  position: number;
  count: number;
  isLeaving: boolean;
  onDelete: (deck: DeckSummary) => void;
  onLeft: (deckId: number) => void;
};

/** One deck of the grid: a click anywhere opens it, 'N due' studies it, the bin deletes it. */
export const DeckCard = memo(function DeckCard({ deck, due, position, count, isLeaving, onDelete, onLeft }: Props) {
  const VisibilityIcon = visibilityIcons[deck.visibility];
  return (
    <li
      className={styles.card}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
      aria-setsize={count}
      aria-posinset={position}
      onTransitionEnd={({ target, currentTarget, propertyName }) => {
        if (isLeaving && target === currentTarget && propertyName === "opacity") onLeft(deck.id);
      }}
    >
      <p className={styles.cardCount}>{cardCountText(deck.cardCount)}</p>
      <h2 className={styles.title} dir="auto">
        <Link to={paths.deck(deck.id)} className={styles.open}>
          {deck.title}
        </Link>
      </h2>
      <div className={styles.foot}>
        <p className={styles.visibility}>
          <VisibilityIcon size={14} aria-hidden /> {deck.visibility}
        </p>
        {due > 0 && (
          <Link to={paths.studyDeck(deck.id)} className={styles.due} aria-label={`${dueText(due)} in ${deck.title}`}>
            {dueText(due)}
          </Link>
        )}
      </div>
      <IconButton plain className={styles.delete} label={`Delete deck ${deck.title}`} title="Delete deck" onClick={() => onDelete(deck)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );
});
