import { usePageTitle } from "../../lib/browser/page-title.ts";
import { TestDeck } from "../test-deck.tsx";
import { MatchDeck } from "./match-deck.tsx";
import { matchTexts as texts } from "./match.texts.ts";

/** A game: finding the pairs of a deck against the clock. */
export function MatchScreen() {
  usePageTitle(texts.pageTitle, texts.about);
  return <TestDeck waiting={texts.loading}>{(deck) => <MatchDeck deck={deck} />}</TestDeck>;
}
