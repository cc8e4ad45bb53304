import type { CardRange } from "@recollect/domain/library/filters.ts";
import { t } from "../../lib/language/t.ts";
import { wholeNumber } from "../../lib/language/formats.ts";

/** Of the filters' panel, which loads when it is opened. */
export const texts = {
  filters: t("Filters"),
  subject: t("Subject"),
  subjects: t("Subjects"),
  allSubjects: t("All subjects"),
  level: t("Level"),
  allLevels: t("All levels"),
  terms: t("Language of terms"),
  definitions: t("Language of definitions"),
  allLanguages: t("All languages"),
  cards: t("Number of cards"),
  anyNumber: t("Any number"),
  pictures: t("With pictures"),
  sound: t("With sound"),
  clear: t("Clear filters"),
  countsFailed: t("The numbers could not be loaded. The filters work without them."),
  /** the number of decks that a choice leaves */
  choice: (name: string, count: number) => t("{name} ({count})", { name, count: wholeNumber(count) }),
  /** where more match than were counted */
  choiceOfMore: (name: string, count: number) => t("{name} ({count}+)", { name, count: wholeNumber(count) }),
  remove: (name: string) => t("Remove filter: {name}", { name }),
  termsIn: (language: string) => t("Terms: {language}", { language }),
  definitionsIn: (language: string) => t("Definitions: {language}", { language }),
  ranges: {
    "1-20": t("Up to 20 cards"),
    "21-50": t("21 to 50 cards"),
    "51-100": t("51 to 100 cards"),
    "101-200": t("101 to 200 cards"),
    "201-": t("More than 200 cards"),
  } satisfies Record<CardRange, string>,
};
