import type { AimStanding } from "@recollect/domain/groups/assignments/aim.ts";
import { standingWords } from "./assignment-words.ts";
import styles from "./assignments.module.css";

/** Where a student stands, in words; the colour only repeats them. */
export function StandingMark({ standing }: { standing: AimStanding | null }) {
  return (
    <span className={styles.standing} data-standing={standing ?? "computing"}>
      {standingWords(standing)}
    </span>
  );
}
