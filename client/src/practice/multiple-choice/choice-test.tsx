import { useMemo, useState } from "react";
import { shuffled } from "@recollect/domain/decks/shuffle.ts";
import { missed, restart, startChoiceRun, type ChoiceQuestion, type ChoiceRun } from "@recollect/domain/practice/multiple-choice.ts";
import { readChoiceRun, savedChoiceRun } from "@recollect/domain/practice/saved-choice-run.ts";
import { newId } from "../../lib/new-id.ts";
import { cardsMark } from "../runs/cards-mark.ts";
import { tellGenerated } from "../tell-generated.ts";
import type { MadeTest } from "../practice-api.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { TestFrame } from "../test-frame.tsx";
import { useFound, useKept } from "../runs/use-kept-run.ts";
import { useMadeTest } from "../runs/use-made-test.ts";
import { useReviews } from "../reviews/use-reviews.ts";
import { toast } from "../../ui/toast/toast.ts";
import { ChoiceQuestionView } from "./choice-question.tsx";
import { ChoiceResults } from "./choice-results.tsx";
import { MakingTest, NoQuestions } from "./making-test.tsx";

/** One student's multiple-choice test: a run that was left by a reload goes on, else one is made. */
export function ChoiceTest({ uid, deck }: { uid: string; deck: TestedDeck }) {
  const place = { uid, deckId: deck.id, what: "multiple-choice" } as const;
  const mark = useMemo(() => cardsMark(deck.cards), [deck.cards]);
  const found = useFound(place, mark, (text) => readChoiceRun(text, newId()));
  const [run, setRun] = useState<ChoiceRun | null>(found);
  const forget = useKept({ place, mark, value: run?.isFinished ? null : run, toText: savedChoiceRun });
  const making = useMadeTest(deck.id, run === null, (test) => {
    announce(test);
    setRun(startChoiceRun(test.questions, newId()));
  });
  const reviews = useReviews(deck.deckKey, (change) => setRun((now) => now && change(now)));

  if (run === null && making.state === "making") return <MakingTest progress={making.progress} />;
  if (run === null || run.questions.length === 0) {
    const retry = making.state === "failed" ? making.retry : () => setRun(null);
    return <NoQuestions deckId={deck.id} onRetry={retry} />;
  }
  const again = (questions: readonly ChoiceQuestion[]) => setRun(restart(run, newId(), mixed(questions)));
  const counters = [
    { label: "Streak", value: run.streak },
    { label: "Points", value: run.points },
  ];
  if (run.isFinished) {
    return (
      <TestFrame deck={deck} onExit={forget}>
        <ChoiceResults
          deckId={deck.id}
          run={run}
          onTryAgain={() => again(run.questions)}
          onMissed={() => again(missed(run))}
          onExit={forget}
        />
      </TestFrame>
    );
  }
  return (
    <TestFrame deck={deck} counters={counters} question={{ number: run.index + 1, of: run.questions.length }} onExit={forget}>
      <ChoiceQuestionView
        run={run}
        onRun={setRun}
        onPick={(cardId, answer) => reviews.send(run, { cardId, source: "multiple-choice", ...answer })}
      />
    </TestFrame>
  );
}

function announce({ questions, tooFew }: MadeTest): void {
  if (questions.length === 0) return;
  tellGenerated(questions.length);
  if (tooFew.length > 0) toast.info("This deck has too few cards to choose from. With more cards the test gets better.");
}

/** The next round is in another order, so that no one learns places instead of answers. */
function mixed(questions: readonly ChoiceQuestion[]): ChoiceQuestion[] {
  return shuffled(questions, Math.random).map((question) => ({ ...question, choices: shuffled(question.choices, Math.random) }));
}
