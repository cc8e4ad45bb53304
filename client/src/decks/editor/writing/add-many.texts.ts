import { counted } from "@recollect/domain/words/number-words.ts";

export const texts = {
  title: "Add many cards",
  subtitle: "One card on each line: its term, then its definition.",
  lines: "Lines",
  example: "France\tParis\nJapan\tTokyo",
  between: "Between term and definition",
  findOut: "Detect automatically",
  comma: "Comma",
  semicolon: "Semicolon",
  dash: "Dash",
  somethingElse: "Something else",
  whichSign: "Which sign",
  cardsToAdd: "Cards to add",
  cancel: "Cancel",
  dollars: (count: number) => `Turn text between dollar signs into formulas ($x^2$), on ${counted(count, "card")}`,
  kept: "The lines in Add many are kept in this browser.",
  add: (count: number) => `Add ${counted(count, "card")}`,
};
