import styles from "./deck-card.module.css";

/** The card that shows above its sleeve. It is decorative: the deck's texts say what it is. */
export function FirstCard({ text }: { text: string | undefined }) {
  return (
    <span className={styles.card} aria-hidden>
      <span dir="auto">{text}</span>
    </span>
  );
}
