import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./save-as-new.module.css";
import { saveAsNewTexts as texts } from "./save-as-new.texts.ts";

export type SaveAsNewProps = { end: "deleted" | "closed"; busy: boolean; onSave: () => void };

/** The deck was deleted, or closed to its co-author, while it was edited; its text is still in the form. */
export function SaveAsNew({ end, busy, onSave }: SaveAsNewProps) {
  return (
    <div className={styles.gone}>
      <p>{end === "deleted" ? texts.wasDeleted : texts.stillHere}</p>
      <Button size="small" busy={busy} busyLabel={texts.saving} onClick={onSave}>
        {texts.saveAsNew}
      </Button>
    </div>
  );
}
