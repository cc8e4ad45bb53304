import { ConfirmDialog } from "../ui/dialog/confirm-dialog.tsx";

export type DeleteDeckProps = {
  /** null while nothing is asked */
  deck: { title: string } | null;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
};

export function DeleteDeckDialog({ deck, onConfirm, onCancel, busy = false }: DeleteDeckProps) {
  return (
    <ConfirmDialog
      open={deck !== null}
      title={deck ? `Delete “${shortened(deck.title)}”?` : "Delete deck"}
      text="Are you sure you want to delete this deck? This action cannot be undone."
      confirmLabel="Delete deck"
      busyLabel="Deleting..."
      destructive
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function shortened(title: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  return characters.length > 80 ? `${characters.slice(0, 80).join("")}…` : title;
}
