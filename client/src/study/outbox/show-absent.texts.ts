import { t } from "../../lib/language/t.ts";
import type { Appended } from "../requests/study-api.ts";

/** What a student reads when answered cards are gone, by reason. */
export const absentTexts = {
  "card-removed": t("This card was removed from its deck in the meantime. Your answers are kept, in case it comes back."),
  "in-trash": t("This deck is in your trash. Your answers are kept, and its cards continue when you restore it."),
  deleted: t("This deck was deleted for good. Your answers stay in your progress."),
  closed: t("This deck is not shared with you any more. Your answers are kept, in case it is shared again."),
} as const satisfies Record<Appended["absent"][number]["why"], string>;
