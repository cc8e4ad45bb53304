import { memo } from "react";
import { plainTerm, plainText } from "@recollect/domain/cards/text/format.ts";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { onDemand } from "../../../lib/on-demand.ts";
import type { SpeechProps } from "../../../media/playback/speech-button.tsx";
import { textSize } from "../../../cards/flip/text-size.ts";
import styles from "./card-preview.module.css";
import { texts } from "./card-preview.texts.ts";

const speechButton = onDemand<SpeechProps>(() => import("../../../media/playback/speech-button.tsx").then((module) => module.SpeechButton));

/** Both sides of a card, as they will be rendered. A term with gaps shows blanks on the front and the answers on the back. */
export const CardPreview = memo(function CardPreview({ term, definition }: { term: string; definition: string }) {
  const hasGaps = gapsOf(term).length > 0;
  const languages = useSideLanguages();
  return (
    <div className={styles.preview}>
      <div className={styles.paper}>
        <PaperHead name={texts.front} words={plainTerm(term)} language={languages.term} />
        <div className={styles.text} data-size={textSize(term)}>
          <FormattedText text={term} gaps={{ askedGap: "all", isAnswered: false }} language={languages.term} />
        </div>
      </div>
      <div className={styles.paper}>
        <PaperHead name={texts.back} words={plainText(definition)} language={languages.definition} />
        <div className={styles.text} data-size={textSize(hasGaps ? term : definition)}>
          {hasGaps && <FormattedText text={term} gaps={{ askedGap: "all", isAnswered: true }} language={languages.term} />}
          <FormattedText text={definition} language={languages.definition} />
        </div>
      </div>
    </div>
  );
});

/** The name of a side; where its language is known, also how the browser's voice reads it. */
function PaperHead({ name, words, language }: { name: string; words: string; language: string | null }) {
  return (
    <div className={styles.head}>
      <p className={styles.name}>{name}</p>
      {language !== null && words.trim() !== "" && (
        <speechButton.Part isWanted props={{ words, language, speed: 1 }} onFailure={() => undefined} />
      )}
    </div>
  );
}
