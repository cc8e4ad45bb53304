import { wholeNumber } from "@recollect/domain/words/number-words.ts";

export const pileTexts = {
  label: "Today",
  labelOf: (folder: string) => `Today in ${folder}`,
  toStudy: "to study",
  allDone: "all done",
  study: (count?: number) => (count === undefined ? "Study now" : `Study now (${wholeNumber(count)})`),
  done: "Done for today",
  nothing: "Nothing to study right now",
  begin: "Open a deck below to begin with it",
} as const;
