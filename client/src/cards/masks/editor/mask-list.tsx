import type { Dispatch } from "react";
import { MASKS } from "@recollect/domain/limits/limits.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { MaskEditing, MaskStep } from "./editor-steps.ts";
import styles from "./mask-editor.module.css";
import { editorTexts } from "./mask-editor.texts.ts";

/** The masks with their labels. The tick selects several, to ask them together. */
export function MaskList({ state, dispatch }: { state: MaskEditing; dispatch: Dispatch<MaskStep> }) {
  if (state.masks.length === 0) return <p className={styles.none}>{editorTexts.none}</p>;
  return (
    <ol className={styles.list} aria-label={editorTexts.masks}>
      {state.masks.map(({ number, label, shape }, at) => {
        const isWords = shape.kind === "words";
        const isSelected = state.selected.includes(at);
        return (
          // Masks have no names: their place in the list is what selects them.
          <li key={at} data-selected={isSelected || undefined}>
            <label className={styles.pick}>
              <input
                type="checkbox"
                checked={isSelected}
                aria-label={editorTexts.select(number)}
                onChange={() => dispatch({ type: "select", at, isAdded: true })}
              />
              <span aria-hidden>{isWords ? "T" : number}</span>
            </label>
            <TextField
              label={isWords ? editorTexts.words : editorTexts.label(number)}
              hideLabel
              placeholder={isWords ? editorTexts.words : editorTexts.labelHint}
              maxLength={MASKS.labelMaxLength}
              value={label}
              onChange={({ target }) => dispatch({ type: "label", at, label: target.value })}
            />
          </li>
        );
      })}
    </ol>
  );
}
