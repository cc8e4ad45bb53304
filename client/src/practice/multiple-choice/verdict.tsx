import type { outcome } from "@recollect/domain/practice/multiple-choice.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { choiceTexts as texts } from "./choice.texts.ts";
import styles from "./verdict.module.css";

/** The verdict on an answer. It is in the page before, empty, so that screen readers announce it and nothing jumps. */
export function Verdict({ result, answer, language }: { result: ReturnType<typeof outcome>; answer: string; language: string | null }) {
  return (
    <div role="status" className={styles.verdict}>
      {result?.isCorrect && (
        <p>
          <strong className={styles.correct}>{texts.isRight}</strong> <span>{texts.bonus(result.bonus)}</span>
        </p>
      )}
      {result && !result.isCorrect && (
        <p>
          <strong className={styles.incorrect}>{texts.isWrong}</strong>{" "}
          <span className="visually-hidden">
            {texts.theCorrectAnswer} <FormattedText as="span" text={answer} language={language} />
          </span>
        </p>
      )}
    </div>
  );
}
