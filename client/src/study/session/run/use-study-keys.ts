import { isPressable, scrolled, scrollStepPx } from "../../../cards/flip/keys.ts";
import { useHotkeys } from "../../../lib/browser/use-hotkeys.ts";
import { useScreenKeys } from "../../../ui/keys/screen-keys.ts";

type Keys = {
  onUndo: () => void;
  /** absent when no card is in view */
  card?: KeysOfCard;
};

type KeysOfCard = {
  isTurned: boolean;
  onTurn: () => void;
  /** Space, after the card was turned */
  onSpace: () => void;
  /** a number key: 1 is the first rating */
  onNumber: (number: number) => void;
  onBury: () => void;
  onSuspend: () => void;
  onPlay: () => void;
  /** scrolls with the up and down keys */
  shownFace: () => HTMLElement | null;
};

const loadKeyHelp = () => import("./study-keys.texts.ts");

/** The keys of a session, while no field, menu or dialog has them. A key that is held down counts once. */
export function useStudyKeys(keys: Keys): void {
  useScreenKeys(loadKeyHelp);
  useHotkeys((event) => !event.altKey && (event.ctrlKey || event.metaKey ? actWithControl(event, keys) : act(event, keys)));
}

function actWithControl({ key, repeat, shiftKey }: KeyboardEvent, { onUndo }: Keys): boolean {
  if (key.toLowerCase() !== "z" || shiftKey) return false;
  if (!repeat) onUndo();
  return true;
}

/** Returns whether the key did something. */
function act(event: KeyboardEvent, { onUndo, card }: Keys): boolean {
  if (event.key.toLowerCase() !== "u") return card !== undefined && actOnCard(event, card);
  if (!event.repeat) onUndo();
  return true;
}

function actOnCard({ key, repeat, target }: KeyboardEvent, card: KeysOfCard): boolean {
  const once = (action: () => void) => {
    if (!repeat) action();
    return true;
  };
  switch (key.toLowerCase()) {
    case " ":
      return !isPressable(target) && once(card.isTurned ? card.onSpace : card.onTurn);
    case "enter":
      return !isPressable(target) && !card.isTurned && once(card.onTurn);
    case "1":
    case "2":
    case "3":
    case "4":
      return card.isTurned && once(() => card.onNumber(Number(key)));
    case "b":
      return once(card.onBury);
    case "s":
      return once(card.onSuspend);
    case "r":
      return once(card.onPlay);
    case "arrowdown":
      return scrolled(card.shownFace(), scrollStepPx);
    case "arrowup":
      return scrolled(card.shownFace(), -scrollStepPx);
    default:
      return false;
  }
}
