import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { conflictsOf, ImportConflictDialog } from "./import-conflict-dialog.tsx";
import type { ImportedDeck } from "./import-api.ts";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

/** Cards that were changed here and in the package are listed together; until a text is chosen, each stays as it is here. */
export function ConflictList({ decks }: { decks: readonly ImportedDeck[] }) {
  const [isOpen, setOpen] = useState(true);
  const [restoredIds, setRestoredIds] = useState<ReadonlySet<string>>(new Set());
  const conflicts = conflictsOf(decks);
  const waiting = conflicts.filter(({ cardId }) => !restoredIds.has(cardId));
  if (conflicts.length === 0) return null;
  return (
    <section aria-label={texts.changedOnBothSides} className={styles.report}>
      <p role="status">
        {waiting.length > 0 && texts.ofYourCards(waiting.length)} {restoredIds.size > 0 && texts.thePackagesText(restoredIds.size)}
      </p>
      {waiting.length > 0 && (
        <Button variant="ghost" size="small" className={styles.back} onClick={() => setOpen(true)}>
          {texts.compareBothTexts}
        </Button>
      )}
      {isOpen && waiting.length > 0 && (
        <ImportConflictDialog
          conflicts={waiting}
          onTaken={(cardIds) => setRestoredIds(new Set([...restoredIds, ...cardIds]))}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
