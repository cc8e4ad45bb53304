import styles from "./spinner.module.css";

/** Says what is loading. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <span className={styles.cards} aria-hidden="true">
        <i />
        <i />
      </span>
      <p>{label}</p>
    </div>
  );
}
