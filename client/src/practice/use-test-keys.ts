import { useHotkeys } from "../lib/browser/use-hotkeys.ts";
import { useScreenKeys } from "../ui/keys/screen-keys.ts";

type Keys = {
  /** a letter or a number was pressed: a is 0, and 1 is 0; null if there is nothing to choose */
  onPick?: ((place: number) => void) | null;
  /** Enter; null if there is nothing to continue to */
  onNext: (() => void) | null;
};

const loadKeyHelp = () => import("./test-keys.texts.ts");

/** Number keys and letters choose, Enter continues; not in a text field or while a menu or dialog has the keys. */
export function useTestKeys({ onPick, onNext }: Keys): void {
  useScreenKeys(loadKeyHelp);
  useHotkeys((event) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return false;
    if (event.key === "Enter") {
      if (!onNext || isPressable(event.target)) return false;
      onNext();
      return true;
    }
    const place = optionOf(event.key);
    if (place !== null) onPick?.(place);
    return false;
  });
}

function optionOf(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - "a".charCodeAt(0) : null;
}

/** Enter presses the focused button or follows the focused link; a choice that was made can't be pressed again. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button:not([aria-disabled='true']), a[href], summary") !== null;
}
