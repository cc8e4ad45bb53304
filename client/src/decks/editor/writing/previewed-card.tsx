import { onDemand } from "../../../lib/on-demand.ts";
import styles from "./card-preview.module.css";

const preview = onDemand(() => import("./card-preview.tsx").then(({ CardPreview }) => CardPreview));

type Props = { term: string; definition: string };

/** A card's preview. Its code loads with the first one; if that fails, writing works without it. */
export function PreviewedCard(card: Props) {
  return <preview.Part isWanted props={card} fallback={<EmptyPapers />} />;
}

/** As high as a short card, so that nothing below moves when it loads. */
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
