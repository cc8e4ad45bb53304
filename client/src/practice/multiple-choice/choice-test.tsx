import { Suspense, useEffect, useMemo, useState } from "react";
import { shuffled } from "@recollect/domain/decks/shuffle.ts";
import {
  advance,
  missed,
  restart,
  startChoiceRun,
  type ChoiceQuestion,
  type ChoiceRun,
} from "@recollect/domain/practice/multiple-choice.ts";
import { readChoiceRun, savedChoiceRun } from "@recollect/domain/practice/saved-choice-run.ts";
import { DrawnAtOnce } from "../../cards/text/drawn-at-once.tsx";
import { newId } from "../../lib/new-id.ts";
import { testMark } from "../runs/cards-mark.ts";
import { texts as makingTexts } from "./making/making-test.texts.ts";
import { showGenerated } from "../show-generated.ts";
import type { MadeTest } from "../practice-api.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { TestFrame } from "../test-frame.tsx";
import { NoQuestions } from "../no-questions.tsx";
import { useTestOptions } from "../options/use-test-options.ts";
import { useStoredValue, usePersistentValue } from "../runs/persistent-value.ts";
import { useMadeTest } from "../runs/use-made-test.ts";
import { isOver, roundOf, useCountedRun } from "../runs/use-counted-run.ts";
import { isReviewed } from "../reviews/is-reviewed.ts";
import { useReviews } from "../reviews/use-reviews.ts";
import { toast } from "../../ui/toast/toast.ts";
import { fetchedAhead } from "../../ui/waiting/fetched-ahead.tsx";
import { ChoiceQuestionView } from "./choice-question.tsx";
import { MakingTest } from "./making/making-test.tsx";

const ChoiceResults = fetchedAhead(() => import("./choice-results.tsx").then((module) => module.ChoiceResults));

/** One student's multiple-choice test: continues a run that a reload interrupted, or makes a new one. */
export function ChoiceTest({ uid, deck }: { uid: string; deck: TestedDeck }) {
  const options = useTestOptions();
  const place = { uid, deckId: deck.id, what: "multiple-choice" } as const;
  const mark = useMemo(() => testMark(deck.cards, options), [deck.cards, options]);
  const earlierRun = useStoredValue(place, mark, (text) => readChoiceRun(text, newId()));
  const [run, setRun] = useState<ChoiceRun | null>(earlierRun);
  const keeping = useCountedRun(deck.id, run, { uid, picksOf, next: advance, named: (now) => ({ kind: "multiple-choice", run: now }) });
  const forget = usePersistentValue({ place, mark, value: isOver(run, keeping) ? null : run, toText: savedChoiceRun });
  const making = useMadeTest({ deck, options }, run === null, (test) => {
    announce(test);
    setRun(startChoiceRun(test.questions, newId(), test.testId));
  });
  const reviews = useReviews(deck.deckKey, (change) => setRun((now) => now && change(now)));
  // Loaded while the second question is read, so that the end does not wait.
  const isUnderWay = run !== null && run.picks.length > 0;
  useEffect(() => {
    if (isUnderWay) void ChoiceResults.ahead();
  }, [isUnderWay]);

  if (run === null && making.state === "making") return <MakingTest progress={making.progress} />;
  if (run === null || run.questions.length === 0) {
    const retry = making.state === "failed" ? making.retry : () => setRun(null);
    return <NoQuestions deckId={deck.id} onRetry={retry} />;
  }

  function again(last: ChoiceRun, questions: readonly ChoiceQuestion[]): void {
    const next = restart(last, newId(), mixed(questions));
    setRun(next);
    const keys = questions === last.questions ? null : questions.map(({ cardId }) => cardId);
    void roundOf(deck.id, last.testId, keys).then((testId) => setRun((now) => (now?.id === next.id ? { ...now, testId } : now)));
  }

  return (
    <TestFrame deck={deck} progress={run.isFinished ? null : { count: run.picks.length, of: run.questions.length }} onExit={forget}>
      {run.isFinished ? (
        <Suspense>
          <ChoiceResults
            deck={deck}
            run={run}
            keeping={keeping}
            onTryAgain={() => again(run, run.questions)}
            onMissed={() => again(run, missed(run))}
            onExit={forget}
          />
        </Suspense>
      ) : (
        <DrawnAtOnce current={textsOf(run, run.index)} next={textsOf(run, run.index + 1)}>
          <ChoiceQuestionView
            run={run}
            onRun={(step) => setRun((now) => now && step(now))}
            onPick={(cardId, answer) =>
              isReviewed(deck.cards, cardId) && reviews.send(run, { cardId, source: "multiple-choice", ...answer })
            }
          />
        </DrawnAtOnce>
      )}
    </TestFrame>
  );
}

/** The question at an index with its choices; nothing after the last. */
function textsOf({ questions }: ChoiceRun, index: number): string[] {
  const question = questions[index];
  return question ? [question.question, ...question.choices] : [];
}

function picksOf({ questions, picks }: ChoiceRun): { cardId: string; choice: string }[] {
  return questions.map(({ cardId }, index) => ({ cardId, choice: picks[index] ?? "" }));
}

function announce({ questions, tooFew }: MadeTest): void {
  if (questions.length === 0) return;
  showGenerated(questions.length);
  if (tooFew.length > 0) toast.info(makingTexts.tooFewCards);
}

/** The next round has another order, so that students don't learn positions instead of answers. */
function mixed(questions: readonly ChoiceQuestion[]): ChoiceQuestion[] {
  return shuffled(questions, Math.random).map((question) => ({ ...question, choices: shuffled(question.choices, Math.random) }));
}
