import type { ChangeCounts } from "@recollect/domain/decks/history/card-changes.ts";

/** Such as '1 card added, 2 changed'; 'no card changed' when none did. */
export function changesText({ added, changed, removed }: ChangeCounts): string {
  const parts = [
    [added, "added"],
    [changed, "changed"],
    [removed, "removed"],
  ] as const;
  const nonZero = parts.filter(([count]) => count > 0);
  if (nonZero.length === 0) return "no card changed";
  return nonZero
    .map(([count, what], at) => `${count.toLocaleString("en")}${at > 0 ? "" : count === 1 ? " card" : " cards"} ${what}`)
    .join(", ");
}
