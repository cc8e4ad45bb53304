import { memo } from "react";
import { FormattedText } from "../../text/formatted-text.tsx";
import { sideInWords, useFormulaWords } from "../../text/in-words.ts";
import styles from "../look/drawn-side.module.css";
import { texts } from "../look/side.texts.ts";

type Props = {
  /** with its signs */ source: string;
  hasGaps: boolean;
  isDisplayed: boolean;
  /** the element of the side that holds the formula */
  element: HTMLElement;
  onOpen: (element: HTMLElement) => void;
};

/** A formula where it stands. A press opens it. It is drawn again only when it changes: a side can have dozens of them. */
export const DrawnFormula = memo(function DrawnFormula({ source, hasGaps, isDisplayed, element, onOpen }: Props) {
  useFormulaWords();
  return (
    <span
      role="presentation"
      className={styles.formula}
      data-displayed={isDisplayed || undefined}
      onMouseDown={(event) => {
        event.preventDefault();
        onOpen(element);
      }}
    >
      <span role="img" aria-label={texts.formula(sideInWords(source, { signs: false }))}>
        <FormattedText as="span" text={source} {...(hasGaps && { gaps: "filled" as const })} />
      </span>
    </span>
  );
});
