import { t } from "../../lib/language/t.ts";

export const deckCardTexts = {
  dueIn: (due: number, title: string) => t("{due, number} due in {title}", { due, title }),
  notBegun: t("not started"),
  newCards: (cards: number) => t("{cards, number} new", { cards }),
  menuOf: (title: string) => t("Menu of the deck {title}", { title }),
  menuHint: t("More"),
  star: t("Star"),
  unstar: t("Remove the star"),
  starred: t("Starred"),
  tags: t("Tags"),
  move: t("Move to folder"),
  add: t("Add to folder"),
  delete: (title: string) => t("Delete deck {title}", { title }),
  deleteHint: t("Delete deck"),
} as const;
