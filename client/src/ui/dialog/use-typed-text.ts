import { useRef, type FocusEvent } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Notices the fields of a dialog in which the student typed, so that what closes the dialog by accident does not discard their text. */
export function useTypedText() {
  /** what each field had when it first got the focus */
  const before = useRef(new Map<Field, string>());
  const last = useRef<Field | null>(null);
  return {
    onFocus({ target }: FocusEvent) {
      if (!isTextField(target)) return;
      last.current = target;
      if (!before.current.has(target)) before.current.set(target, target.value);
    },
    isTyped: () => [...before.current].some(([field, text]) => field.isConnected && field.value !== text),
    goBack: () => last.current?.focus(),
  };
}

function isTextField(element: Element): element is Field {
  return element.matches("textarea, input:not([type=checkbox], [type=radio], [type=range], [type=search])");
}
