import { FolderInput, Star, Tag } from "lucide-react";
import { useState, type ReactNode } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import type { DeckTagsProps } from "../folders/deck-tags-dialog.tsx";
import type { MoveDeckProps } from "../folders/move-deck-dialog.tsx";
import { deckCardTexts as texts } from "./deck-card.texts.ts";
import styles from "./deck-card.module.css";

const dialogs = {
  move: onDemand<MoveDeckProps>(() => import("../folders/move-deck-dialog.tsx").then((module) => module.MoveDeckDialog)),
  tags: onDemand<DeckTagsProps>(() => import("../folders/deck-tags-dialog.tsx").then((module) => module.DeckTagsDialog)),
};

type Props = {
  uid: string;
  deck: { id: number; title: string; isOwn: boolean };
  isStarred: boolean;
  onStar: (deckId: number, isStarred: boolean) => void;
  /** the button that removes the deck */
  children: ReactNode;
};

/** Actions of a deck's card: star, folder, tags. */
export function DeckActions({ uid, deck, isStarred, onStar, children }: Props) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const dialog = open && dialogs[open];
  return (
    <div className={styles.actions}>
      <IconButton
        plain
        className={styles.star}
        label={texts.star(deck.title)}
        title={isStarred ? texts.unstarHint : texts.starHint}
        aria-pressed={isStarred}
        onClick={() => onStar(deck.id, !isStarred)}
      >
        <Star size={18} aria-hidden fill={isStarred ? "currentColor" : "none"} />
      </IconButton>
      <IconButton plain label={texts.tags(deck.title)} title={texts.tagsHint} onClick={() => setOpen("tags")}>
        <Tag size={18} aria-hidden />
      </IconButton>
      <IconButton plain label={texts.move(deck.title)} title={texts.moveHint} onClick={() => setOpen("move")}>
        <FolderInput size={18} aria-hidden />
      </IconButton>
      {children}
      {dialog && (
        <dialog.Part
          isWanted
          props={{ uid, deck, onClose: () => setOpen(null) }}
          onFailure={({ message }) => {
            setOpen(null);
            toast.error(message);
          }}
        />
      )}
    </div>
  );
}
