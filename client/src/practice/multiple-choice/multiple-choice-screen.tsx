import { practiceTexts } from "../practice.texts.ts";
import { texts } from "./making/making-test.texts.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { AfterLostRuns } from "../runs/after-lost-runs.tsx";
import { TestDeck, type TestedDeck } from "../test-deck.tsx";
import { ChoiceTest } from "./choice-test.tsx";

/** The multiple-choice test of a deck, from making it to its results. */
export function MultipleChoiceScreen() {
  usePageTitle(practiceTexts.choiceTitle, practiceTexts.aboutChoice);
  return (
    <TestDeck waiting={texts.generating}>
      {(deck) => (
        <AfterLostRuns waiting={texts.generating}>
          <OwnTest deck={deck} />
        </AfterLostRuns>
      )}
    </TestDeck>
  );
}

function OwnTest({ deck }: { deck: TestedDeck }) {
  const { uid } = useSignedIn();
  usePageTitle(practiceTexts.choiceTitleOf(deck.title));
  return <ChoiceTest uid={uid} deck={deck} />;
}
