import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { cardsToDecide } from "./cards-to-decide.ts";
import { ImportConflictDialog } from "./import-conflict-dialog.tsx";
import type { ImportedDeck } from "./import-api.ts";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

/** Cards that were changed here and in the package are listed together; until a text is chosen, each stays as it is here. */
export function ConflictList({ decks }: { decks: readonly ImportedDeck[] }) {
  const [isOpen, setOpen] = useState(true);
  const [takenIds, setTakenIds] = useState<ReadonlySet<string>>(new Set());
  const all = cardsToDecide(decks);
  const waiting = all.filter(({ cardId }) => !takenIds.has(cardId));
  const away = waiting.filter(({ change }) => change.kind === "away").length;
  const unlisted = decks.reduce((sum, deck) => sum + (deck.unlisted ?? 0), 0);
  if (all.length + unlisted === 0) return null;
  return (
    <section aria-label={texts.changedOnBothSides} className={styles.report}>
      <p role="status">
        {waiting.length > away && texts.ofYourCards(waiting.length - away)} {away > 0 && texts.stayAway(away)}{" "}
        {takenIds.size > 0 && texts.thePackagesText(takenIds.size)} {unlisted > 0 && texts.askedNextTime(unlisted)}
      </p>
      {waiting.length > 0 && (
        <Button variant="ghost" size="small" className={styles.back} onClick={() => setOpen(true)}>
          {texts.compareBothTexts}
        </Button>
      )}
      {isOpen && waiting.length > 0 && (
        <ImportConflictDialog
          cards={waiting}
          onTaken={(cardIds) => setTakenIds(new Set([...takenIds, ...cardIds]))}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
