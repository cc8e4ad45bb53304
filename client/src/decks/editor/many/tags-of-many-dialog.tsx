import { useId, useState, type Dispatch, type FormEvent } from "react";
import { tagsOfCards } from "@recollect/domain/cards/card-tags.ts";
import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import { chosenCards, tagChosen } from "@recollect/domain/decks/many-cards/chosen-cards.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import list from "../../../ui/fields/check-list.module.css";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { EditorStep } from "../state/editor-state.ts";
import styles from "./many-dialogs.module.css";
import { texts } from "./many.texts.ts";

type Props = { form: DeckForm; keys: ReadonlySet<string>; dispatch: Dispatch<EditorStep>; onClose: () => void };

const mostSuggestions = 100;

/** Adds tags to the chosen cards, and takes others off. */
export function TagsOfManyDialog({ form, keys, dispatch, onClose }: Props) {
  const id = useId();
  const [add, setAdd] = useState("");
  const [remove, setRemove] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const cards = chosenCards(form, keys);
  const tags = tagsOfCards(cards);

  function save(event: FormEvent): void {
    event.preventDefault();
    const step = tagChosen(form, keys, { add, remove });
    if (step.problem !== null) return setProblem(messageFor(step.problem));
    dispatch({ type: "many", kind: "tags", change: (now) => tagChosen(now, keys, { add, remove }) });
    onClose();
  }

  function keep(tag: string, isKept: boolean): void {
    setRemove(new Set(isKept ? [...remove].filter((one) => one !== tag) : [...remove, tag]));
  }

  return (
    <Dialog title={texts.tagsTitle(cards.length)} closesAtOnce onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        <TextField
          label={texts.newTags}
          hint={texts.newTagsHint}
          error={problem}
          data-autofocus
          autoComplete="off"
          autoCapitalize="none"
          list={`${id}tags`}
          value={add}
          onChange={({ target }) => {
            setProblem(null);
            setAdd(target.value);
          }}
        />
        <datalist id={`${id}tags`}>
          {tagsOfCards(form.cards)
            .slice(0, mostSuggestions)
            .map(({ tag }) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
        </datalist>
        {tags.length > 0 && (
          <fieldset className={list.list}>
            <legend>{texts.takeOff}</legend>
            {tags.map(({ tag, count }) => (
              <label key={tag} className={list.row}>
                <input type="checkbox" checked={!remove.has(tag)} onChange={({ target }) => keep(tag, target.checked)} />
                <bdi translate="no">#{tag}</bdi>
                <span className={styles.fact}>{texts.tagOn(count)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={add.trim() === "" && remove.size === 0}>
            {texts.change}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
