import { useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate } from "react-router";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { catalogue } from "@recollect/domain/errors/catalogue.ts";
import { paths } from "../../app/paths.ts";
import { readDeck } from "../../lib/decks-api.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useSignedIn } from "../../lib/session.tsx";
import { useDeckId } from "../../lib/use-deck-id.ts";
import { useLiveDecks } from "../../lib/use-live-decks.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toast.ts";
import { DeckViewer } from "./deck-viewer.tsx";

/** The deck viewer: one's own deck, as it is now; what another tab changes is followed. */
export function DeckScreen() {
  const deckId = useDeckId();
  const { uid } = useSignedIn();
  const { data, error, refetch, isFetching } = useQuery<Deck, AppError>({
    queryKey: queryKeys.deck(uid, deckId),
    queryFn: ({ signal }) => readDeck(uid, deckId, signal),
    structuralSharing: false,
  });
  const isGone = useDeletedElsewhere(uid, deckId);
  usePageTitle(data?.title ?? "Flashcards", data?.description || "Flip through your flashcards.", {
    noindex: data?.visibility === "Private",
  });

  if (data) return <DeckViewer uid={uid} deck={data} onDelete={isGone.expect} />;
  if (isGone.now) return null;
  if (error?.status === 404) return <Navigate to={paths.notFound} replace />;
  if (!error) {
    return (
      <Page narrow>
        <Spinner label="Loading flashcards..." />
      </Page>
    );
  }
  return (
    <Page narrow>
      <EmptyState
        headingLevel={1}
        title={catalogue["deck/load-failed"].message}
        text={error.message}
        action={
          <>
            <Button busy={isFetching} busyLabel="Loading..." onClick={() => void refetch()}>
              Try again
            </Button>
            <ButtonLink variant="ghost" to={paths.decks}>
              Back to decks
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
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
