import { ArrowLeft, ClipboardCheck, Ellipsis, LoaderCircle, Shuffle, SkipBack, SkipForward } from "lucide-react";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import styles from "./deck-menu.module.css";

/** What the menu needs to know of the cards, and may do with them. */
export type MenuOfCards = { deckId: number; hasCards: boolean; onMove: (where: "shuffle" | "first" | "last") => void };

type Props = MenuOfCards & {
  /** what stands above the items that everybody has */
  first: readonly MenuItem[];
  /** what stands below them */
  last?: readonly MenuItem[];
  /** what is being done, such as 'Copying deck...', while it takes its time */
  busyLabel?: string | null;
};

/** The '...' menu of a deck. */
export function DeckMenu({ deckId, hasCards, onMove, first, last = [], busyLabel = null }: Props) {
  const navigate = useNavigate();
  const go = (address: string) => () => void navigate(address);
  const hasMoved = useRef(false);
  const moveItem = (where: "shuffle" | "first" | "last") => ({
    disabled: !hasCards,
    onSelect: () => {
      hasMoved.current = true;
      onMove(where);
    },
  });

  /** After a move the card has the keys again: Space turns it, and doesn't open the menu once more. */
  function faceAfterMove(): HTMLElement | null {
    const face = hasMoved.current ? document.querySelector<HTMLElement>("[data-shown-text]") : null;
    hasMoved.current = false;
    return face;
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {busyLabel}
      </p>
      <Menu
        returnFocus={faceAfterMove}
        trigger={
          <IconButton label="Deck menu" title={busyLabel ?? "More"} aria-busy={busyLabel !== null || undefined}>
            {busyLabel === null ? <Ellipsis size={20} aria-hidden /> : <LoaderCircle size={20} aria-hidden className={styles.busy} />}
          </IconButton>
        }
        items={[
          ...first,
          { label: "Practice test", icon: <ClipboardCheck size={18} aria-hidden />, onSelect: go(paths.test(deckId)) },
          { label: "Shuffle cards", icon: <Shuffle size={18} aria-hidden />, divider: true, ...moveItem("shuffle") },
          { label: "First card", icon: <SkipBack size={18} aria-hidden />, ...moveItem("first") },
          { label: "Last card", icon: <SkipForward size={18} aria-hidden />, ...moveItem("last") },
          { label: "Back to decks", icon: <ArrowLeft size={18} aria-hidden />, onSelect: go(paths.decks), divider: true },
          ...last,
        ]}
      />
    </>
  );
}
