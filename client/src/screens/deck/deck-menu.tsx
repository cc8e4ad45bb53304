import { ArrowLeft, ClipboardCheck, Ellipsis, Eye, Link as LinkIcon, Pencil, Shuffle, SkipBack, SkipForward, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { copyLink } from "./copy-link.ts";

type Props = {
  deckId: number;
  hasCards: boolean;
  onMove: (where: "shuffle" | "first" | "last") => void;
  onVisibility: () => void;
  onDelete: () => void;
};

/** The owner's '...' menu. */
export function DeckMenu({ deckId, hasCards, onMove, onVisibility, onDelete }: Props) {
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
    <Menu
      returnFocus={faceAfterMove}
      trigger={
        <IconButton label="Deck menu" title="More">
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
      items={[
        { label: "Copy link", icon: <LinkIcon size={18} aria-hidden />, onSelect: () => void copyLink(paths.deck(deckId)) },
        { label: "Edit deck", icon: <Pencil size={18} aria-hidden />, onSelect: go(paths.editDeck(deckId)) },
        { label: "Change visibility", icon: <Eye size={18} aria-hidden />, onSelect: onVisibility },
        { label: "Practice test", icon: <ClipboardCheck size={18} aria-hidden />, onSelect: go(paths.test(deckId)) },
        { label: "Shuffle cards", icon: <Shuffle size={18} aria-hidden />, divider: true, ...moveItem("shuffle") },
        { label: "First card", icon: <SkipBack size={18} aria-hidden />, ...moveItem("first") },
        { label: "Last card", icon: <SkipForward size={18} aria-hidden />, ...moveItem("last") },
        { label: "Back to decks", icon: <ArrowLeft size={18} aria-hidden />, onSelect: go(paths.decks), divider: true },
        { label: "Delete deck", icon: <Trash2 size={18} aria-hidden />, onSelect: onDelete, destructive: true },
      ]}
    />
  );
}
