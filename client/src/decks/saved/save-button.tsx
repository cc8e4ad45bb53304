import { Bookmark, BookmarkCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { saveTexts } from "./save-button.texts.ts";
import styles from "./save-button.module.css";
import { savedDeckIn, useSaved } from "./use-saved.ts";

export type SaveProps = { uid: string; deckId: number; title: string };

/** Adds a deck of someone else to the student's list, or removes it. It keeps its place until the state is known. */
export function SaveButton({ uid, deckId, title }: SaveProps) {
  const { others, save } = useSaved(uid);
  const [isBusy, setBusy] = useState(false);
  const saved = savedDeckIn(others, deckId);
  const isSaved = (saved?.savedAt ?? null) !== null;
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button
      variant="ghost"
      size="small"
      className={styles.save}
      aria-label={isSaved ? saveTexts.removeDeck(title) : saveTexts.saveDeck(title)}
      title={isSaved ? saveTexts.removeHint : saveTexts.saveHint}
      aria-busy={isBusy || undefined}
      disabled={saved === undefined}
      onClick={() => {
        // Not disabled meanwhile, so that it keeps the focus.
        if (isBusy) return;
        setBusy(true);
        void save(deckId, !isSaved).finally(() => setBusy(false));
      }}
    >
      <Icon size={16} aria-hidden /> <span>{isSaved ? saveTexts.saved : saveTexts.save}</span>
    </Button>
  );
}
