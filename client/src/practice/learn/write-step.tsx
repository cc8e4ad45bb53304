import type { Card } from "@recollect/domain/cards/card.ts";
import { askedOf } from "@recollect/domain/practice/asked-cards.ts";
import type { LearnOutcome } from "@recollect/domain/practice/learn/sitting.ts";
import { currentResult, openQuestions, startOpenRun, type OpenResult } from "@recollect/domain/practice/open-ended.ts";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { newId } from "../../lib/new-id.ts";
import { fetchedAhead } from "../../ui/waiting/fetched-ahead.tsx";
import { AnswerForm } from "../open-ended/answer-form.tsx";
import { DeckGone } from "../open-ended/deck-gone.tsx";
import { useCountAsRight } from "../open-ended/use-count-as-right.ts";
import { useEvaluation } from "../open-ended/use-evaluation.ts";
import { useOpenReviews } from "../open-ended/use-open-reviews.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { learnTexts as texts } from "./learn.texts.ts";

type Props = {
  deck: TestedDeck;
  card: Card;
  promptKey: string;
  onNext: (outcome: LearnOutcome) => void;
  /** the card is not in the deck any more */
  onGone: () => void;
};

const ResultPanel = fetchedAhead(() => import("../open-ended/result-panel.tsx").then((module) => module.ResultPanel));

/** A card to write the answer of: an open-ended test of one question, with the examiner's mark and the student's 'I was right'. */
export function WriteStep({ deck, card, promptKey, onNext, onGone }: Props) {
  const [run, setRun] = useState(() => {
    const asked = askedOf(card, promptKey);
    return startOpenRun(asked ? openQuestions([asked]) : [], newId());
  });
  const [answer, setAnswer] = useState("");
  const testId = useRef(Promise.resolve<string | null>(null));
  const evaluation = useEvaluation({ deck, run, onRun: setRun, testId });
  const reviews = useOpenReviews(deck, run, (change) => setRun(change));
  const counting = useCountAsRight(deck.id, setRun, reviews.correct);
  const isCounting = counting.index !== null;
  /** Next was pressed while 'I was right' was on its way: once it has counted, the round goes on. */
  const isNextWanted = useRef(false);
  const question = run.questions[0];
  const result = currentResult(run);
  const isUnderWay = answer !== "";
  useEffect(() => {
    // The code that shows a failure must load before the answer is sent: the network may be gone afterwards.
    if (isUnderWay) void ResultPanel.ahead();
  }, [isUnderWay]);

  function submit(): void {
    reviews.submitted();
    evaluation.start(answer);
  }

  function goOn(): void {
    if (!result) return;
    if (isCounting) {
      isNextWanted.current = true;
      return;
    }
    if (result.state === "card-gone") return onGone();
    reviews.goingOn();
    onNext(outcomeOf(result));
  }

  const goOnNow = useEffectEvent(goOn);
  const isCounted = result?.state === "counted-as-right" && !isCounting;
  useEffect(() => {
    if (isCounted && isNextWanted.current) goOnNow();
  }, [isCounted]);

  function count(): void {
    isNextWanted.current = false;
    counting.start(run, 0);
  }

  if (!question) return null;
  return (
    <>
      <AnswerForm
        place={null}
        question={question}
        answer={answer}
        result={result}
        isEvaluating={evaluation.isRunning}
        isDeckGone={evaluation.isDeckGone}
        onAnswer={setAnswer}
        onSubmit={submit}
      />
      {evaluation.isDeckGone && <DeckGone onResults={null} />}
      {result && !evaluation.isRunning && !evaluation.isDeckGone && (
        <Suspense>
          <ResultPanel
            deckKey={deck.deckKey}
            id={question.id}
            result={result}
            nextLabel={texts.next}
            onNext={goOn}
            onTryAgain={submit}
            canTryAgain={answer.trim() !== ""}
            isCounting={isCounting}
            onCount={count}
          />
        </Suspense>
      )}
    </>
  );
}

/** An answer that could not be marked leads on to recalling, where the student judges. */
function outcomeOf({ state, evaluation }: OpenResult): LearnOutcome {
  if (state === "failed") return "unmarked";
  return evaluation.isCorrect ? "right" : "wrong";
}
