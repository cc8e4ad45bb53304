import { memo, useState } from "react";
import { FolderInput, Globe, Link as LinkIcon, Lock, Tag, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { counted } from "@recollect/domain/words/number-words.ts";
import { paths } from "../../lib/paths.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { onDemand } from "../../lib/on-demand.ts";
import { toast } from "../../ui/toast/toast.ts";
import { draggedDeck } from "../folders/dragged-deck.ts";
import type { DeckTagsProps } from "../folders/deck-tags-dialog.tsx";
import type { MoveDeckProps } from "../folders/move-deck-dialog.tsx";
import { dueText } from "./due-of-decks.ts";
import styles from "../decks.module.css";

const visibilityIcons = { Public: Globe, Private: Lock, Unlisted: LinkIcon } satisfies Record<Visibility, unknown>;

const moveDialog = onDemand<MoveDeckProps>(() => import("../folders/move-deck-dialog.tsx").then((module) => module.MoveDeckDialog));

const tagsDialog = onDemand<DeckTagsProps>(() => import("../folders/deck-tags-dialog.tsx").then((module) => module.DeckTagsDialog));

type Props = {
  /** whose decks these are */
  uid: string;
  deck: DeckSummary;
  /** cards that wait to be studied */
  due: number;
  /** the student's own */
  tags: readonly string[];
  /** counted from 1 */
  position: number;
  count: number;
  isLeaving: boolean;
  onDelete: (deck: DeckSummary) => void;
  onLeft: (deckId: number) => void;
};

/** One deck of the grid: a click anywhere opens it, 'N due' studies it, the bin deletes it; it is dragged onto folders. */
export const DeckCard = memo(function DeckCard({ uid, deck, due, tags, position, count, isLeaving, onDelete, onLeft }: Props) {
  const [isMoving, setMoving] = useState(false);
  const [isTagging, setTagging] = useState(false);
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
      <p className={styles.cardCount}>{counted(deck.cardCount, "card")}</p>
      <h2 className={styles.title} dir="auto">
        <Link to={paths.deck(deck.id)} className={styles.open} onDragStart={({ dataTransfer }) => draggedDeck.write(dataTransfer, deck.id)}>
          {deck.title}
        </Link>
      </h2>
      <div className={styles.foot}>
        <p className={styles.visibility}>
          <VisibilityIcon size={14} aria-hidden /> {deck.visibility}
          {tags.length > 0 && (
            <span className={styles.tags} dir="auto">
              {tags.map((tag) => `#${tag}`).join(" ")}
            </span>
          )}
        </p>
        {due > 0 && (
          <Link to={paths.studyDeck(deck.id)} className={styles.due} aria-label={`${dueText(due)} in ${deck.title}`}>
            {dueText(due)}
          </Link>
        )}
      </div>
      <IconButton
        plain
        className={styles.move}
        label={`Move ${deck.title} to a folder`}
        title="Move to folder"
        onClick={() => setMoving(true)}
      >
        <FolderInput size={18} aria-hidden />
      </IconButton>
      <IconButton plain className={styles.tag} label={`Tags of ${deck.title}`} title="Tags" onClick={() => setTagging(true)}>
        <Tag size={18} aria-hidden />
      </IconButton>
      <IconButton plain className={styles.delete} label={`Delete deck ${deck.title}`} title="Delete deck" onClick={() => onDelete(deck)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
      {isMoving && (
        <moveDialog.Part
          isWanted
          props={{ uid, deck: { id: deck.id, title: deck.title, isOwn: true }, onClose: () => setMoving(false) }}
          onFailure={({ message }) => {
            setMoving(false);
            toast.error(message);
          }}
        />
      )}
      {isTagging && (
        <tagsDialog.Part
          isWanted
          props={{ uid, deck: { id: deck.id, title: deck.title, isOwn: true }, onClose: () => setTagging(false) }}
          onFailure={({ message }) => {
            setTagging(false);
            toast.error(message);
          }}
        />
      )}
    </li>
  );
});
