import { visibilityTexts } from "../visibility.texts.ts";
import { countTexts } from "../../cards/counts.texts.ts";
import { memo } from "react";
import { Globe, Link as LinkIcon, Lock, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { paths } from "../../lib/paths.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { tintOf } from "../../ui/tint.ts";
import type { FollowedBadgeProps } from "../following/followed-badge.tsx";
import { draggedDeck } from "../folders/dragged-deck.ts";
import { DeckActions, StarSign } from "../card/deck-actions.tsx";
import { deckCardTexts as texts } from "../card/deck-card.texts.ts";
import { FirstCard } from "../card/first-card.tsx";
import { DeckFacts, type DeckFactsProps } from "../card/deck-facts.tsx";
import styles from "../card/deck-card.module.css";

/** Only copies load it. */
const followedBadge = onDemand<FollowedBadgeProps>(() => import("../following/followed-badge.tsx").then((module) => module.FollowedBadge));

const visibilityIcons = { Public: Globe, Private: Lock, Unlisted: LinkIcon } satisfies Record<Visibility, unknown>;

type Props = Omit<DeckFactsProps, "deck"> & {
  /** the owner of these decks */
  uid: string;
  deck: DeckSummary;
  /** the student's own tags */
  tags: readonly string[];
  isStarred: boolean;
  onStar: (deckId: number, isStarred: boolean) => void;
  /** counted from 1 */
  position: number;
  count: number;
  isLeaving: boolean;
  onDelete: (deck: DeckSummary) => void;
  onLeft: (deckId: number) => void;
};

/**
 * One deck as a sleeve with its first card on show: a click opens it, 'N due' studies it, the bin deletes it, its menu has the rest; it can
 * be dragged onto folders.
 */
export const DeckCard = memo(function DeckCard(props: Props) {
  const { uid, deck, due, studied, at, tags, isStarred, onStar, position, count, isLeaving, onDelete, onLeft } = props;
  const VisibilityIcon = visibilityIcons[deck.visibility];
  return (
    <li
      className={styles.deck}
      style={tintOf(deck.id)}
      data-due={due > 0 || undefined}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
      aria-setsize={count}
      aria-posinset={position}
      onTransitionEnd={({ target, currentTarget, propertyName }) => {
        if (isLeaving && target === currentTarget && propertyName === "opacity") onLeft(deck.id);
      }}
    >
      <FirstCard text={deck.firstCard} />
      <div className={styles.sleeve}>
        <p className={styles.count}>
          <span>{countTexts.cards(deck.cardCount)}</span>
          <VisibilityIcon size={14} aria-hidden /> <span className="visually-hidden">{visibilityTexts.names[deck.visibility]}</span>
          {isStarred && <StarSign />}
          {deck.copiedFrom && <followedBadge.Part isWanted props={{ uid, deckId: deck.id }} />}
          {tags.length > 0 && (
            <span className={styles.tags} dir="auto">
              {tags.map((tag) => `#${tag}`).join(" ")}
            </span>
          )}
        </p>
        <h2 className={styles.title} dir="auto">
          <Link
            to={paths.deck(deck.id)}
            className={styles.open}
            onDragStart={({ dataTransfer }) => draggedDeck.write(dataTransfer, deck.id)}
          >
            {deck.title}
          </Link>
        </h2>
        <DeckFacts deck={deck} due={due} studied={studied} at={at} />
        <DeckActions uid={uid} deck={{ id: deck.id, title: deck.title, isOwn: true }} isStarred={isStarred} onStar={onStar}>
          <IconButton
            plain
            className={styles.delete}
            label={texts.delete(deck.title)}
            title={texts.deleteHint}
            onClick={() => onDelete(deck)}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </DeckActions>
      </div>
    </li>
  );
});
