import type { Aim, AimStanding } from "@recollect/domain/groups/assignments/aim.ts";
import { dayFromText } from "@recollect/domain/study/day-text.ts";
import { shortDayWithWeekday } from "../../lib/day-words.ts";
import { assignmentWords as words } from "./assignment-words.texts.ts";

/** Such as 'Know 80% of the cards'. */
export function aimWords(aim: Aim): string {
  switch (aim.kind) {
    case "known":
      return words.known(aim.share);
    case "met":
      return words.met;
    case "days":
      return words.days(aim.count);
    case "test":
      return aim.share === 0 ? words.anyTest : words.test(aim.share);
  }
}

/** Such as 'Fri, Dec 11' for `2026-12-11`. */
export function dayWords(day: string): string {
  return shortDayWithWeekday(dayFromText(day) ?? 0);
}

/** Such as 'due tomorrow'; `daysLeft` counts from the student's day. */
export function dueWords({ due, daysLeft }: { due: string; daysLeft: number }): string {
  return daysLeft < 0 ? words.wasDue(dayWords(due)) : words.due(daysLeft, dayWords(due));
}

export function standingWords(standing: AimStanding | null): string {
  return standing === null ? words.computing : words[standing];
}

/** A share as '71%'; a dash where there is none. */
export function shareWords(share: number | null): string {
  return share === null ? "–" : words.percent(share);
}
