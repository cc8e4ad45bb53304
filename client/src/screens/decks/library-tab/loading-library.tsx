import { Skeleton } from "../../../ui/skeleton.tsx";
import styles from "../decks.module.css";

/** Stands where the decks are about to stand. */
export function LoadingLibrary() {
  return (
    <>
      <p role="status" className={styles.loading}>
        Loading the library...
      </p>
      <div className={styles.grid} aria-hidden>
        {[0.6, 0.8, 0.5, 0.7, 0.55, 0.75].map((share) => (
          <div key={share} className={styles.card}>
            <Skeleton width="4.5rem" height="0.8rem" />
            <Skeleton width={`${share * 100}%`} height="1.25rem" />
          </div>
        ))}
      </div>
    </>
  );
}
