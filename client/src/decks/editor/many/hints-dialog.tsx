import { useMemo, useState, type Dispatch } from "react";
import type { DeckForm, FormCard } from "@recollect/domain/decks/deck-form.ts";
import { hintsOf, type HintedCard } from "@recollect/domain/decks/many-cards/card-hints.ts";
import { readableTerm } from "@recollect/domain/cards/text/readable.ts";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import type { EditorStep } from "../state/editor-state.ts";
import { hintWords } from "./hint-words.ts";
import { MergeDuplicates } from "./merge-duplicates.tsx";
import styles from "./hints-dialog.module.css";
import { texts } from "./hints.texts.ts";

export type HintsDialogProps = {
  form: DeckForm;
  dispatch: Dispatch<EditorStep>;
  /** closes the dialog, and goes to the card */
  onGo: (key: string) => void;
  onClose: () => void;
};

/** The entries that are drawn at first, and with each press of the button below them. */
const entriesAtOnce = 50;

/** What may be better on the cards; those with the same term can be merged into one. */
export function HintsDialog({ form, dispatch, onGo, onClose }: HintsDialogProps) {
  const languages = useSideLanguages();
  const [count, setCount] = useState(entriesAtOnce);
  const hinted = useMemo(() => hintsOf(form.cards, languages), [form.cards, languages]);
  const rowOf = useMemo(() => new Map(form.cards.map(({ key }, row) => [key, row])), [form.cards]);
  // A group is shown once, at its first card.
  const entries = hinted.filter(({ card, hints }) => hints.length > 1 || groupOf(hints)?.[0] === card || groupOf(hints) === null);
  return (
    <Dialog title={texts.title} subtitle={texts.subtitle} size="large" closesAtOnce onClose={onClose}>
      {entries.length === 0 && <p role="status">{texts.nothing}</p>}
      <ul className={styles.entries} aria-label={texts.title}>
        {entries.slice(0, count).map(({ card, row, hints }) => {
          const group = groupOf(hints);
          return (
            <li key={card.key}>
              <div className={styles.head}>
                <p>
                  <b>{texts.card(row + 1)}</b> <TermOf card={card} />
                </p>
                <Button variant="ghost" size="small" aria-label={texts.goTo(row + 1)} onClick={() => onGo(card.key)}>
                  {texts.go}
                </Button>
              </div>
              {hints.map((hint) => (
                <p key={`${hint.what} ${"side" in hint ? hint.side : ""}`} className={styles.hint}>
                  {hintWords(hint)}
                </p>
              ))}
              {group?.[0] === card && (
                <MergeDuplicates
                  key={group.map(({ key, definition }) => `${key} ${definition}`).join("\n")}
                  group={group}
                  numberOf={({ key }: FormCard) => (rowOf.get(key) ?? 0) + 1}
                  dispatch={dispatch}
                />
              )}
            </li>
          );
        })}
      </ul>
      {entries.length > count && (
        <Button variant="ghost" size="small" onClick={() => setCount(count + entriesAtOnce)}>
          {texts.more(Math.min(entriesAtOnce, entries.length - count))}
        </Button>
      )}
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function groupOf(hints: HintedCard["hints"]): readonly FormCard[] | null {
  const hint = hints.find(({ what }) => what === "same term");
  return hint?.what === "same term" ? hint.cards : null;
}

function TermOf({ card }: { card: FormCard }) {
  const words = readableTerm(card.term.slice(0, 300), { inLine: true });
  return words === "" ? (
    <span className={styles.hint}>{texts.blank}</span>
  ) : (
    <bdi className={styles.term} translate="no">
      {words}
    </bdi>
  );
}
