import { wholeNumber } from "@recollect/domain/words/number-words.ts";

export const deckCardTexts = {
  notBegun: "not begun",
  newCards: (cards: number) => `${wholeNumber(cards)} new`,
  star: (title: string) => `Star ${title}`,
  starHint: "Star",
  unstarHint: "Remove the star",
  move: (title: string) => `Move ${title} to a folder`,
  moveHint: "Move to folder",
  tags: (title: string) => `Tags of ${title}`,
  tagsHint: "Tags",
  delete: (title: string) => `Delete deck ${title}`,
  deleteHint: "Delete deck",
} as const;
