import { useState } from "react";
import { correctCount, currentResult, nextQuestion, startOpenRun, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { savedOpenRun } from "@recollect/domain/practice/saved-open-run.ts";
import { newId } from "../../lib/new-id.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { TestFrame } from "../test-frame.tsx";
import { useFound, useKept } from "../runs/use-kept-run.ts";
import { AnswerForm } from "./answer-form.tsx";
import { OpenResults } from "./open-results.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { useCountAsRight } from "./use-count-as-right.ts";
import { useEvaluation } from "./use-evaluation.ts";
import { useOpenReviews } from "./use-open-reviews.ts";

type Props = { uid: string; deck: TestedDeck; mark: string; /** where the test begins, or goes on */ first: OpenRun };

export function OpenTest({ uid, deck, mark, first }: Props) {
  const [run, setRun] = useState(first);
  const question = run.questions[run.index];
  const result = currentResult(run);
  const answerPlace = { uid, deckId: deck.id, what: "answer" } as const;
  const foundAnswer = useFound(answerPlace, question?.id ?? "", (text) => text);
  const [answer, setAnswer] = useState(foundAnswer ?? "");
  const forgetAnswer = useKept({
    place: answerPlace,
    mark: question?.id ?? "",
    value: run.isFinished ? null : answer || null,
    toText: (text) => text,
  });
  const forgetRun = useKept({
    place: { ...answerPlace, what: "open-ended" },
    mark,
    value: run.isFinished ? null : run,
    toText: savedOpenRun,
  });
  const evaluation = useEvaluation(deck.id, run, setRun);
  const reviews = useOpenReviews(deck.deckKey, run, setRun);
  const counting = useCountAsRight(deck.id, setRun, reviews.counted);

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

  const counters = [{ label: "Correct", value: correctCount(run) }];
  if (run.isFinished || !question) {
    return (
      <TestFrame deck={deck} onExit={exit}>
        <OpenResults
          deckId={deck.id}
          run={run}
          counting={counting}
          onTryAgain={() => setRun(startOpenRun(run.questions, newId()))}
          onExit={exit}
        />
      </TestFrame>
    );
  }
  const isLast = run.index + 1 === run.questions.length;
  return (
    <TestFrame deck={deck} counters={counters} question={{ number: run.index + 1, of: run.questions.length }} onExit={exit}>
      <AnswerForm
        key={run.index}
        question={question}
        answer={answer}
        result={result}
        isEvaluating={evaluation.isRunning}
        onAnswer={setAnswer}
        onSubmit={submit}
      />
      {result && !evaluation.isRunning && (
        <ResultPanel
          id={question?.id ?? ""}
          result={result}
          nextLabel={isLast ? "View Results" : "Next Question"}
          onNext={goOn}
          onTryAgain={submit}
          canTryAgain={answer.trim() !== ""}
          isCounting={counting.index === run.index}
          onCount={() => counting.start(run, run.index)}
        />
      )}
    </TestFrame>
  );
}
