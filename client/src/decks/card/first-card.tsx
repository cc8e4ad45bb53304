import styles from "./deck-card.module.css";

/** The card that shows above its sleeve. The deck's own words say what it is: this one is for the eyes. */
export function FirstCard({ text }: { text: string | undefined }) {
  return (
    <span className={styles.card} aria-hidden>
      <span dir="auto">{text}</span>
    </span>
  );
}
