import type { Card } from "@recollect/domain/cards/card.ts";
import { askedOf, isTurned } from "@recollect/domain/practice/asked-cards.ts";
import { questionParts } from "@recollect/domain/practice/question-parts.ts";
import { cardIdOf } from "@recollect/domain/study/prompts.ts";
import { FormattedText } from "../cards/text/formatted-text.tsx";
import { useAnswerLanguage, useSideLanguages } from "../cards/text/side-languages.ts";
import styles from "./question-text.module.css";

type Props = {
  /** the whole wording */ question: string;
  /** the key of what is asked */ id: string;
  cards: readonly Card[];
  /** in a line, where the words before the side stand as it does */ isInline?: boolean;
};

/** A question with the card's side in the language of its deck; our own words stand small before it. Read out, it is one sentence. */
export function QuestionText({ question, id, cards, isInline = false }: Props) {
  const { term, definition } = useSideLanguages();
  const answerLanguage = useAnswerLanguage(id);
  const card = cards.find((one) => one.id === cardIdOf(id));
  const asked = card ? askedOf(card, id) : null;
  const { before, side, shown } = questionParts(question, asked);
  return (
    <span className={isInline ? styles.inline : styles.split}>
      {before !== "" && <span className={styles.before}>{before.trim()}</span>}{" "}
      <span className={styles.side}>
        <FormattedText as="span" text={side} language={isTurned(id) ? definition : term} isPressable />
        {shown !== "" && (
          <>
            {" "}
            <FormattedText as="span" text={shown} language={answerLanguage} isPressable />
          </>
        )}
      </span>
    </span>
  );
}
