import { useState } from "react";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";
import { patchDeck, readDeck } from "../../decks/decks-api.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import type { ImportedDeck } from "./import-api.ts";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";
import { groupBy } from "@recollect/domain/words/grouped.ts";

type Conflict = ImportedDeck["conflicts"][number] & { deckId: number };

type Props = { conflicts: readonly Conflict[]; onTaken: (cardIds: readonly string[]) => void; onClose: () => void };

export function conflictsOf(decks: readonly ImportedDeck[]): Conflict[] {
  return decks.flatMap((deck) => deck.conflicts.map((conflict) => ({ ...conflict, deckId: deck.id })));
}

/** Cards with two texts, mine and the package's, side by side: each keeps mine, unless the other is chosen. */
export function ImportConflictDialog({ conflicts, onTaken, onClose }: Props) {
  const { uid } = useSignedIn();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isAll = selection.size === conflicts.length;

  async function take() {
    setSaving(true);
    setFailure(null);
    const selectedConflicts = conflicts.filter(({ cardId }) => selection.has(cardId));
    try {
      for (const [deckId, some] of groupBy(selectedConflicts, (conflict) => conflict.deckId)) {
        await takeInto(uid, deckId, some);
        onTaken(some.map(({ cardId }) => cardId));
      }
      onClose();
    } catch (error) {
      setFailure(messageFor(error));
      setSaving(false);
    }
  }

  return (
    <Dialog title={texts.changedHere} subtitle={texts.eachCardKeeps} size="large" onClose={isSaving ? undefined : onClose}>
      {failure && <ErrorBanner message={failure} />}
      <div
        className={styles.conflicts}
        role="region"
        aria-label={texts.cardsWithTwoTexts}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <label className={styles.deckChoice}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => setSelection(new Set(isAll ? [] : conflicts.map(({ cardId }) => cardId)))}
          />
          {texts.takeThePackagesText(conflicts.length)}
        </label>
        <ul className={styles.sample}>
          {conflicts.map(({ cardId, here, there }) => (
            <li key={cardId} className={styles.conflict}>
              <Version of={texts.mineKept} side={here} />
              <Version of={texts.inThePackage} side={there} />
              <label className={styles.deckChoice}>
                <input
                  type="checkbox"
                  checked={selection.has(cardId)}
                  onChange={({ target }) => {
                    const next = new Set(selection);
                    if (target.checked) next.add(cardId);
                    else next.delete(cardId);
                    setSelection(next);
                  }}
                />
                {texts.takeThePackagesTextLabel}
              </label>
            </li>
          ))}
        </ul>
      </div>
      <DialogActions>
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          {texts.keepMine}
        </Button>
        <Button busy={isSaving} busyLabel={texts.saving} disabled={selection.size === 0} onClick={() => void take()}>
          {selection.size === 0 ? texts.takeThoseChosen : texts.take(selection.size)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Replaces the cards' content by the package's, in the current deck. */
async function takeInto(uid: string, deckId: number, conflicts: readonly Conflict[]): Promise<void> {
  const deck = await readDeck(uid, deckId);
  const replacements = new Map(conflicts.map(({ cardId, there }) => [cardId, there]));
  const cards = deck.cards.map((card) => {
    const there = replacements.get(card.id);
    return there ? { ...there, id: card.id } : card;
  });
  await patchDeck(
    uid,
    deckId,
    makePatch(deck, { ...deck, cards }, () => {
      throw new Error("No card is added here.");
    }),
  );
}

function Version({ of, side }: { of: string; side: { term: string; definition: string } }) {
  return (
    <div>
      <strong>{of}</strong>
      <FormattedText text={side.term} gaps="filled" />
      <FormattedText text={side.definition} />
    </div>
  );
}
