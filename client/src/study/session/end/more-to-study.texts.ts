import { t } from "../../../lib/language/t.ts";
import type { StudyMode } from "@recollect/domain/study/session/study-mode.ts";

/** The ways to continue when nothing is due: the name of each, and what it does to the schedule. */
export const modeTexts: Readonly<Record<StudyMode, { name: string; hint: string }>> = {
  more: { name: t("Learn 10 more"), hint: t("New cards beyond the day's limit. They come back like all others.") },
  ahead: { name: t("Study ahead"), hint: t("Cards of the next 7 days, the soonest first. Answers count as early reviews.") },
  hard: {
    name: t("Review your hardest cards"),
    hint: t("The cards that you forget most often. Answers to due cards count as reviews."),
  },
  practice: { name: t("Practice freely"), hint: t("Any cards, in any order. Your answers don't affect your schedule.") },
};
