import { usePageTitle } from "../../lib/browser/page-title.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { AfterLostRuns } from "../runs/after-lost-runs.tsx";
import { TestDeck, type TestedDeck } from "../test-deck.tsx";
import { ChoiceTest } from "./choice-test.tsx";

const generating = "Generating your test...";

/** The multiple-choice test of a deck, from making it to its results. */
export function MultipleChoiceScreen() {
  usePageTitle("Multiple choice test", "Pick the right answer to each card of your deck.");
  return (
    <TestDeck waiting={generating}>
      {(deck) => (
        <AfterLostRuns waiting={generating}>
          <OwnTest deck={deck} />
        </AfterLostRuns>
      )}
    </TestDeck>
  );
}

function OwnTest({ deck }: { deck: TestedDeck }) {
  const { uid } = useSignedIn();
  usePageTitle(`Multiple choice: ${deck.title}`);
  return <ChoiceTest uid={uid} deck={deck} />;
}
