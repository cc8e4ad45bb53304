import type { VisitedDeck } from "@recollect/domain/library/visit.ts";
import { VISITORS_QUESTIONS } from "@recollect/domain/library/visit.ts";
import { shuffled } from "@recollect/domain/decks/shuffle.ts";
import { someAsked } from "@recollect/domain/practice/some-asked.ts";
import { multipleChoice } from "@recollect/domain/practice/distractors/multiple-choice.ts";
import { choiceResultBand, startChoiceRun, type ChoiceRun } from "@recollect/domain/practice/multiple-choice.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { DrawnAtOnce } from "../../cards/text/drawn-at-once.tsx";
import { newId } from "../../lib/new-id.ts";
import { wholeNumber } from "../../lib/language/formats.ts";
import { AnsweredChoice } from "../../practice/multiple-choice/answered-choice.tsx";
import { ChoiceQuestionView } from "../../practice/multiple-choice/choice-question.tsx";
import resultStyles from "../../practice/multiple-choice/choice-results.module.css";
import { choiceTexts } from "../../practice/multiple-choice/choice.texts.ts";
import { NoQuestions } from "../../practice/no-questions.tsx";
import { AnsweredList } from "../../practice/results/answered-list.tsx";
import { TestResults } from "../../practice/results/test-results.tsx";
import { TestFrame } from "../../practice/test-frame.tsx";
import { SignInButtons } from "./sign-in-buttons.tsx";
import { texts } from "./visit.texts.ts";
import styles from "./visited-deck.module.css";

type Props = { deck: VisitedDeck; /** called when the last question was answered */ onOver: () => void };

/** One multiple-choice round of a deck, made and marked in this browser. Nothing of it is kept. */
export function VisitorsRound({ deck, onOver }: Props) {
  const [run, setRun] = useState<ChoiceRun>(() => startChoiceRun(questionsOf(deck), newId(), null));
  const { isFinished } = run;
  const noteEnd = useEffectEvent(onOver);
  useEffect(() => {
    if (isFinished) noteEnd();
  }, [isFinished]);
  if (run.questions.length === 0) return <NoQuestions deckId={deck.id} onRetry={null} />;
  const question = run.questions[run.index];
  const upcoming = run.questions[run.index + 1];
  return (
    <TestFrame deck={deck} progress={run.isFinished ? null : { count: run.picks.length, of: run.questions.length }} onExit={nothing}>
      {run.isFinished ? (
        <Results deck={deck} run={run} />
      ) : (
        <DrawnAtOnce
          current={question ? [question.question, ...question.choices] : []}
          next={upcoming ? [upcoming.question, ...upcoming.choices] : []}
        >
          <ChoiceQuestionView run={run} onRun={(step) => setRun(step)} onPick={() => undefined} />
        </DrawnAtOnce>
      )}
    </TestFrame>
  );
}

function Results({ deck, run }: { deck: VisitedDeck; run: ChoiceRun }) {
  return (
    <>
      <TestResults
        deckId={deck.id}
        figure={`${run.correct}/${run.questions.length}`}
        figureLabel={choiceTexts.correct}
        message={choiceTexts.results[choiceResultBand(run)]}
        reviewCount={0}
        keeping={{ state: "kept" }}
        onTryAgain={null}
        onExit={nothing}
        more={<SignInButtons />}
      >
        <p className={resultStyles.points}>
          <span>{choiceTexts.totalPoints}</span> <strong>{wholeNumber(run.points)}</strong>
        </p>
        <p className={styles.over}>{texts.roundOver}</p>
      </TestResults>
      <AnsweredList count={run.questions.length}>
        {(index) => {
          const question = run.questions[index];
          return (
            question && <AnsweredChoice key={question.cardId} number={index + 1} question={question} pickedText={run.picks[index] ?? ""} />
          );
        }}
      </AnsweredList>
    </>
  );
}

function nothing(): void {}

/** Questions of some cards of the deck, by the same rules as a student's test. */
function questionsOf({ cards }: VisitedDeck) {
  const all = shuffled(someAsked(shuffled(cards, Math.random), "definition"), Math.random);
  const [chosen, unasked] = [all.slice(0, VISITORS_QUESTIONS), all.slice(VISITORS_QUESTIONS)];
  return multipleChoice({ cards: chosen, unasked, seed: newId() }).questions;
}
