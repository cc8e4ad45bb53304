import { t } from "../../lib/language/t.ts";

/** Texts about suspended and buried cards. */
export const setAsideTexts = {
  suspended: t("Suspended"),
  buried: t("Buried"),
  suspendedWhy: t("It is not asked until you resume it."),
  buriedWhy: t("It is not asked before tomorrow."),
  resume: t("Resume"),
  resuming: t("Resuming..."),
  label: (term: string) => t("Resume {term}", { term }),
  card: (number: number) => t("card {number}", { number }),
  done: t("The card is back among those you study."),
} as const;
