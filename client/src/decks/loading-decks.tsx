import { Skeleton } from "../ui/waiting/skeleton.tsx";
import { WaitsForNetwork } from "../ui/waiting/waits-for-network.tsx";
import styles from "./decks.module.css";

/** Placeholder for the decks, in either tab. */
export function LoadingDecks({ label, className, heightPx }: { label: string; className: string | undefined; heightPx: number }) {
  return (
    <>
      <p role="status" className={styles.loading}>
        <span>{label}</span> <WaitsForNetwork />
      </p>
      <div className={className} aria-hidden>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} height={`${heightPx}px`} radius="var(--radius-m)" />
        ))}
      </div>
    </>
  );
}
