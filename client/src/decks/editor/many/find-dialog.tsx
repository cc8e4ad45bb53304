import { useDeferredValue, useMemo, useState, type Dispatch, type FormEvent } from "react";
import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import {
  longestFind,
  replacementsIn,
  reversed,
  withReplacements,
  type Replacement,
} from "@recollect/domain/decks/many-cards/find-and-replace.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import type { EditorStep } from "../state/editor-state.ts";
import { FoundPlaces } from "./found-places.tsx";
import { showWithForm } from "./toasts-of-form.ts";
import styles from "./find-dialog.module.css";
import { texts } from "./find.texts.ts";

export type FindDialogProps = { form: DeckForm; dispatch: Dispatch<EditorStep>; onClose: () => void };

/** The rows that are drawn at first, and with each press of the button below them. */
const rowsAtOnce = 100;

const rowKey = ({ key, side }: Replacement): string => `${side} ${key}`;

/** Finds a text in all cards, shows each side as it would become, and replaces it where its row is ticked. */
export function FindDialog({ form, dispatch, onClose }: FindDialogProps) {
  const [find, setFind] = useState("");
  const [replacement, setReplacement] = useState("");
  const [isCaseKept, setIsCaseKept] = useState(false);
  const [isWholeWord, setIsWholeWord] = useState(false);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [rows, setRows] = useState(rowsAtOnce);
  const query = useMemo(() => ({ find, isCaseKept, isWholeWord, replacement }), [find, isCaseKept, isWholeWord, replacement]);
  const deferred = useDeferredValue(query);
  const { replacements, leftOut } = useMemo(() => replacementsIn(form.cards, deferred, deferred.replacement), [form.cards, deferred]);
  const ticked = replacements.filter((one) => !unticked.has(rowKey(one)));
  const placeCount = replacements.reduce((sum, { found }) => sum + found.length, 0);
  const numberOf = useMemo(() => new Map(form.cards.map(({ key }, row) => [key, row + 1])), [form.cards]);

  function replaceAll(event: FormEvent): void {
    event.preventDefault();
    if (ticked.length === 0 || deferred !== query) return;
    dispatch({ type: "many", kind: "text replaced", change: (now) => ({ form: withReplacements(now, ticked), problem: null }) });
    const back = reversed(ticked);
    showWithForm(
      toast.success(texts.replaced(ticked.length), {
        label: texts.undo,
        onSelect: () =>
          dispatch({ type: "many", kind: "text replaced", change: (now) => ({ form: withReplacements(now, back), problem: null }) }),
      }),
    );
    onClose();
  }

  function tick(one: readonly Replacement[], isTicked: boolean): void {
    const keys = new Set(one.map(rowKey));
    setUnticked(new Set(isTicked ? [...unticked].filter((key) => !keys.has(key)) : [...unticked, ...keys]));
  }

  return (
    <Dialog title={texts.title} subtitle={texts.subtitle} size="large" closesAtOnce onClose={onClose}>
      <form onSubmit={replaceAll}>
        <div className={styles.fields}>
          <TextField
            label={texts.find}
            data-autofocus
            autoComplete="off"
            maxLength={longestFind}
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
          <TextField
            label={texts.replaceWith}
            autoComplete="off"
            maxLength={1000}
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
          />
          <Switch label={texts.sameCase} isOn={isCaseKept} onChange={setIsCaseKept} />
          <Switch label={texts.wholeWords} isOn={isWholeWord} onChange={setIsWholeWord} />
        </div>
        <p role="status" className={styles.count}>
          {find === "" ? "" : replacements.length === 0 ? texts.nothing : texts.found(placeCount, replacements.length)}
          {leftOut > 0 && ` ${texts.leftOut(leftOut)}`}
        </p>
        {replacements.length > 0 && (
          <>
            <label className={styles.all}>
              <input
                type="checkbox"
                checked={ticked.length === replacements.length}
                onChange={({ target }) => tick(replacements, target.checked)}
              />
              {texts.all}
            </label>
            <FoundPlaces
              replacements={replacements.slice(0, rows)}
              replacement={deferred.replacement}
              isTicked={(one) => !unticked.has(rowKey(one))}
              onTick={(one, isTicked) => tick([one], isTicked)}
              numberOf={(key) => numberOf.get(key) ?? 0}
            />
          </>
        )}
        {replacements.length > rows && (
          <Button variant="ghost" size="small" onClick={() => setRows(rows + rowsAtOnce)}>
            {texts.more(Math.min(rowsAtOnce, replacements.length - rows))}
          </Button>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={ticked.length === 0 || deferred !== query}>
            {texts.replace(ticked.length)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
