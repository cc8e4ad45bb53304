import { countText } from "@recollect/domain/words/number-words.ts";

import { rebuildStudy } from "../features/study/log/rebuild-study.store.ts";
import { studentsOfLog } from "../features/study/log/whole-log.store.ts";
import type { Store } from "../store/store.ts";

type User = { id: string; username: string | null };

/** Rebuilds a student's cards from the log, and reports how many there were. */
export async function rebuildStudyOf(store: Store, { id, username }: User): Promise<string> {
  const { entries, cards } = await rebuildStudy(store, id);
  return `@${username}'s progress is derived again: ${countText(entries, "entry", "entries")} of the log, ${countText(cards, "card")}.`;
}

/** The same for all students who have studied, one after the other. */
export async function rebuildStudyOfAll(store: Store): Promise<string> {
  const ids = await studentsOfLog(store.read);
  let [entries, cards] = [0, 0];
  for (const userId of ids) {
    const rebuilt = await rebuildStudy(store, userId);
    entries += rebuilt.entries;
    cards += rebuilt.cards;
  }
  const students = countText(ids.length, "student");
  return `The progress of ${students} is derived again: ${countText(entries, "entry", "entries")} of their logs, ${countText(cards, "card")}.`;
}
