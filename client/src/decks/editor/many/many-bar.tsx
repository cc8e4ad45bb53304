import { useEffect, useEffectEvent, useState, type Dispatch, type RefObject } from "react";
import { ArrowLeftRight, Check, CheckCheck, FolderInput, Tags, Trash2 } from "lucide-react";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import type { DeckForm, FormCard } from "@recollect/domain/decks/deck-form.ts";
import {
  askChosenBothWays,
  chosenCards,
  deleteChosen,
  putBackRemoved,
  removedBy,
} from "@recollect/domain/decks/many-cards/chosen-cards.ts";
import { toast } from "../../../ui/toast/toast.ts";
import type { EditorStep } from "../state/editor-state.ts";
import type { ChosenRows } from "./use-chosen.ts";
import { MoveManyDialog } from "./move-many-dialog.tsx";
import { TagsOfManyDialog } from "./tags-of-many-dialog.tsx";
import { showWithForm } from "./toasts-of-form.ts";
import styles from "./many-bar.module.css";
import { texts } from "./many.texts.ts";

export type ManyBarProps = {
  form: DeckForm;
  /** the visible cards */
  shown: readonly FormCard[];
  keys: ReadonlySet<string>;
  chosen: ChosenRows;
  dispatch: Dispatch<EditorStep>;
  /** the element with all rows */
  page: RefObject<HTMLElement | null>;
  /** choosing is over */
  onDone: () => void;
};

/** The actions on the chosen cards, in the place of the button that adds one. */
export function ManyBar({ form, shown, keys, chosen, dispatch, page, onDone }: ManyBarProps) {
  const [open, setOpen] = useState<"tags" | "move" | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const cards = chosenCards(form, keys);
  const isEmpty = cards.length === 0;
  const areAllChosen = shown.every(({ key }) => keys.has(key));

  function chooseAll(): void {
    setNote(null);
    chosen.set(new Set(areAllChosen ? [] : shown.map(({ key }) => key)));
  }

  function askBothWays(): void {
    const able = cards.filter(({ term }) => gapsOf(term).length === 0);
    const isOn = !able.every(({ bothWays }) => bothWays === true);
    dispatch({ type: "many", kind: "both ways", change: (now) => askChosenBothWays(now, keys, isOn) });
    setNote(able.length === 0 ? texts.onlyGaps : (isOn ? texts.askedBothWays : texts.askedOneWay)(able.length));
  }

  function deleteAll(): void {
    const removed = removedBy(form, keys);
    dispatch({ type: "many", kind: "cards deleted", change: (now) => deleteChosen(now, keys) });
    // The form refuses to be without a card, and says so.
    if (removed.length === form.cards.length) return;
    showWithForm(
      toast.info(texts.deleted(removed.length), {
        label: texts.undo,
        onSelect: () => dispatch({ type: "many", kind: "cards put back", change: (now) => putBackRemoved(now, removed) }),
      }),
    );
    onDone();
  }

  useRowKeys(page, {
    onRange: (key) => chosen.choose(key, true),
    onAll: chooseAll,
    onDelete: () => !isEmpty && deleteAll(),
    onEscape: onDone,
    keyAt: (row) => shown[row]?.key,
  });

  const tools = [
    { name: areAllChosen ? texts.none : texts.all, Icon: CheckCheck, act: chooseAll, isOff: false },
    { name: texts.tags, Icon: Tags, act: () => setOpen("tags"), isOff: isEmpty },
    { name: texts.move, Icon: FolderInput, act: () => setOpen("move"), isOff: isEmpty },
    { name: texts.bothWays, Icon: ArrowLeftRight, act: askBothWays, isOff: isEmpty },
    { name: texts.delete, Icon: Trash2, act: deleteAll, isOff: isEmpty },
  ];
  return (
    <div className={styles.bar} role="toolbar" aria-label={texts.bar}>
      <p role="status" className={styles.count}>
        {note ?? texts.count(cards.length)}
      </p>
      <div className={styles.tools}>
        {tools.map(({ name, Icon, act, isOff }) => (
          <button key={name} type="button" className={styles.tool} title={name} disabled={isOff} onClick={act}>
            <Icon size={18} aria-hidden /> <span>{name}</span>
          </button>
        ))}
        <button type="button" className={styles.tool} onClick={onDone}>
          <Check size={18} aria-hidden /> <b>{texts.done}</b>
        </button>
      </div>
      {open === "tags" && <TagsOfManyDialog {...{ form, keys, dispatch }} onClose={() => setOpen(null)} />}
      {open === "move" && <MoveManyDialog {...{ form, keys, dispatch }} onClose={() => setOpen(null)} onDone={onDone} />}
    </div>
  );
}

type RowKeys = {
  onRange: (key: string) => void;
  onAll: () => void;
  onDelete: () => void;
  onEscape: () => void;
  keyAt: (row: number) => string | undefined;
};

/** In the boxes of the rows: the arrows go from row to row, with Shift they choose; Ctrl+A chooses all, Delete deletes, Escape ends. */
function useRowKeys(page: RefObject<HTMLElement | null>, { onRange, onAll, onDelete, onEscape, keyAt }: RowKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const box = event.target instanceof HTMLElement && event.target.matches("[data-choose]") ? event.target : null;
    const row = Number(box?.closest<HTMLElement>("[data-index]")?.dataset["index"]);
    if (box === null || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const key = keyAt(row + step);
      if (key === undefined) return;
      page.current?.querySelector<HTMLElement>(`[data-index="${row + step}"] [data-choose]`)?.focus();
      if (event.shiftKey) onRange(key);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "a") onAll();
    else if (event.key === "Delete") onDelete();
    else if (event.key === "Escape") onEscape();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const element = page.current;
    const onKey = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [page]);
}
