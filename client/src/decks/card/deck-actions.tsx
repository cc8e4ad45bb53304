import { Ellipsis, FolderInput, Star, Tag } from "lucide-react";
import { useState, type ReactNode } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
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

/** Actions of a deck's card: a menu with its star, folder and tags, and the button that removes the deck. */
export function DeckActions({ uid, deck, isStarred, onStar, children }: Props) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const dialog = open && dialogs[open];
  return (
    <div className={styles.actions}>
      <Menu
        trigger={
          <IconButton plain label={texts.menuOf(deck.title)} title={texts.menuHint}>
            <Ellipsis size={18} aria-hidden />
          </IconButton>
        }
        items={[
          {
            label: isStarred ? texts.unstar : texts.star,
            icon: <Star size={18} aria-hidden fill={isStarred ? "currentColor" : "none"} />,
            onSelect: () => onStar(deck.id, !isStarred),
          },
          { label: texts.tags, icon: <Tag size={18} aria-hidden />, onSelect: () => setOpen("tags") },
          {
            label: deck.isOwn ? texts.move : texts.add,
            icon: <FolderInput size={18} aria-hidden />,
            onSelect: () => setOpen("move"),
          },
        ]}
      />
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

/** The sign of a starred deck, beside its count. */
export function StarSign() {
  return (
    <>
      <Star size={14} aria-hidden fill="currentColor" className={styles.starSign} />
      <span className="visually-hidden">{texts.starred}</span>
    </>
  );
}
