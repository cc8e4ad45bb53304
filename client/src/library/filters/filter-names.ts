import { isLevel, isSubject } from "@recollect/domain/decks/topic/topic.ts";
import type { CardRange, FilterName } from "@recollect/domain/library/filters.ts";
import { topicNames } from "../../decks/topic/topic-names.texts.ts";
import { languageName } from "../../media/playback/voices.ts";
import { texts } from "./filters.texts.ts";

const names: Readonly<Record<FilterName, (value: string) => string>> = {
  terms: languageName,
  definitions: languageName,
  subject: (value) => (isSubject(value) ? topicNames.subjects[value] : value),
  level: (value) => (isLevel(value) ? topicNames.levels[value] : value),
  pictures: () => texts.pictures,
  sound: () => texts.sound,
  cards: (value) => texts.ranges[value as CardRange],
};

/** A choice as its list names it. */
export function choiceName(name: FilterName, value: string): string {
  return names[name](value);
}

/** A choice where it stands alone: a language with its side. */
export function filterName(name: FilterName, value: string): string {
  if (name === "terms") return texts.termsIn(languageName(value));
  if (name === "definitions") return texts.definitionsIn(languageName(value));
  return choiceName(name, value);
}
