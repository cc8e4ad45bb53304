import type { Assignment } from "@recollect/domain/groups/assignments/assignment.ts";
import { assignmentsTexts as texts } from "./assignments.texts.ts";
import styles from "./assignments.module.css";

type NoDeckProps = {
  assignment: Pick<Assignment, "isDeckThere" | "isDeckTakenDown" | "isDeckOwnerGone">;
  /** the sentence for a deck that left the group */
  deckGone: string;
};

/** Why an assignment's deck can't be studied; nothing while it can. */
export function NoDeck({ assignment: { isDeckThere, isDeckTakenDown, isDeckOwnerGone }, deckGone }: NoDeckProps) {
  if (isDeckThere) return null;
  return <p className={styles.warning}>{isDeckOwnerGone ? texts.deckOwnerGone : isDeckTakenDown ? texts.deckTakenDown : deckGone}</p>;
}
