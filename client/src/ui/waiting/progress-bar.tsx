import styles from "./progress-bar.module.css";

/** Progress: `value` of `max`, as in card 3 of 40. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value} className={styles.track}>
      <div className={styles.bar} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
