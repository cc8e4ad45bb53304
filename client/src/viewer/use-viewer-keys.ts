import { useEffect, useEffectEvent } from "react";

type Keys = {
  onTurn: () => void;
  onNext: () => void;
  onPrevious: () => void;
  /** scrolls with the up and down keys */ shownFace: () => HTMLElement | null;
};

const scrollStepPx = 60;

/** Space or Enter turns the card, the arrow keys move between cards; not while something else has the keys. */
export function useViewerKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTaken(event.target)) return;
    if (act(event, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** Whether the key meant something here. */
function act(event: KeyboardEvent, { onTurn, onNext, onPrevious, shownFace }: Keys): boolean {
  switch (event.key) {
    case " ":
    case "Enter":
      if (isPressable(event.target)) return false;
      if (!event.repeat) onTurn();
      return true;
    case "ArrowRight":
      onNext();
      return true;
    case "ArrowLeft":
      onPrevious();
      return true;
    case "ArrowDown":
      return scrolled(shownFace(), scrollStepPx);
    case "ArrowUp":
      return scrolled(shownFace(), -scrollStepPx);
    default:
      return false;
  }
}

function scrolled(face: HTMLElement | null, px: number): boolean {
  if (!face || face.scrollHeight <= face.clientHeight) return false;
  face.scrollBy({ top: px });
  return true;
}

/** A field, an open menu or a dialog has the keys. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable='true']") !== null;
}

/** Space and Enter press the button or follow the link that has the focus. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a[href], summary") !== null;
}
