import { t } from "../../lib/language/t.ts";
import { DECK_TAG } from "@recollect/domain/limits/limits.ts";

export const texts = {
  name: t("Name"),
  nameHint: t("Use / for a folder in a folder: Medicine/Anatomy"),
  cancel: t("Cancel"),
  saving: t("Saving..."),
  moveToFolder: t("Move to folder"),
  folder: t("Folder"),
  noFolder: t("No folder"),
  aNewFolder: t("A new folder..."),
  move: t("Move"),
  moving: t("Moving..."),
  takenOut: t("Removed from its folder"),
  movedTo: (folder: string) => t("Moved to {folder}", { folder }),
  tags: t("Tags"),
  tagsOfThisDeck: t("Tags of this deck"),
  removeTag: (tag: string) => t("Remove the tag {tag}", { tag }),
  addTag: t("Add a tag"),
  addTagHint: t("Enter adds it. At most {perDeck}; only you see them.", { perDeck: DECK_TAG.perDeck }),
  saveTags: t("Save tags"),
  tagsSaved: t("Tags saved"),
};
