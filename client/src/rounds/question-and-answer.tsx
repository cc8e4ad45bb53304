import type { ReactNode } from "react";
import { FormattedText } from "../cards/text/formatted-text.tsx";
import { useAnswerLanguage } from "../cards/text/side-languages.ts";
import { QuestionText } from "../practice/question-text.tsx";
import styles from "./rounds.module.css";

type Props = { promptKey: string; question: string; answer: string; /** below the answer */ children?: ReactNode };

/** A card of a list at the end of a round. */
export function QuestionAndAnswer({ promptKey, question, answer, children }: Props) {
  const language = useAnswerLanguage(promptKey);
  return (
    <li className={styles.cardRow}>
      <p>
        <QuestionText question={question} id={promptKey} isInline />
      </p>
      <p className={styles.answer}>
        <FormattedText as="span" text={answer} language={language} />
      </p>
      {children}
    </li>
  );
}
