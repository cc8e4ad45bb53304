import { useEffect, useRef } from "react";
import { outcome, pick, pickedChoice, type ChoiceRun } from "@recollect/domain/practice/multiple-choice.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { celebrate } from "../confetti.ts";
import { useAutoAdvance } from "../use-auto-advance.ts";
import { useTestKeys } from "../use-test-keys.ts";
import { useAnswerTime } from "../reviews/use-answer-time.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { Choice } from "./choice.tsx";
import styles from "./choice-question.module.css";
import { useGoingOn } from "./use-going-on.ts";
import { Verdict } from "./verdict.tsx";

type Props = {
  run: ChoiceRun;
  onRun: (next: ChoiceRun) => void;
  /** the pick that counts, and how long it took */
  onPick: (cardId: string, answer: { isCorrect: boolean; tookMs: number }) => void;
};

/** The question in hand: its choices, what is said after a pick, and what goes on to the next one. */
export function ChoiceQuestionView({ run, onRun, onPick }: Props) {
  const [isAutomatic, setIsAutomatic] = useAutoAdvance();
  const { isLeaving, goOn } = useGoingOn(run, isAutomatic, onRun);
  const heading = useQuestionFocus(run.index);
  const took = useAnswerTime(run);
  const question = run.questions[run.index];
  const result = outcome(run);
  const picked = pickedChoice(run);
  const language = useAnswerLanguage(question?.cardId ?? "");
  const isYesOrNo =
    question !== undefined && question.choices.length === 2 && question.choices.every((one) => one === "Yes" || one === "No");
  const isLast = run.index + 1 === run.questions.length;

  function choose(choice: string | undefined): void {
    if (choice === undefined) return;
    const next = pick(run, choice);
    if (next === run) return;
    const found = outcome(next);
    if (found?.celebrates) void celebrate();
    onRun(next);
    if (question && found) onPick(question.cardId, { isCorrect: found.isCorrect, tookMs: took() });
  }

  useTestKeys({ onPick: (place) => choose(question?.choices[place]), onNext: result ? goOn : null });

  if (!question) return null;
  return (
    <>
      <section key={run.index} className={styles.question} data-leaving={(isLeaving && !isLast) || undefined} aria-labelledby="question">
        <h1
          id="question"
          ref={heading}
          tabIndex={-1}
          className={styles.text}
          data-length={question.question.length > 160 ? "long" : "short"}
        >
          <FormattedText as="span" text={question.question} isPressable />
        </h1>
        <ul className={styles.choices}>
          {question.choices.map((choice, place) => (
            <Choice
              key={choice}
              text={choice}
              language={isYesOrNo ? null : language}
              letter={String.fromCharCode(65 + place)}
              look={picked === null ? "open" : choice === question.answer ? "right" : choice === picked ? "wrong" : "other"}
              isPicked={choice === picked}
              onPick={() => choose(choice)}
            />
          ))}
        </ul>
      </section>
      <Verdict result={result} answer={question.answer} />
      <footer className={styles.footer}>
        <Switch label="Go on automatically" isOn={isAutomatic} onChange={setIsAutomatic} />
        <p className={styles.hint}>
          <kbd>A</kbd> or <kbd>1</kbd> pick <kbd>Enter</kbd> go on
        </p>
        {result && !isAutomatic && (
          <Button className={styles.next} onClick={goOn}>
            {isLast ? "View Results" : "Next"}
          </Button>
        )}
      </footer>
    </>
  );
}

/** Each question starts at the top of the page, with the focus on its words, so that it is read out. */
function useQuestionFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [index]);
  return heading;
}
