import type { OpenResult } from "@recollect/domain/practice/open-ended.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { CountAsRight } from "./count-as-right.tsx";
import { countedWords } from "./counted-words.ts";
import styles from "./detailed-result.module.css";

type Props = { number: number; /** of the question */ id: string; result: OpenResult; isCounting: boolean; onCount: () => void };

/** One question of a finished test, with what became of it. */
export function DetailedResult({ number, id, result, isCounting, onCount }: Props) {
  const { evaluation, state } = result;
  const language = useAnswerLanguage(id);
  return (
    <li className={styles.result} data-right={evaluation.isCorrect || undefined}>
      <header className={styles.header}>
        <h3 className={styles.question}>
          <span>{number}.</span> <FormattedText as="span" text={result.question} isPressable />
        </h3>
        <p className={styles.score}>{state === "failed" ? "Not evaluated" : `${evaluation.score}/100`}</p>
      </header>
      <dl className={styles.texts}>
        <div>
          <dt>Your answer</dt>
          <dd className={styles.typed} dir="auto">
            {result.userAnswer}
          </dd>
        </div>
        <div>
          <dt>Correct answer</dt>
          <dd>
            <FormattedText text={result.correctAnswer} language={language} />
          </dd>
        </div>
      </dl>
      <p className={styles.feedback} dir="auto">
        <strong>{evaluation.isCorrect ? "Correct" : "Incorrect"}.</strong>{" "}
        {state === "counted-as-right" ? countedWords : evaluation.feedback}
      </p>
      <CountAsRight result={result} isBusy={isCounting} label={`Count it as right: question ${number}`} onCount={onCount} />
    </li>
  );
}
