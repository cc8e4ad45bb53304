import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import styles from "./progress-parts.module.css";

/** As high as what is coming, so that nothing jumps. */
export function LoadingProgress() {
  return (
    <div className={styles.parts} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading progress...
      </span>
      {["150px", "240px", "260px", "260px"].map((height, at) => (
        <div key={at} className={styles.loading}>
          <Skeleton width="180px" height="24px" />
          <Skeleton height={height} radius="14px" />
        </div>
      ))}
    </div>
  );
}
