import { isTurned, questionParts } from "@recollect/domain/practice/wording.ts";
import { FormattedText } from "../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../cards/text/side-languages.ts";
import styles from "./question-text.module.css";

type Props = {
  /** the whole wording */ question: string;
  /** the key of what is asked */ id: string;
  /** in a line, where the words before the side stand as it does */ isInline?: boolean;
};

/** A question with the card's side in the language of its deck; our own words stand small before it. Read out, it is one sentence. */
export function QuestionText({ question, id, isInline = false }: Props) {
  const { term, definition } = useSideLanguages();
  const { before, side, isOfBothSides } = questionParts(question, id);
  // Both sides in one line are in one language only where the deck has one.
  const language = isOfBothSides && term !== definition ? null : isTurned(id) ? definition : term;
  return (
    <span className={isInline ? styles.inline : styles.split}>
      {before !== "" && <span className={styles.before}>{before}</span>}{" "}
      <span className={styles.side}>
        <FormattedText as="span" text={side} language={language} isPressable />
      </span>
    </span>
  );
}
