import { useEffect, useRef } from "react";
import type { OpenResult } from "@recollect/domain/practice/open-ended.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { useTestKeys } from "../use-test-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { CountAsRight } from "./count-as-right.tsx";
import { countedWords } from "./counted-words.ts";
import styles from "./result-panel.module.css";

type Props = {
  /** of the question */
  id: string;
  result: OpenResult;
  nextLabel: "Next Question" | "View Results";
  onNext: () => void;
  /** has what is in the box marked again, after a failure */
  onTryAgain: () => void;
  canTryAgain: boolean;
  isCounting: boolean;
  onCount: () => void;
};

/** What became of an answer. Its heading takes the focus over from the box, and from there Enter goes on. */
export function ResultPanel({ id, result, nextLabel, onNext, onTryAgain, canTryAgain, isCounting, onCount }: Props) {
  const { evaluation, state } = result;
  const language = useAnswerLanguage(id);
  const isFailed = state === "failed";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a failure the box is still there, and may have the focus.
    if (state !== "failed" || document.activeElement === document.body) heading.current?.focus();
  }, [state]);
  useTestKeys({ onNext: isFailed ? null : onNext });

  return (
    <section className={styles.panel} data-right={evaluation.isCorrect || undefined} aria-labelledby="result">
      <header className={styles.header}>
        <h2 id="result" ref={heading} tabIndex={-1}>
          {evaluation.isCorrect ? "Correct" : "Incorrect"}
        </h2>
        <p className={styles.score}>Score {evaluation.score}/100</p>
      </header>
      <p className={styles.feedback} role={isFailed ? "alert" : "status"} dir="auto">
        {state === "counted-as-right" ? countedWords : evaluation.feedback}
      </p>
      <dl className={styles.texts}>
        {!isFailed && (
          <div>
            <dt>Your answer</dt>
            <dd className={styles.typed} dir="auto">
              {result.userAnswer}
            </dd>
          </div>
        )}
        <div>
          <dt>Correct answer</dt>
          <dd>
            <FormattedText text={result.correctAnswer} language={language} />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <CountAsRight result={result} isBusy={isCounting} onCount={onCount} />
        <Button variant={isFailed ? "ghost" : "primary"} onClick={onNext}>
          {nextLabel}
        </Button>
        {isFailed && (
          <Button disabled={!canTryAgain} onClick={onTryAgain}>
            Try again
          </Button>
        )}
      </div>
    </section>
  );
}
