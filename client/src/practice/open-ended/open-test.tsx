import { Suspense, useEffect, useRef, useState } from "react";
import {
  askable,
  correctCount,
  verdictCounts,
  currentResult,
  endedHere,
  missedQuestions,
  nextQuestion,
  startOpenRun,
  type OpenQuestion,
  type OpenRun,
} from "@recollect/domain/practice/open-ended.ts";
import { savedOpenRun } from "@recollect/domain/practice/saved-open-run.ts";
import { DrawnAtOnce } from "../../cards/text/drawn-at-once.tsx";
import { newId } from "../../lib/new-id.ts";
import { fetchedAhead } from "../../ui/waiting/fetched-ahead.tsx";
import { loadMarking } from "../offline/load-marking.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { TestFrame } from "../test-frame.tsx";
import { isOver, roundOf, useCountedRun } from "../runs/use-counted-run.ts";
import { useStoredValue, usePersistentValue } from "../runs/persistent-value.ts";
import { AnswerForm } from "./answer-form.tsx";
import { fetchPen } from "./marker-pen.ts";
import { openTexts as texts } from "./open.texts.ts";
import { useCountAsRight } from "./use-count-as-right.ts";
import { useEvaluation } from "./use-evaluation.ts";
import { useOpenReviews } from "./use-open-reviews.ts";

type Props = { uid: string; deck: TestedDeck; mark: string; /** where the test begins, or goes on */ first: OpenRun };

const ResultPanel = fetchedAhead(() => import("./result-panel.tsx").then((module) => module.ResultPanel));
const DeckGone = fetchedAhead(() => import("./deck-gone.tsx").then((module) => module.DeckGone));
const OpenResults = fetchedAhead(() => import("./open-results.tsx").then((module) => module.OpenResults));

export function OpenTest({ uid, deck, mark, first }: Props) {
  const [run, setRun] = useState(first);
  const question = run.questions[run.index];
  const result = currentResult(run);
  const answerPlace = { uid, deckId: deck.id, what: "answer" } as const;
  const foundAnswer = useStoredValue(answerPlace, question?.id ?? "", (text) => text);
  const [answer, setAnswer] = useState(foundAnswer ?? "");
  const keeping = useCountedRun(deck.id, run, {
    uid,
    picksOf: () => [],
    next: nextQuestion,
    named: (now) => ({ kind: "open-ended", run: now }),
  });
  const forgetAnswer = usePersistentValue({
    place: answerPlace,
    mark: question?.id ?? "",
    value: run.isFinished ? null : answer || null,
    toText: (text) => text,
  });
  const forgetRun = usePersistentValue({
    place: { ...answerPlace, what: "open-ended" },
    mark,
    value: isOver(run, keeping) ? null : run,
    toText: savedOpenRun,
  });
  const testId = useRef(Promise.resolve(first.testId));
  const evaluation = useEvaluation({ deck, run, onRun: setRun, testId });
  const reviews = useOpenReviews(deck, run, setRun);
  const counting = useCountAsRight(deck.id, setRun, reviews.correct);
  // Loaded while the first answer is written, so that its verdict does not wait.
  const isUnderWay = answer !== "" || run.results.length > 0;
  useEffect(() => {
    if (!isUnderWay) return;
    // What marks the answer without a network, and shows the mark or a failure, must load before it is sent: the network may be gone afterwards.
    void loadMarking();
    void ResultPanel.ahead();
    void DeckGone.ahead();
    void OpenResults.ahead();
    void fetchPen();
  }, [isUnderWay]);

  function exit(): void {
    forgetAnswer();
    forgetRun();
  }

  function submit(): void {
    reviews.submitted();
    evaluation.start(answer);
  }

  function goOn(): void {
    reviews.goingOn();
    setAnswer("");
    setRun(nextQuestion);
  }

  function again(questions: readonly OpenQuestion[]): void {
    const next = startOpenRun(questions, newId());
    setRun(next);
    const keys = questions === run.questions ? null : questions.map(({ id }) => id);
    testId.current = roundOf(deck.id, run.testId, keys);
    void testId.current.then((id) => setRun((now) => (now.id === next.id ? { ...now, testId: id } : now)));
  }

  if (run.isFinished || !question) {
    return (
      <TestFrame deck={deck} progress={null} onExit={exit}>
        <Suspense>
          <OpenResults
            deck={deck}
            run={run}
            keeping={keeping}
            counting={counting}
            onTryAgain={() => again(askable(run))}
            onMissed={() => again(missedQuestions(run))}
            onExit={exit}
          />
        </Suspense>
      </TestFrame>
    );
  }
  const isLast = run.index + 1 === run.questions.length;
  return (
    <TestFrame
      deck={deck}
      isWide={result !== null}
      counter={{ label: texts.correct, value: correctCount(run), more: texts.others(verdictCounts(run)) }}
      progress={{ count: run.results.length, of: run.questions.length }}
      onExit={exit}
    >
      <DrawnAtOnce current={[question.question]} next={[question.correctAnswer, run.questions[run.index + 1]?.question ?? ""]}>
        <AnswerForm
          key={run.index}
          place={{ number: run.index + 1, of: run.questions.length }}
          question={question}
          answer={answer}
          result={result}
          isEvaluating={evaluation.isRunning}
          isDeckGone={evaluation.isDeckGone}
          onAnswer={setAnswer}
          onSubmit={submit}
        />
        {evaluation.isDeckGone && (
          <Suspense>
            <DeckGone onResults={run.results.length > 0 ? () => setRun(endedHere) : null} />
          </Suspense>
        )}
      </DrawnAtOnce>
      {result && !evaluation.isRunning && !evaluation.isDeckGone && (
        <Suspense>
          <ResultPanel
            deckKey={deck.deckKey}
            id={question.id}
            result={result}
            nextLabel={isLast ? texts.viewResults : texts.nextQuestion}
            onNext={goOn}
            onTryAgain={submit}
            canTryAgain={answer.trim() !== ""}
            isCounting={counting.index === run.index}
            onCount={() => counting.start(run, run.index)}
          />
        </Suspense>
      )}
    </TestFrame>
  );
}
