import { useState } from "react";
import type { Card } from "@recollect/domain/cards/card.ts";
import { conflictKey, type ConflictChoice } from "@recollect/domain/decks/conflict-choices.ts";
import type { PatchConflict } from "@recollect/domain/decks/deck-patch.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import { ConflictFields } from "./conflict-fields.tsx";
import styles from "./conflict-dialog.module.css";
import { conflictTexts } from "./conflict.texts.ts";

export type ConflictProps = {
  conflicts: readonly PatchConflict[];
  /** a card as this student has it, to name the card of a field */
  cardOf: (id: string) => Card | null;
  busy: boolean;
  error: string | null;
  onChosen: (choices: ReadonlyMap<string, ConflictChoice>) => void;
  onClose: () => void;
};

/**
 * The fields that were changed here and elsewhere, with both texts of each. What only one side changed is merged without a question. Nothing is saved
 * before everything is chosen, and closing it loses nothing.
 */
export function ConflictDialog({ conflicts, cardOf, busy, error, onChosen, onClose }: ConflictProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(() => new Map());
  // A save with the choices may meet other conflicts.
  const keys = conflicts.map(conflictKey);
  const openCount = keys.filter((key) => !choices.has(key)).length;
  const chooseAll = (choice: ConflictChoice) => setChoices(new Map(keys.map((key) => [key, choice])));

  return (
    <Dialog title={conflictTexts.title} subtitle={conflictTexts.subtitle} size="large" onClose={busy ? undefined : onClose}>
      {error !== null && <ErrorBanner message={error} />}
      <div className={styles.all}>
        <p role="status">{conflictTexts.left(openCount)}</p>
        <Button variant="ghost" size="small" disabled={busy} onClick={() => chooseAll("mine")}>
          {conflictTexts.allMine}
        </Button>
        <Button variant="ghost" size="small" disabled={busy} onClick={() => chooseAll("theirs")}>
          {conflictTexts.allTheirs}
        </Button>
      </div>
      <div className={styles.scroller}>
        <ConflictFields
          conflicts={conflicts}
          cardOf={cardOf}
          choices={choices}
          onChoose={(key, choice) => setChoices(new Map(choices).set(key, choice))}
        />
      </div>
      <p className={styles.note}>{conflictTexts.note}</p>
      <DialogActions>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {conflictTexts.goOn}
        </Button>
        <Button disabled={openCount > 0} busy={busy} busyLabel={conflictTexts.saving} onClick={() => onChosen(choices)}>
          {conflictTexts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
