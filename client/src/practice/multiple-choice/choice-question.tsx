import { useEffect, useRef } from "react";
import { outcome, pick, pickedChoice, pointsFor, type ChoiceRun } from "@recollect/domain/practice/multiple-choice.ts";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { celebrate } from "../confetti.ts";
import { practiceTexts } from "../practice.texts.ts";
import { useAutoAdvance } from "../use-auto-advance.ts";
import { useTestKeys } from "../use-test-keys.ts";
import { useAnswerTime } from "../reviews/use-answer-time.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { AskedChoices, ChoicesFoot } from "./asked-choices.tsx";
import styles from "./choice-question.module.css";
import { choiceTexts as texts } from "./choice.texts.ts";
import { Score } from "./score.tsx";
import { useGoingOn } from "./use-going-on.ts";
import { Verdict } from "./verdict.tsx";
import { isYesOrNo, shownChoice } from "./yes-or-no.ts";

type Props = {
  run: ChoiceRun;
  /** receives the step, not its result: the round's id may have been added to the run in between */
  onRun: (step: (now: ChoiceRun) => ChoiceRun) => void;
  /** the choice that counts, and the time it took */
  onPick: (cardId: string, answer: { isCorrect: boolean; tookMs: number }) => void;
};

/** The current question: its choices, the verdict, and the button to continue. */
export function ChoiceQuestionView({ run, onRun, onPick }: Props) {
  const [isAutomatic, setIsAutomatic] = useAutoAdvance();
  const { isLeaving, goOn } = useGoingOn(run, isAutomatic, onRun);
  const heading = useQuestionFocus(run.index);
  const answerMs = useAnswerTime(run);
  const question = run.questions[run.index];
  const result = outcome(run);
  const pickedText = pickedChoice(run);
  const language = useAnswerLanguage(question?.cardId ?? "");
  const isLast = run.index + 1 === run.questions.length;

  function choose(choice: string | undefined): void {
    if (choice === undefined) return;
    const next = pick(run, choice);
    if (next === run) return;
    const verdict = outcome(next);
    if (verdict?.celebrates) void celebrate();
    onRun((now) => pick(now, choice));
    if (question && verdict) onPick(question.cardId, { isCorrect: verdict.isCorrect, tookMs: answerMs() });
  }

  useTestKeys({ onPick: (place) => choose(question?.choices[place]), onNext: result ? goOn : null });

  if (!question) return null;
  const choicesLanguage = isYesOrNo(question) ? null : language;
  return (
    <div className={styles.place}>
      <div className={styles.shoulder}>
        <p className={styles.number}>{practiceTexts.place(run.index + 1, run.questions.length)}</p>
        <Score streak={run.streak} points={run.points} newPoints={result?.isCorrect ? pointsFor(run.streak - 1) : 0} />
      </div>
      <AskedChoices
        key={run.index}
        question={question}
        language={choicesLanguage}
        pickedText={pickedText}
        heading={heading}
        isLeaving={isLeaving && !isLast}
        onPick={choose}
      />
      <ChoicesFoot
        isAnswered={result !== null}
        verdict={
          <Verdict
            isCorrect={result?.isCorrect ?? null}
            bonus={result?.bonus}
            answer={shownChoice(question, question.answer)}
            language={choicesLanguage}
          />
        }
        isAutomatic={isAutomatic}
        onAutomatic={setIsAutomatic}
        next={
          <Button className={styles.next} onClick={goOn}>
            {isLast ? texts.viewResults : texts.next}
          </Button>
        }
      />
    </div>
  );
}

/** Each question starts at the top of the page, with focus on its text, so that it is read out. */
function useQuestionFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [index]);
  return heading;
}
