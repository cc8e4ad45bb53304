import type { VisitedDeck } from "@recollect/domain/library/visit.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useEffect, useState, type ReactNode } from "react";
import { MediaPlace } from "../../cards/text/media/media-place.ts";
import { SideLanguages } from "../../cards/text/side-languages.ts";
import { DeckLoadFailed } from "../../decks/deck-load-failed.tsx";
import { useDeckId } from "../../decks/use-deck-id.ts";
import { texts as deckTexts } from "../../decks/viewer/deck-page.texts.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { addressOf } from "../../lib/requests/address.ts";
import { request } from "../../lib/requests/http.ts";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { VisitedDeckView } from "./visited-deck-view.tsx";

type Visit = { state: "loading" } | { state: "closed" } | { state: "failed"; message: string } | { state: "open"; deck: VisitedDeck };

/** A deck by its link, for somebody who is not signed in. `otherwise` is for a deck that is closed to visitors, or does not exist. */
export function VisitScreen({ otherwise }: { otherwise: ReactNode }) {
  const deckId = useDeckId();
  const { visit, retry } = useVisit(deckId);
  const [placeOf] = useState(() => (name: string) => addressOf("GET", "/api/visits/:id/media/:name", { params: { id: deckId, name } }));
  switch (visit.state) {
    case "loading":
      return (
        <Page narrow>
          <Spinner isScreen label={deckTexts.loading} />
        </Page>
      );
    case "closed":
      return otherwise;
    case "failed":
      return <DeckLoadFailed message={visit.message} retry={retry} isRetrying={false} />;
    case "open":
      return (
        <MediaPlace value={placeOf}>
          <SideLanguages value={visit.deck.languages}>
            <OpenVisit deck={visit.deck} />
          </SideLanguages>
        </MediaPlace>
      );
  }
}

function OpenVisit({ deck }: { deck: VisitedDeck }) {
  usePageTitle(deck.title, deck.description || deckTexts.about, { noindex: deck.visibility !== "Public" });
  return <VisitedDeckView deck={deck} />;
}

/** The deck is read once: a visitor who stays goes on with it. */
function useVisit(deckId: number): { visit: Visit; retry: () => void } {
  const [visit, setVisit] = useState<Visit>(() => ({ state: mayVisit() ? "loading" : "closed" }));
  const isWanted = visit.state === "loading";
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    request("GET", "/api/visits/:id", { params: { id: deckId }, signal: controller.signal }).then(
      (deck) => setVisit({ state: "open", deck }),
      (failure: unknown) => {
        if (controller.signal.aborted) return;
        const isClosed = failure instanceof AppError && failure.status === 404;
        setVisit(isClosed ? { state: "closed" } : { state: "failed", message: messageFor(failure) });
      },
    );
    return () => controller.abort();
  }, [deckId, isWanted]);
  return { visit, retry: () => setVisit({ state: "loading" }) };
}

/** Whether the operator lets visitors read decks by their links. */
function mayVisit(): boolean {
  return document.documentElement.dataset["visitors"] !== "off";
}
