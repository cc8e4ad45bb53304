import { usePageTitle } from "../../lib/browser/page-title.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { TestDeck, type TestedDeck } from "../test-deck.tsx";
import { ChoiceTest } from "./choice-test.tsx";

/** The multiple-choice test of a deck, from its making to its results. */
export function MultipleChoiceScreen() {
  usePageTitle("Multiple choice test", "Pick the right answer to each card of your deck.");
  return <TestDeck waiting="Generating your test...">{(deck) => <OwnTest deck={deck} />}</TestDeck>;
}

function OwnTest({ deck }: { deck: TestedDeck }) {
  const { uid } = useSignedIn();
  usePageTitle(`Multiple choice: ${deck.title}`);
  return <ChoiceTest uid={uid} deck={deck} />;
}
