import { t } from "../../../lib/language/t.ts";

import type { EditKind } from "../undo/edit-history.ts";

const kinds: Readonly<Record<EditKind, string>> = {
  text: t("text changed"),
  "card added": t("card added"),
  "cards added": t("cards added"),
  "card deleted": t("card deleted"),
  "card put back": t("card put back"),
  "card moved": t("card moved"),
  "cards deleted": t("cards deleted"),
  "cards put back": t("cards put back"),
  "cards moved": t("cards moved"),
  "cards merged": t("cards merged"),
  "text replaced": t("text replaced"),
  tags: t("tags changed"),
  note: t("note changed"),
  "both ways": t("both ways changed"),
  "typed answer": t("typed answer changed"),
  masks: t("masks changed"),
};

export const editorTexts = {
  undo: t("Undo"),
  redo: t("Redo"),
  undone: (kind: EditKind) => t("Undone: {change}.", { change: kinds[kind] }),
  redone: (kind: EditKind) => t("Redone: {change}.", { change: kinds[kind] }),
  nothingToUndo: t("Nothing to undo."),
  nothingToRedo: t("Nothing to redo."),
  deleted: (number: number) => t("Card {number} deleted", { number }),
  leftOut: (count: number) =>
    t("{count, plural, one {# unfinished card was left out.} other {# unfinished cards were left out.}}", { count }),
  fileMissing: (number: number) =>
    t("A picture or a sound of card {number} was not sent, or is still being recorded. Finish or remove it, then save again.", { number }),
  fileNotKept: t("A picture or a sound that was still being sent is not kept."),
  keepEditing: t("Keep editing"),
};
