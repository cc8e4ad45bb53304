import { useEffect, useMemo, useRef, useState } from "react";
import { askedCards } from "@recollect/domain/practice/asked-cards.ts";
import { openQuestions, startOpenRun, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { readOpenRun } from "@recollect/domain/practice/saved-open-run.ts";
import { newId } from "../../lib/new-id.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { cardsMark } from "../runs/cards-mark.ts";
import { tellGenerated } from "../tell-generated.ts";
import { TestDeck, type TestedDeck } from "../test-deck.tsx";
import { useFound } from "../runs/use-kept-run.ts";
import { OpenTest } from "./open-test.tsx";

/** The open-ended test of a deck: every card is asked, every answer is marked. */
export function OpenEndedScreen() {
  usePageTitle("Open-ended test", "Write what you know of each card of your deck.");
  return (
    <TestDeck waiting="Preparing your test..." way="written">
      {(deck) => <OwnTest deck={deck} />}
    </TestDeck>
  );
}

/** A run that was left by a reload goes on, else one begins. */
function OwnTest({ deck }: { deck: TestedDeck }) {
  const { uid } = useSignedIn();
  usePageTitle(`Open-ended test: ${deck.title}`);
  const mark = useMemo(() => cardsMark(deck.cards), [deck.cards]);
  const found = useFound({ uid, deckId: deck.id, what: "open-ended" }, mark, (text) => readOpenRun(text, newId()));
  const [first] = useState<OpenRun>(() => found ?? startOpenRun(openQuestions(askedCards(deck.cards, "written")), newId()));

  const hasTold = useRef(found !== null);
  useEffect(() => {
    if (!hasTold.current) tellGenerated(first.questions.length);
    hasTold.current = true;
  }, [first]);

  return <OpenTest uid={uid} deck={deck} mark={mark} first={first} />;
}
