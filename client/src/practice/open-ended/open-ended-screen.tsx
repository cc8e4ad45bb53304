import { practiceTexts } from "../practice.texts.ts";
import { useEffect, useMemo, useRef } from "react";
import { askedCards } from "@recollect/domain/practice/asked-cards.ts";
import { readOpenRun } from "@recollect/domain/practice/saved-open-run.ts";
import { newId } from "../../lib/new-id.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { NoQuestions } from "../no-questions.tsx";
import { useTestOptions } from "../options/use-test-options.ts";
import { AfterLostRuns } from "../runs/after-lost-runs.tsx";
import { testMark } from "../runs/cards-mark.ts";
import { showGenerated } from "../show-generated.ts";
import { TestDeck, type TestedDeck } from "../test-deck.tsx";
import { useStoredValue } from "../runs/persistent-value.ts";
import { OpenTest } from "./open-test.tsx";
import { useTestStart } from "./use-test-start.ts";

/** The open-ended test of a deck: every chosen card is asked, every answer is marked. */
export function OpenEndedScreen() {
  usePageTitle(practiceTexts.openTitle, practiceTexts.aboutOpen);
  return (
    <TestDeck waiting={practiceTexts.preparing} isAskable={canBeWritten}>
      {(deck) => (
        <AfterLostRuns waiting={practiceTexts.preparing}>
          <OwnTest deck={deck} />
        </AfterLostRuns>
      )}
    </TestDeck>
  );
}

function canBeWritten({ cards }: TestedDeck): boolean {
  return cards.some((card) => askedCards([card], "written", "mixed").length > 0);
}

/** Continues a run that a reload interrupted, or begins one. */
function OwnTest({ deck }: { deck: TestedDeck }) {
  const { uid } = useSignedIn();
  usePageTitle(practiceTexts.openTitleOf(deck.title));
  const options = useTestOptions();
  const mark = useMemo(() => testMark(deck.cards, options), [deck.cards, options]);
  const earlierRun = useStoredValue({ uid, deckId: deck.id, what: "open-ended" }, mark, (text) => readOpenRun(text, newId()));
  const test = useTestStart({ deck, options, earlierRun });
  const firstRun = test.state === "begun" ? test.first : null;

  const hasShown = useRef(earlierRun !== null);
  useEffect(() => {
    if (!firstRun) return;
    if (!hasShown.current) showGenerated(firstRun.questions.length);
    hasShown.current = true;
  }, [firstRun]);

  if (firstRun) return <OpenTest uid={uid} deck={deck} mark={mark} first={firstRun} />;
  if (test.state === "failed") return <NoQuestions deckId={deck.id} onRetry={test.retry} />;
  return (
    <Page narrow>
      <Spinner isScreen label={practiceTexts.preparing} />
    </Page>
  );
}
