import { isComplete } from "@recollect/domain/cards/card.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { AfterLostRuns } from "../runs/after-lost-runs.tsx";
import { TestDeck, type TestedDeck } from "../test-deck.tsx";
import { LearnDeck } from "./learn-deck.tsx";
import { learnTexts as texts } from "./learn.texts.ts";

/** Learning a deck in one sitting: each card is chosen, written and recalled. */
export function LearnScreen() {
  usePageTitle(texts.pageTitle, texts.about);
  return (
    <TestDeck waiting={texts.loading} isAskable={hasCompleteCards}>
      {(deck) => (
        <AfterLostRuns waiting={texts.loading}>
          <LearnDeck deck={deck} />
        </AfterLostRuns>
      )}
    </TestDeck>
  );
}

function hasCompleteCards({ cards }: TestedDeck): boolean {
  return cards.some(isComplete);
}
