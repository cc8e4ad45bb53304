import type { ImportTitles } from "@recollect/domain/exchange/import-titles.ts";

import { textsIn } from "../../../languages/texts-in.ts";

/** The titles that an import makes up, in a language; null: in English. */
export function importTitles(language: string | null): ImportTitles {
  const t = textsIn(language);
  return {
    unnamed: t("Imported deck"),
    part: (title, number, count) => t("{title} ({number} of {count})", { title, number: String(number), count: String(count) }),
  };
}
