import { Copy, UserRound } from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import type { Author } from "../deck-to-open.ts";
import { DeckMenu, type MenuOfCards } from "./deck-menu.tsx";
import { useCopyDeck } from "./use-copy-deck.ts";

type Props = MenuOfCards & { author: Author | null; onError: (message: string | null) => void };

/** What a student can do with somebody else's deck. */
export function ReaderControls({ author, onError, ...ofCards }: Props) {
  const { uid } = ofCards;
  const navigate = useNavigate();
  const { copy, isCopying } = useCopyDeck({ uid, deckId: ofCards.deckId, onError });
  const username = author?.username ?? null;
  return (
    <DeckMenu
      {...ofCards}
      isOwn={false}
      busyLabel={isCopying ? "Copying deck..." : null}
      first={[
        {
          label: "View author",
          icon: <UserRound size={18} aria-hidden />,
          disabled: username === null,
          onSelect: () => void navigate(paths.profile(username ?? "")),
        },
        { label: "Copy to my decks", icon: <Copy size={18} aria-hidden />, disabled: isCopying, onSelect: copy },
      ]}
    />
  );
}
