import type { ChangeCounts } from "@recollect/domain/decks/history/card-changes.ts";

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** Such as 'May 20, 2026, 6:04 PM', in local time. */
export function momentText(time: number): string {
  return moment.format(time);
}

/** Such as '1 card added, 2 changed'; 'no card changed' when none did. */
export function changesText({ added, changed, removed }: ChangeCounts): string {
  const parts = [
    [added, "added"],
    [changed, "changed"],
    [removed, "removed"],
  ] as const;
  const told = parts.filter(([count]) => count > 0);
  if (told.length === 0) return "no card changed";
  return told
    .map(([count, what], at) => `${count.toLocaleString("en")}${at > 0 ? "" : count === 1 ? " card" : " cards"} ${what}`)
    .join(", ");
}
