import type { KeyboardEvent } from "react";

type EditorKeysDeps = {
  add: () => void;
  save: () => void;
  find: () => void;
  /** the first button beside the list; null where nothing is beside it */
  besideButton: () => HTMLElement | null;
};

/** The keys of the whole form: Ctrl+Enter adds a card, Ctrl+S saves, Ctrl+H finds and replaces, Alt+Enter goes to what is beside the list. */
export function handleEditorKey(event: KeyboardEvent, { add, save, find, besideButton }: EditorKeysDeps): void {
  const isSave = event.key.toLowerCase() === "s" && !event.shiftKey && !event.altKey;
  const beside = event.key === "Enter" && event.altKey ? besideButton() : null;
  if (beside) beside.focus();
  else if (!event.ctrlKey && !event.metaKey) return;
  else if (event.key === "Enter") add();
  else if (isSave) save();
  // On a Mac this hides the window: there the menu has it alone.
  else if (event.ctrlKey && event.key.toLowerCase() === "h") find();
  else return;
  event.preventDefault();
}
