import { useState } from "react";
import type { ExportProps } from "../../exchange/exporting/export-dialog.tsx";
import { onDemand } from "../../lib/on-demand.ts";
import { toast } from "../../ui/toast/toast.ts";
import styles from "../decks.module.css";
import { texts } from "./my-decks.texts.ts";

const exportDialog = onDemand<ExportProps>(() =>
  import("../../exchange/exporting/export-dialog.tsx").then((module) => module.ExportDialog),
);

/** All decks of the student as one file. */
export function ExportAll({ uid }: { uid: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.exportAll} onClick={() => setOpen(true)}>
        {texts.export}
      </button>
      {isOpen && (
        <exportDialog.Part
          isWanted
          props={{ uid, deck: null, onClose: () => setOpen(false) }}
          onFailure={({ message }) => {
            setOpen(false);
            toast.error(message);
          }}
        />
      )}
    </>
  );
}
