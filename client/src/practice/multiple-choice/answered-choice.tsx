import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { FillSign } from "../../ui/signs/fill-sign.tsx";
import { QuestionText } from "../question-text.tsx";
import styles from "../results/answered-question.module.css";
import { choiceTexts as texts } from "./choice.texts.ts";
import { isYesOrNo, shownChoice } from "./yes-or-no.ts";

type Props = { number: number; question: ChoiceQuestion; pickedText: string };

/** One question of a finished test: the choice, and the right answer if it is another. */
export function AnsweredChoice({ number, question, pickedText }: Props) {
  const answerLanguage = useAnswerLanguage(question.cardId);
  const language = isYesOrNo(question) ? null : answerLanguage;
  const isRight = pickedText === question.answer;
  return (
    <li className={styles.result} data-verdict={isRight ? "right" : "not yet"}>
      <header className={styles.header}>
        <FillSign fill={isRight ? "full" : "ring"} label={isRight ? texts.right : texts.isNotYet} className={styles.sign} />
        <h3 className={styles.question}>
          <span>{number}.</span> <QuestionText question={question.question} id={question.cardId} isInline />
        </h3>
      </header>
      <dl className={styles.texts}>
        <div>
          <dt>{texts.yourAnswer}</dt>
          <dd>
            <FormattedText text={shownChoice(question, pickedText)} language={language} />
          </dd>
        </div>
        {!isRight && (
          <div>
            <dt>{texts.correctAnswer}</dt>
            <dd>
              <FormattedText text={shownChoice(question, question.answer)} language={language} />
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}
