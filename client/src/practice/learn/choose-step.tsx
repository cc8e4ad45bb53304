import { shuffled } from "@recollect/domain/decks/shuffle.ts";
import {
  MULTIPLE_CHOICE,
  outcome,
  pick,
  pickedChoice,
  startChoiceRun,
  type ChoiceQuestion,
} from "@recollect/domain/practice/multiple-choice.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { newId } from "../../lib/new-id.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { AskedChoices, ChoicesFoot } from "../multiple-choice/asked-choices.tsx";
import styles from "../multiple-choice/choice-question.module.css";
import { useAnswerTime } from "../reviews/use-answer-time.ts";
import { useAutoAdvance } from "../use-auto-advance.ts";
import { useTestKeys } from "../use-test-keys.ts";
import { Verdict } from "../multiple-choice/verdict.tsx";
import { learnTexts as texts } from "./learn.texts.ts";

type Props = {
  question: ChoiceQuestion;
  /** another one gives another order of the choices */
  seed: string;
  onPick: (isCorrect: boolean, answer: { runId: string; tookMs: number }) => void;
  onNext: () => void;
};

/** A card to choose the answer of: one question of a multiple-choice test. */
export function ChooseStep({ question, seed, onPick, onNext }: Props) {
  const [run, setRun] = useState(() => {
    const choices = shuffled(question.choices, seededRandom(seed));
    return startChoiceRun([{ ...question, choices }], newId());
  });
  const [isAutomatic, setIsAutomatic] = useAutoAdvance();
  const answerMs = useAnswerTime(run);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const result = outcome(run);
  const pickedText = pickedChoice(run);
  const language = useAnswerLanguage(question.cardId);
  const choices = run.questions[0]?.choices ?? [];
  const goOn = useEffectEvent(onNext);
  useEffect(() => {
    if (pickedText === null || !isAutomatic) return;
    const timer = setTimeout(() => goOn(), MULTIPLE_CHOICE.feedbackMs);
    return () => clearTimeout(timer);
  }, [pickedText, isAutomatic]);

  function choose(choice: string | undefined): void {
    if (choice === undefined) return;
    const next = pick(run, choice);
    const verdict = outcome(next);
    if (next === run || !verdict) return;
    setRun(next);
    onPick(verdict.isCorrect, { runId: run.id, tookMs: answerMs() });
  }

  useTestKeys({ onPick: (place) => choose(choices[place]), onNext: result ? onNext : null });

  return (
    <div className={styles.place}>
      <AskedChoices question={{ ...question, choices }} language={language} pickedText={pickedText} heading={heading} onPick={choose} />
      <ChoicesFoot
        isAnswered={result !== null}
        verdict={<Verdict isCorrect={result?.isCorrect ?? null} answer={question.answer} language={language} />}
        isAutomatic={isAutomatic}
        onAutomatic={setIsAutomatic}
        next={
          <Button className={styles.next} onClick={onNext}>
            {texts.next}
          </Button>
        }
      />
    </div>
  );
}
