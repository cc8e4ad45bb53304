import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./paste-offer.module.css";
import { texts } from "./writing.texts.ts";

type Props = { words: string; accept: string; onAccept: () => void; onDecline: () => void };

/** What can be made of a paste. The text stands in the field meanwhile: to say nothing is to keep it. */
export function PasteOffer({ words, accept, onAccept, onDecline }: Props) {
  return (
    <div className={styles.offer}>
      <p role="status">{words}</p>
      <Button variant="ghost" size="small" onClick={onAccept}>
        {accept}
      </Button>
      <Button variant="ghost" size="small" onClick={onDecline}>
        {texts.keepAsText}
      </Button>
    </div>
  );
}
