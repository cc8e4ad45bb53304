import type { LearnQuestions } from "@recollect/domain/practice/learn/learn-questions.ts";
import { recallCounts } from "@recollect/domain/practice/learn/learn-prompts.ts";
import {
  nextQuestion,
  progressOf,
  withAnswer,
  withoutPrompt,
  type LearnOutcome,
  type LearnSitting,
} from "@recollect/domain/practice/learn/sitting.ts";
import { unpackStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { cardIdOf } from "@recollect/domain/study/prompts.ts";
import { useState } from "react";
import { DrawnAtOnce } from "../../cards/text/drawn-at-once.tsx";
import { useReviews } from "../reviews/use-reviews.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { LearnEnd } from "./learn-end.tsx";
import { LearnFrame } from "./learn-frame.tsx";
import { RecallStep } from "./recall-step.tsx";
import { WriteStep } from "./write-step.tsx";

type Props = {
  deck: TestedDeck;
  sitting: LearnSitting;
  questions: LearnQuestions;
  /** as they were when the sitting was opened, packed by `packStanding` */
  standings: Readonly<Record<string, number>>;
  /** an exam's plan begins the new cards */ hasExam: boolean;
  onSitting: (step: (now: LearnSitting) => LearnSitting) => void;
  onAgain: () => void;
};

/** A sitting under way, one question after the other, up to its end. */
export function SittingView({ deck, sitting, questions: { choices, stages }, standings, hasExam, onSitting, onAgain }: Props) {
  // The question stays until the student goes on, also when another device's answers arrive meanwhile.
  const [asked, setAsked] = useState(() => nextQuestion(sitting, stages));
  const [firstStandings] = useState(standings);
  const counts = (key: string) => recallCounts(unpackStanding(firstStandings[key] ?? 0), { hasExam });
  const reviews = useReviews(deck.deckKey, () => {});

  const answer = (key: string, outcome: LearnOutcome) => onSitting((now) => withAnswer(now, key, outcome, stages));
  const goOn = (from: LearnSitting) => setAsked(nextQuestion(from, stages));

  if (!asked) return <LearnEnd deck={deck} sitting={sitting} stages={stages} counts={counts} hasExam={hasExam} onAgain={onAgain} />;
  const { key, stage, turn } = asked;
  const card = deck.cards.find(({ id }) => id === cardIdOf(key));
  const question = choices.get(key);
  const shown = `${key} ${turn}`;
  return (
    <LearnFrame deck={deck} progress={progressOf(sitting, stages)} stage={stage}>
      {card && (
        <DrawnAtOnce current={[card.term, card.definition]} next={[]}>
          {stage === "choose" && question && (
            <ChooseStep
              key={shown}
              question={question}
              seed={shown}
              onPick={(isCorrect, { runId, tookMs }) => {
                reviews.send({ id: runId, counted: [], index: 0 }, { cardId: key, source: "multiple-choice", isCorrect, tookMs });
                answer(key, isCorrect ? "right" : "wrong");
              }}
              onNext={() => goOn(sitting)}
            />
          )}
          {stage === "write" && (
            <WriteStep
              key={shown}
              deck={deck}
              card={card}
              promptKey={key}
              onNext={(outcome) => {
                answer(key, outcome);
                goOn(withAnswer(sitting, key, outcome, stages));
              }}
              onGone={() => {
                onSitting((now) => withoutPrompt(now, key));
                goOn(withoutPrompt(sitting, key));
              }}
            />
          )}
          {stage === "recall" && (
            <RecallStep
              key={shown}
              card={card}
              promptKey={key}
              languages={deck.languages ?? null}
              onRate={(rating, { runId, tookMs }) => {
                if (counts(key)) reviews.send({ id: runId, counted: [], index: 0 }, { cardId: key, source: "study", rating, tookMs });
                const outcome = rating === "again" ? "wrong" : "right";
                answer(key, outcome);
                goOn(withAnswer(sitting, key, outcome, stages));
              }}
            />
          )}
        </DrawnAtOnce>
      )}
    </LearnFrame>
  );
}
