import type { RoundPolicy } from "../rounds/round.ts";

/** Start a live round. `isTeacher` is given by the operator or the school. The deck has its own rule: `canOpen`. */
export function canHostRounds(viewer: { isTeacher: boolean }, policy: RoundPolicy): boolean {
  return policy === "everyone" || (policy === "teachers" && viewer.isTeacher);
}
