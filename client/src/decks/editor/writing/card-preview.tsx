import { memo } from "react";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { textSize } from "../../../cards/flip/text-size.ts";
import styles from "./card-preview.module.css";
import { texts } from "./card-preview.texts.ts";

/** Both sides of a card, as they will be rendered. A term with gaps shows blanks on the front and the answers on the back. */
export const CardPreview = memo(function CardPreview({ term, definition }: { term: string; definition: string }) {
  const hasGaps = gapsOf(term).length > 0;
  const languages = useSideLanguages();
  return (
    <div className={styles.preview}>
      <div className={styles.paper}>
        <p className={styles.name}>{texts.front}</p>
        <div className={styles.text} data-size={textSize(term)}>
          <FormattedText text={term} gaps={{ askedGap: "all", isAnswered: false }} language={languages.term} />
        </div>
      </div>
      <div className={styles.paper}>
        <p className={styles.name}>{texts.back}</p>
        <div className={styles.text} data-size={textSize(hasGaps ? term : definition)}>
          {hasGaps && <FormattedText text={term} gaps={{ askedGap: "all", isAnswered: true }} language={languages.term} />}
          <FormattedText text={definition} language={languages.definition} />
        </div>
      </div>
    </div>
  );
});
