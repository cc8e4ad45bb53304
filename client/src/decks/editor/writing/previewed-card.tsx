import { plainTerm, plainText } from "@recollect/domain/cards/text/format.ts";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { onDemand } from "../../../lib/on-demand.ts";
import styles from "./card-preview.module.css";
import { texts } from "./card-preview.texts.ts";

const preview = onDemand(() => import("./card-preview.tsx").then(({ CardPreview }) => CardPreview));

type Props = { term: string; definition: string };

/** A card's preview. Its code loads with the first one; until then, and if that fails, the sides are shown as plain text. The next preview retries. */
export function PreviewedCard(card: Props) {
  return <preview.Part isWanted props={card} fallback={<PlainPapers {...card} />} />;
}

function PlainPapers({ term, definition }: Props) {
  const languages = useSideLanguages();
  return (
    <div className={styles.preview}>
      <PlainPaper name={texts.front} words={plainTerm(term)} language={languages.term} />
      <PlainPaper name={texts.back} words={plainText(definition)} language={languages.definition} />
    </div>
  );
}

function PlainPaper({ name, words, language }: { name: string; words: string; language: string | null }) {
  return (
    <div className={styles.paper}>
      <p className={styles.name}>{name}</p>
      <div className={styles.text}>
        <p className={styles.plain} dir="auto" lang={language ?? undefined} translate="no">
          {words}
        </p>
      </div>
    </div>
  );
}
