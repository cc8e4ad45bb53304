import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { TRASH } from "@recollect/domain/decks/trash/trash.ts";
import { signsOf } from "@recollect/domain/words/signs.ts";
import { ConfirmDialog } from "../ui/dialog/confirm-dialog.tsx";
import { texts } from "./delete-deck.texts.ts";

export type DeleteDeckProps = {
  /** null while it is closed */
  deck: { id: number; title: string } | null;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
};

export function DeleteDeckDialog({ deck, onConfirm, onCancel, busy = false }: DeleteDeckProps) {
  return (
    <ConfirmDialog
      open={deck !== null}
      title={deck ? texts.deleteThis(shortened(deck.title)) : texts.deleteDeck}
      // The server's trash has nothing of a deck that was never there.
      text={deck && isTemporaryDeckId(deck.id) ? texts.isHereAlone(shortened(deck.title)) : texts.areYouSure(TRASH.days)}
      confirmLabel={texts.deleteDeck}
      busyLabel={texts.deleting}
      destructive
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function shortened(title: string): string {
  const signs = signsOf(title);
  return signs.length > 80 ? `${signs.slice(0, 80).join("")}…` : title;
}
