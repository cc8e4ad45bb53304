import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { useDeckToStudy } from "../../lib/deck-to-study.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useSignedIn } from "../../lib/session.tsx";
import { useDeckId } from "../../lib/use-deck-id.ts";
import { useLiveDecks } from "../../lib/use-live-decks.ts";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toast.ts";
import { DeckLoadFailed } from "../../viewer/deck-load-failed.tsx";
import { MissingDeck } from "../../viewer/missing-deck.tsx";
import { DeckViewer } from "./deck-viewer.tsx";

/** The deck viewer: one's own deck or one that somebody shares, as it is now. What another tab changes in an own deck is followed. */
export function DeckScreen() {
  const deckId = useDeckId();
  const { uid } = useSignedIn();
  const lookup = useDeckToStudy(deckId);
  const isGone = useDeletedElsewhere(uid, deckId);
  const deck = lookup.state === "found" ? lookup.deck : undefined;
  usePageTitle(deck?.title ?? "Flashcards", deck?.description || "Flip through your flashcards.", {
    noindex: deck?.visibility === "Private",
  });

  if (isGone.now && lookup.state !== "found") return null;
  switch (lookup.state) {
    case "loading":
      return (
        <Page narrow>
          <Spinner label="Loading flashcards..." />
        </Page>
      );
    case "failed":
      return <DeckLoadFailed {...lookup} />;
    case "missing":
      return <MissingDeck wasShown={lookup.wasShown} />;
    case "found":
      return <DeckViewer uid={uid} deck={lookup.deck} isOwner={lookup.isOwner} author={lookup.author} onDelete={isGone.expect} />;
  }
}

/** Goes back to the decks, with a word, when the deck was in the live list and is deleted in another tab or on another device. */
function useDeletedElsewhere(uid: string, deckId: number): { now: boolean; expect: (isExpected: boolean) => void } {
  const navigate = useNavigate();
  const { decks, status } = useLiveDecks(uid);
  const [wasThere, setWasThere] = useState(false);
  const isExpected = useRef(false);
  const isThere = decks?.some(({ id }) => id === deckId) ?? false;
  const isLive = status.state === "live";
  if (isLive && isThere && !wasThere) setWasThere(true);
  const isGone = isLive && !isThere && wasThere;
  useEffect(() => {
    if (!isGone || isExpected.current) return;
    toast.info("This deck was deleted somewhere else.");
    void navigate(paths.decks, { replace: true });
  }, [isGone, navigate]);
  return { now: isGone, expect: (expected) => void (isExpected.current = expected) };
}
