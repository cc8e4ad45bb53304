import { t } from "../../../lib/language/t.ts";

export const texts = {
  sides: { term: t("Term"), definition: t("Definition") },
  tools: {
    term: (card: number) => t("Writing tools for the term of card {card}", { card }),
    definition: (card: number) => t("Writing tools for the definition of card {card}", { card }),
  },
  /** the name of a field for screen readers: 'Term of card 3' */
  fieldOfCard: (field: string, card: number) => t("{field} of card {card}", { field, card }),
  addPicture: t("Add a picture"),
  addPictureTo: (card: number) => t("Add a picture to card {card}", { card }),
  bothWays: t("Both ways"),
  askBothWays: (card: number) => t("Ask card {card} both ways", { card }),
  bothWaysHint: t("Ask from the definition to the term as well"),
  tags: t("Tags"),
  addTagsTo: (card: number) => t("Add tags to card {card}", { card }),
  add: t("Add"),
  note: t("Note"),
  noteHint: t("Shown with the answer"),
  addNoteTo: (card: number) => t("Add a note to card {card}", { card }),
};

export const toolNames = {
  bold: t("Bold"),
  italic: t("Italic"),
  underline: t("Underline"),
  strike: t("Strike"),
  code: t("Code"),
  list: t("List"),
  link: t("Link"),
  formula: t("Formula"),
  gap: t("Gap"),
  more: t("More"),
  ctrl: t("Ctrl", null, "key"),
  shift: t("Shift", null, "key"),
};
