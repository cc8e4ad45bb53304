import { t } from "../../lib/language/t.ts";

export const pileTexts = {
  label: t("Today"),
  labelOf: (folder: string) => t("Today in {folder}", { folder }),
  toStudy: t("to study"),
  allDone: t("all done"),
  study: (count?: number) => (count === undefined ? t("Study now") : t("Study now ({count, number})", { count })),
  done: t("Done for today"),
  nothing: t("Nothing to study right now"),
  begin: t("Open a deck below to begin with it"),
} as const;
