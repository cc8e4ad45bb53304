import { useState, type DragEvent } from "react";
import { draggedDeck } from "./dragged-deck.ts";
import styles from "./folders.module.css";
import type { KnownFolders } from "./use-folders.ts";

type DropProps = { folder: string | null; onDrop: KnownFolders["file"]; children: React.ReactNode };

/** A target for dragged decks; the dialog "Move to folder" does the same by keyboard and touch. */
export function DropPlace({ folder, onDrop, children }: DropProps) {
  const [isOver, setOver] = useState(false);
  const accept = (event: DragEvent) => {
    if (!draggedDeck.isIn(event.dataTransfer)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <span
      className={styles.place}
      data-over={isOver || undefined}
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const deckId = draggedDeck.read(event.dataTransfer);
        if (deckId === null) return;
        event.preventDefault();
        void onDrop(deckId, folder);
      }}
    >
      {children}
    </span>
  );
}
