import { t } from "../../lib/language/t.ts";

export const deckCardTexts = {
  dueIn: (due: number, title: string) => t("{due, number} due in {title}", { due, title }),
  notBegun: t("not begun"),
  newCards: (cards: number) => t("{cards, number} new", { cards }),
  star: (title: string) => t("Star {title}", { title }),
  starHint: t("Star"),
  unstarHint: t("Remove the star"),
  move: (title: string) => t("Move {title} to a folder", { title }),
  moveHint: t("Move to folder"),
  tags: (title: string) => t("Tags of {title}", { title }),
  tagsHint: t("Tags"),
  delete: (title: string) => t("Delete deck {title}", { title }),
  deleteHint: t("Delete deck"),
} as const;
