import { useLayoutEffect, useRef, type ReactNode } from "react";
import styles from "./group-lists.module.css";

type Props = { isSaving: boolean; children: ReactNode };

/**
 * The fields of a dialog's form. While they are saved they can't be changed, since the dialog closes with what was sent, and the dialog has the focus; if
 * the save fails, what had the focus gets it again.
 */
export function SavedFields({ isSaving, children }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const dialog = fields.current?.closest<HTMLElement>('[role="dialog"]');
    const now = document.activeElement;
    if (!isSaving) {
      if (now === dialog || now === document.body) focused.current?.focus();
      focused.current = null;
    } else if (now instanceof HTMLElement && dialog?.contains(now)) {
      focused.current = now;
      dialog.focus();
    }
  }, [isSaving]);
  return (
    <fieldset ref={fields} disabled={isSaving} className={styles.savedFields}>
      {children}
    </fieldset>
  );
}
