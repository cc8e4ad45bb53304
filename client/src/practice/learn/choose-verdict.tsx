import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { choiceTexts as texts } from "../multiple-choice/choice.texts.ts";
import styles from "../multiple-choice/verdict.module.css";

type Props = { isCorrect: boolean | null; answer: string; language: string | null };

/** The verdict on a choice. It is in the page before, empty, so that screen readers announce it and nothing jumps. */
export function ChooseVerdict({ isCorrect, answer, language }: Props) {
  return (
    <div role="status" className={styles.verdict}>
      {isCorrect === true && (
        <p>
          <strong className={styles.correct}>{texts.isRight}</strong>
        </p>
      )}
      {isCorrect === false && (
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
