import { Skeleton } from "../ui/waiting/skeleton.tsx";
import styles from "./decks.module.css";

/** Stands where the decks are about to stand, in either tab. */
export function LoadingDecks({ label }: { label: string }) {
  return (
    <>
      <p role="status" className={styles.loading}>
        {label}
      </p>
      <div className={styles.grid} aria-hidden>
        {[0.7, 0.5, 0.8, 0.6, 0.75, 0.55].map((share) => (
          <div key={share} className={styles.card}>
            <Skeleton width="4.5rem" height="0.8rem" />
            <Skeleton width={`${share * 100}%`} height="1.25rem" />
          </div>
        ))}
      </div>
    </>
  );
}
