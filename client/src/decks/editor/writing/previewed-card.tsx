import { onDemand } from "../../../lib/on-demand.ts";
import styles from "./card-preview.module.css";

const preview = onDemand(() => import("./card-preview.tsx").then(({ CardPreview }) => CardPreview));

type Props = { term: string; definition: string };

/** A card as it will look. What draws it comes with the first one, and to do without it keeps no one from writing. */
export function PreviewedCard(card: Props) {
  return <preview.Part isWanted props={card} fallback={<EmptyPapers />} onFailure={() => undefined} />;
}

/** As high as the sides of a short card, so that nothing below them moves when they come. */
function EmptyPapers() {
  return (
    <div className={styles.preview} aria-hidden>
      <EmptyPaper />
      <EmptyPaper />
    </div>
  );
}

function EmptyPaper() {
  return (
    <div className={styles.paper}>
      <p className={styles.name}>&nbsp;</p>
      <div className={styles.text} />
    </div>
  );
}
