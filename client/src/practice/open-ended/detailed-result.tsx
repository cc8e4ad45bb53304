import { isMarked, verdictOf, type OpenResult } from "@recollect/domain/practice/open-ended.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { FillSign } from "../../ui/signs/fill-sign.tsx";
import { QuestionText } from "../question-text.tsx";
import styles from "../results/answered-question.module.css";
import { CountAsRight } from "./count-as-right.tsx";
import { fillOf } from "./verdict-icon.ts";
import { openTexts as texts } from "./open.texts.ts";
import { wordsOf } from "./words-of-result.ts";
import { TypedAnswer } from "./typed-answer.tsx";

type Props = {
  deckKey: string;
  number: number;
  /** of the question */ id: string;
  result: OpenResult;
  isCounting: boolean;
  onCount: () => void;
};

/** One question of a finished test, with its result. */
export function DetailedResult({ deckKey, number, id, result, isCounting, onCount }: Props) {
  const { evaluation } = result;
  const language = useAnswerLanguage(id);
  const verdict = verdictOf(result);
  return (
    <li className={styles.result} data-verdict={verdict}>
      <header className={styles.header}>
        <FillSign fill={fillOf[verdict]} className={styles.sign} />
        <h3 className={styles.question}>
          <span>{number}.</span> <QuestionText question={result.question} id={id} isInline />
        </h3>
        <p className={styles.score}>{isMarked(result) ? texts.scoreOf(evaluation.score) : texts.notEvaluated}</p>
      </header>
      <dl className={styles.texts}>
        <div>
          <dt>{texts.yourAnswer}</dt>
          <dd className={styles.typed} dir="auto" lang={language ?? undefined}>
            <TypedAnswer text={result.userAnswer} language={language} />
          </dd>
        </div>
        <div>
          <dt>{texts.correctAnswer}</dt>
          <dd>
            <FormattedText text={result.correctAnswer} language={language} />
          </dd>
        </div>
      </dl>
      <p className={styles.feedback} dir="auto">
        <strong>{texts.verdicts[verdict]}.</strong> {wordsOf(result)}
      </p>
      <CountAsRight
        deckKey={deckKey}
        id={id}
        result={result}
        isBusy={isCounting}
        label={texts.countQuestionAsRight(number)}
        onCount={onCount}
      />
    </li>
  );
}
