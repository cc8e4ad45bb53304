import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { choiceTexts as texts } from "./choice.texts.ts";
import styles from "./verdict.module.css";

type Props = {
  /** null before the answer */
  isCorrect: boolean | null;
  /** the points for answers in a row, where there are points */
  bonus?: number | undefined;
  answer: string;
  /** of the answer's text; null if the deck has none */
  language: string | null;
};

/** The verdict on an answer. It is in the page before, empty, so that screen readers announce it and nothing jumps. */
export function Verdict({ isCorrect, bonus, answer, language }: Props) {
  return (
    <div role="status" className={styles.verdict}>
      {isCorrect === true && (
        <p>
          <strong className={styles.correct}>{texts.isRight}</strong>
          {bonus !== undefined && (
            <>
              {" "}
              <span>{texts.bonus(bonus)}</span>
            </>
          )}
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
