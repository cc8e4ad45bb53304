import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import { useDeckToOpen } from "../load-deck.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { useDeckId } from "../use-deck-id.ts";
import { useLiveDecks } from "../use-live-decks.ts";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { DeckLoadFailed } from "../deck-load-failed.tsx";
import { MissingDeck } from "../missing-deck.tsx";
import { DeckViewer } from "./deck-viewer.tsx";
import { texts } from "./deck-page.texts.ts";

export type BelowDeckProps = { uid: string; deckId: number; isOwner: boolean; isPublic: boolean };

type Props = {
  /** below the cards of a shared deck */
  below?: (deck: BelowDeckProps) => ReactNode;
};

/** The deck viewer: an own deck or a shared one. It follows changes to an own deck in other tabs. */
export function DeckScreen({ below }: Props) {
  const deckId = useDeckId();
  const { key } = useLocation();
  const { uid } = useSignedIn();
  const deletion = useDeletion(uid, deckId);
  const lookup = useDeckToOpen(deckId, { isGone: deletion.isGone });
  const deck = lookup.state === "found" ? lookup.deck : undefined;
  usePageTitle(deck?.title ?? texts.flashcards, deck?.description || texts.about, {
    noindex: deck?.visibility === "Private",
  });

  if (deletion.isGone && lookup.state !== "found") return null;
  switch (lookup.state) {
    case "loading":
      return (
        <Page narrow>
          <Spinner isScreen label={texts.loading} />
        </Page>
      );
    case "failed":
      return <DeckLoadFailed {...lookup} />;
    case "missing":
      return <MissingDeck wasShown={lookup.wasShown} />;
    case "found":
      return (
        // A link to one of its cards shows this deck anew, at that card.
        <DeckViewer
          key={key}
          uid={uid}
          deck={lookup.deck}
          deckKey={lookup.deckKey}
          isOwner={lookup.isOwner}
          author={lookup.author}
          onDelete={deletion.expect}
        >
          {lookup.deck.visibility !== "Private" &&
            below?.({ uid, deckId, isOwner: lookup.isOwner, isPublic: lookup.deck.visibility === "Public" })}
        </DeckViewer>
      );
  }
}

/**
 * Whether the deck is deleted, or about to be: by this page, which announces it, or elsewhere, when it leaves the live list. Then the page
 * returns to the decks with a toast.
 */
function useDeletion(uid: string, deckId: number): { isGone: boolean; expect: (isExpected: boolean) => void } {
  const navigate = useNavigate();
  const { decks, status } = useLiveDecks(uid);
  const [wasThere, setWasThere] = useState(false);
  const [isExpected, expect] = useState(false);
  const isThere = decks?.some(({ id }) => id === deckId) ?? false;
  const isKnown = status.state === "live" || status.state === "polling";
  if (isKnown && isThere && !wasThere) setWasThere(true);
  // A deck that was made on this device leaves the list when the server gives it its number.
  const isGoneElsewhere = isKnown && !isThere && wasThere && !isExpected && !isTemporaryDeckId(deckId);
  useEffect(() => {
    if (!isGoneElsewhere) return;
    toast.info(texts.deletedElsewhere);
    void navigate(paths.decks, { replace: true });
  }, [isGoneElsewhere, navigate]);
  return { isGone: isExpected || isGoneElsewhere, expect };
}
