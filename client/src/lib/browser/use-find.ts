import { useEffect, type RefObject } from "react";

/**
 * Ctrl+F (⌘F) focuses the page's own search field, for lists of which only a part is drawn; pressed in the field it opens the browser's
 * search.
 */
export function useFind(field: RefObject<HTMLInputElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "f") return;
      if (!field.current || document.activeElement === field.current || document.querySelector('[role="dialog"], [role="menu"]')) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [field, isWanted]);
}
