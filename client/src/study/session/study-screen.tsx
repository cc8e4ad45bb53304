import { useDeckId } from "../../decks/use-deck-id.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useTimeZone } from "../use-time-zone.ts";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { DeckLoadFailed } from "../../decks/deck-load-failed.tsx";
import { MissingDeck } from "../../decks/missing-deck.tsx";
import { SessionView } from "./session-view.tsx";
import { useFirstCards } from "./run/use-first-cards.ts";

/** A study session of one deck. */
export function DeckStudyScreen() {
  return <Study deckId={useDeckId()} />;
}

/** A study session across all decks. */
export function StudyScreen() {
  return <Study deckId={null} />;
}

function Study({ deckId }: { deckId: number | null }) {
  usePageTitle("Study", "Study the cards that are due.");
  useTimeZone();
  const cards = useFirstCards(deckId);
  switch (cards.state) {
    case "loading":
      return (
        <Page narrow>
          <Spinner label="Loading your cards..." />
        </Page>
      );
    case "failed":
      return <DeckLoadFailed {...cards} title="Your cards could not be loaded" />;
    case "missing":
      return <MissingDeck wasShown={false} />;
    case "ready":
      return <SessionView deckId={deckId} first={cards.first} settings={cards.settings} />;
  }
}
