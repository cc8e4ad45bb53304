import { useId, type Dispatch } from "react";
import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import type { EditorStep } from "./state/editor-state.ts";
import styles from "./deck-texts.module.css";
import { texts } from "./deck-editor.texts.ts";

/** The deck's title and description, in the type of the deck's page. */
export function DeckTexts({ form: { title, description }, dispatch }: { form: DeckForm; dispatch: Dispatch<EditorStep> }) {
  const id = useId();
  const titleNote = limitNote(title.length, DECK.titleMaxLength);
  const descriptionNote = limitNote(description.length, DECK.descriptionMaxLength);
  return (
    <div className={styles.texts}>
      <label className="visually-hidden" htmlFor={`${id}title`}>
        {texts.title}
      </label>
      <input
        id={`${id}title`}
        name="title"
        className={styles.title}
        placeholder={texts.titleHint}
        dir="auto"
        autoComplete="off"
        data-history
        value={title}
        aria-invalid={titleNote.error ? true : undefined}
        aria-describedby={`${id}titleNote`}
        onChange={({ target, nativeEvent }) => dispatch({ type: "title", text: target.value, ...composing(nativeEvent) })}
      />
      <Note id={`${id}titleNote`} {...titleNote} />
      <label className="visually-hidden" htmlFor={`${id}description`}>
        {texts.description}
      </label>
      <textarea
        id={`${id}description`}
        name="description"
        className={styles.description}
        placeholder={texts.descriptionHint}
        dir="auto"
        rows={1}
        data-history
        value={description}
        aria-invalid={descriptionNote.error ? true : undefined}
        aria-describedby={`${id}descriptionNote`}
        onChange={({ target, nativeEvent }) => dispatch({ type: "description", text: target.value, ...composing(nativeEvent) })}
      />
      <Note id={`${id}descriptionNote`} {...descriptionNote} />
    </div>
  );
}

function Note({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return (
    <p id={id} className={styles.note} data-wrong={error ? true : undefined} aria-live="polite">
      {error ?? hint}
    </p>
  );
}

function composing(event: Event): { isComposing: boolean } {
  return { isComposing: (event as InputEvent).isComposing };
}

/** From this share of its limit on a field says how much space is left. */
const nearLimit = 0.9;

/** What a field says about its length: nothing at first, then what is left, then the excess. Lengths in UTF-16 code units. */
export function limitNote(length: number, limit: number): { hint?: string; error?: string } {
  if (length > limit) return { error: texts.tooManyCharacters(length - limit, limit) };
  return length >= limit * nearLimit ? { hint: texts.charactersLeft(limit - length, limit) } : {};
}
