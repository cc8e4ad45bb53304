import { isTurned, listedQuestion, questionParts } from "@recollect/domain/practice/wording.ts";
import { FormattedText } from "../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../cards/text/side-languages.ts";
import { questionStart } from "./question-words.ts";
import styles from "./question-text.module.css";

type Props = {
  /** the whole wording */ question: string;
  /** the key of the prompt */ id: string;
  /** in a list of results: in one line, and without the usual introduction */ isInline?: boolean;
};

/** A question with the card's side in the deck's language; our own words come before it in small type. Screen readers read one sentence. */
export function QuestionText({ question, id, isInline = false }: Props) {
  const { term, definition } = useSideLanguages();
  const { before, side, isOfBothSides } = isInline ? listedQuestion(question, id) : questionParts(question, id);
  // If both sides are in one line, a language is set only if the deck has the same for both.
  const language = isOfBothSides && term !== definition ? null : isTurned(id) ? definition : term;
  return (
    <span className={isInline ? styles.inline : styles.split}>
      {before !== "" && (
        <>
          <span className={styles.before}>{questionStart(before)}</span>{" "}
        </>
      )}
      <span className={styles.side}>
        <FormattedText as="span" text={side} language={language} isPressable />
      </span>
    </span>
  );
}
