import { useEffect, useEffectEvent } from "react";
import { isPressable, isTaken, scrolled, scrollStepPx } from "../../cards/keys.ts";

type Keys = {
  onTurn: () => void;
  onNext: () => void;
  onPrevious: () => void;
  /** scrolls with the up and down keys */ shownFace: () => HTMLElement | null;
};

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
