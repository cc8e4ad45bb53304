import { Ellipsis } from "lucide-react";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { menuOnDemand } from "../../ui/menu/menu.tsx";
import type { Author, OpenDeck } from "../load-deck.ts";
import type { MenuOfCards } from "./deck-menu.tsx";
import type { OwnerProps } from "./owner-controls.tsx";
import type { ReaderProps } from "./reader-controls.tsx";
import { texts } from "./deck-page.texts.ts";

const OwnerMenu = menuOnDemand<OwnerProps>(() => import("./owner-controls.tsx").then((module) => module.OwnerControls));
const ReaderMenu = menuOnDemand<ReaderProps>(() => import("./reader-controls.tsx").then((module) => module.ReaderControls));

type Props = Omit<MenuOfCards, "trigger"> & {
  deck: OpenDeck;
  isOwner: boolean;
  author: Author | null;
  /** called before this screen deletes the deck, and again if that failed */
  onDelete: (isGoing: boolean) => void;
  onError: (message: string | null) => void;
};

/** The '...' button of a deck. The code of its menu loads when the pointer or the focus reaches it. */
export function DeckControls({ deck, isOwner, author, onDelete, onError, ...cards }: Props) {
  const trigger = (
    <IconButton label={texts.deckMenu} title={texts.more}>
      <Ellipsis size={20} aria-hidden />
    </IconButton>
  );
  const ofCards = { ...cards, trigger };
  return isOwner ? (
    <OwnerMenu {...ofCards} {...{ deck, onDelete, onError }} />
  ) : (
    <ReaderMenu {...ofCards} {...{ author, onError, visibility: deck.visibility }} />
  );
}
