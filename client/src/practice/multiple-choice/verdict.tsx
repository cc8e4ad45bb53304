import type { outcome } from "@recollect/domain/practice/multiple-choice.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import styles from "./verdict.module.css";

/** What is said after a pick. It stands there empty before, so that screen readers hear it and nothing jumps. */
export function Verdict({ result, answer }: { result: ReturnType<typeof outcome>; answer: string }) {
  return (
    <div role="status" className={styles.verdict}>
      {result?.isCorrect && (
        <p>
          <strong className={styles.correct}>Correct! 🎉</strong>
          {result.bonus > 0 && <span> Streak bonus: +{result.bonus} points!</span>}
        </p>
      )}
      {result && !result.isCorrect && (
        <p>
          <strong className={styles.incorrect}>Incorrect 😔</strong>{" "}
          <span className="visually-hidden">
            The right answer: <FormattedText as="span" text={answer} />
          </span>
        </p>
      )}
    </div>
  );
}
