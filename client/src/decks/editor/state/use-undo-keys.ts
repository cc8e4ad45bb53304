import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, and the browser's own undo of the form's fields (its menu, shaking a phone): the browser only knows
 * single fields and no deleted rows, so the form's history replaces it. Other fields, such as a tag being typed, keep the browser's undo
 * while they hold text.
 */
export function useUndoKeys(
  page: RefObject<HTMLElement | null>,
  turn: (type: "undo" | "redo", byKeys: boolean) => void,
  /** an input method begins a word */
  onComposition: () => void,
): void {
  const act = useEffectEvent(turn);
  const compose = useEffectEvent(onComposition);
  useEffect(() => {
    const isOurs = (target: EventTarget | null) =>
      !(target instanceof Element) ||
      target === document.body ||
      (page.current?.contains(target) === true && (target.matches("[data-history]") || !hasTextOfItsOwn(target)));

    function press(event: KeyboardEvent): void {
      const type = event.defaultPrevented || event.isComposing ? null : turnOf(event);
      if (type === null || isSomethingOpen() || !isOurs(event.target)) return;
      event.preventDefault();
      act(type, true);
    }

    function beforeInput(event: InputEvent): void {
      const type = event.inputType === "historyUndo" ? "undo" : event.inputType === "historyRedo" ? "redo" : null;
      if (type === null || !(event.target instanceof Element) || !event.target.matches("[data-history]")) return;
      event.preventDefault();
      act(type, true);
    }

    const form = page.current;
    const beginWord = () => compose();
    window.addEventListener("keydown", press);
    form?.addEventListener("beforeinput", beforeInput);
    form?.addEventListener("compositionstart", beginWord);
    return () => {
      window.removeEventListener("keydown", press);
      form?.removeEventListener("beforeinput", beforeInput);
      form?.removeEventListener("compositionstart", beginWord);
    };
  }, [page]);
}

function turnOf(event: KeyboardEvent): "undo" | "redo" | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  // On a non-Latin keyboard layout the key's position counts.
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace("Key", "").toLowerCase();
  if (letter === "z") return event.shiftKey ? "redo" : "undo";
  return letter === "y" && event.ctrlKey && !event.shiftKey ? "redo" : null;
}

function hasTextOfItsOwn(target: Element): boolean {
  return (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== "";
}

function isSomethingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
