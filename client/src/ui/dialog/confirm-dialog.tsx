import { texts } from "./dialog-window.texts.ts";
import { Button } from "../buttons/button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import { ErrorBanner } from "../messages/error-banner.tsx";

export type ConfirmDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  busy?: boolean;
  busyLabel?: string;
  error?: string | null;
  open?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a step that takes something away; the safe button has the focus. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel = texts.cancel,
  destructive,
  busy,
  busyLabel,
  error,
  open,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} subtitle={text} role="alertdialog" open={open ?? true} onClose={busy ? undefined : onCancel}>
      {error && <ErrorBanner message={error} />}
      <DialogActions>
        <Button variant="ghost" data-autofocus onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button variant={destructive ? "danger" : "primary"} busy={busy ?? false} busyLabel={busyLabel ?? confirmLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
