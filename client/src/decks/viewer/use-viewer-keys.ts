import { isPressable, scrolled, scrollStepPx } from "../../cards/flip/keys.ts";
import { isRightToLeft } from "../../lib/browser/direction.ts";
import { useHotkeys } from "../../lib/browser/use-hotkeys.ts";
import { useScreenKeys } from "../../ui/keys/screen-keys.ts";

type Keys = {
  onTurn: () => void;
  onNext: () => void;
  onPrevious: () => void;
  onPlay: () => void;
  /** scrolls with the up and down keys */ shownFace: () => HTMLElement | null;
};

const loadKeyHelp = () => import("./viewer-keys.texts.ts");

/** Space or Enter turns the card, the arrow keys move between cards; not while a field, menu or dialog has the keys. */
export function useViewerKeys(keys: Keys): void {
  useScreenKeys(loadKeyHelp);
  useHotkeys((event) => !event.ctrlKey && !event.altKey && !event.metaKey && act(event, keys));
}

/** Returns whether the key did something. */
function act(event: KeyboardEvent, { onTurn, onNext, onPrevious, onPlay, shownFace }: Keys): boolean {
  switch (event.key) {
    case " ":
    case "Enter":
      if (isPressable(event.target)) return false;
      if (!event.repeat) onTurn();
      return true;
    case "r":
    case "R":
      if (!event.repeat) onPlay();
      return true;
    case "ArrowRight":
      (isRightToLeft() ? onPrevious : onNext)();
      return true;
    case "ArrowLeft":
      (isRightToLeft() ? onNext : onPrevious)();
      return true;
    case "ArrowDown":
      return scrolled(shownFace(), scrollStepPx);
    case "ArrowUp":
      return scrolled(shownFace(), -scrollStepPx);
    default:
      return false;
  }
}
