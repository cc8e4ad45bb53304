import { useSearchParams } from "react-router";
import { useDeckId } from "../../decks/use-deck-id.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { useTimeZone } from "../use-time-zone.ts";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { DeckLoadFailed } from "../../decks/deck-load-failed.tsx";
import { MissingDeck } from "../../decks/missing-deck.tsx";
import type { StudyScope } from "../requests/study-api.ts";
import { SessionView } from "./session-view.tsx";
import { useFirstCards } from "./run/use-first-cards.ts";

/** A study session of one deck, or of its cards with a tag that the address names. */
export function DeckStudyScreen() {
  const tag = useSearchParams()[0].get("tag") || null;
  return <Study key={tag} deckId={useDeckId()} tag={tag} folder={null} />;
}

/** A study session across all decks, or across those of a folder that the address names. */
export function StudyScreen() {
  const folder = useSearchParams()[0].get("folder");
  return <Study key={folder} deckId={null} tag={null} folder={folder} />;
}

function Study(scope: StudyScope) {
  usePageTitle("Study", "Study the cards that are due.");
  useTimeZone();
  const cards = useFirstCards(scope);
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
      return <SessionView {...scope} first={cards.first} settings={cards.settings} />;
  }
}
