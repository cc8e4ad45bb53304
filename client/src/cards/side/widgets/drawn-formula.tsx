import { FormattedText } from "../../text/formatted-text.tsx";
import { sideInWords, useFormulaWords } from "../../text/in-words.ts";
import styles from "../look/drawn-side.module.css";
import { texts } from "../look/side.texts.ts";

type Props = { /** with its signs */ source: string; hasGaps: boolean; isDisplayed: boolean; onOpen: () => void };

/** A formula where it stands. A press opens it. */
export function DrawnFormula({ source, hasGaps, isDisplayed, onOpen }: Props) {
  useFormulaWords();
  return (
    <span
      role="presentation"
      className={styles.formula}
      data-displayed={isDisplayed || undefined}
      onMouseDown={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <span role="img" aria-label={texts.formula(sideInWords(source, { signs: false }))}>
        <FormattedText as="span" text={source} {...(hasGaps && { gaps: "filled" as const })} />
      </span>
    </span>
  );
}
