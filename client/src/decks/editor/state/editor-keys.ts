import type { KeyboardEvent } from "react";

type EditorKeysDeps = {
  add: () => void;
  save: () => void;
  /** the first button beside the list; null where nothing is beside it */
  besideButton: () => HTMLElement | null;
};

/** The keys of the whole form: Ctrl+Enter adds a card, Ctrl+S saves, Alt+Enter goes to what is beside the list. */
export function handleEditorKey(event: KeyboardEvent, { add, save, besideButton }: EditorKeysDeps): void {
  const isSave = event.key.toLowerCase() === "s" && !event.shiftKey && !event.altKey;
  const beside = event.key === "Enter" && event.altKey ? besideButton() : null;
  if (beside) beside.focus();
  else if (!event.ctrlKey && !event.metaKey) return;
  else if (event.key === "Enter") add();
  else if (isSave) save();
  else return;
  event.preventDefault();
}
