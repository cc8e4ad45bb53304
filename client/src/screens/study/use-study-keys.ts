import { useEffect, useEffectEvent } from "react";
import { isPressable, isTaken, scrolled, scrollStepPx } from "../../viewer/keys.ts";

type Keys = {
  isTurned: boolean;
  onTurn: () => void;
  /** Space, once the answer is in view */
  onSpace: () => void;
  /** a number key: 1 is the first rating */
  onNumber: (number: number) => void;
  onUndo: () => void;
  onBury: () => void;
  onSuspend: () => void;
  /** scrolls with the up and down keys */
  shownFace: () => HTMLElement | null;
};

/** The keys of a session; not while something else has them. A key that is held down counts once. */
export function useStudyKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isTaken(event.target)) return;
    if (event.ctrlKey || event.metaKey ? actWithControl(event, keys) : act(event, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function actWithControl({ key, repeat, shiftKey }: KeyboardEvent, { onUndo }: Keys): boolean {
  if (key.toLowerCase() !== "z" || shiftKey) return false;
  if (!repeat) onUndo();
  return true;
}

/** Whether the key meant something here. */
function act({ key, repeat, target }: KeyboardEvent, keys: Keys): boolean {
  const once = (action: () => void) => {
    if (!repeat) action();
    return true;
  };
  switch (key.toLowerCase()) {
    case " ":
      if (isPressable(target)) return false;
      return once(keys.isTurned ? keys.onSpace : keys.onTurn);
    case "enter":
      if (isPressable(target) || keys.isTurned) return false;
      return once(keys.onTurn);
    case "1":
    case "2":
    case "3":
    case "4":
      return keys.isTurned && once(() => keys.onNumber(Number(key)));
    case "u":
      return once(keys.onUndo);
    case "b":
      return once(keys.onBury);
    case "s":
      return once(keys.onSuspend);
    case "arrowdown":
      return scrolled(keys.shownFace(), scrollStepPx);
    case "arrowup":
      return scrolled(keys.shownFace(), -scrollStepPx);
    default:
      return false;
  }
}
