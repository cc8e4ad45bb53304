import { DECK_TAG } from "@recollect/domain/limits/limits.ts";

export const texts = {
  name: "Name",
  nameHint: "Use / for a folder in a folder: Medicine/Anatomy",
  cancel: "Cancel",
  saving: "Saving...",
  moveToFolder: "Move to folder",
  folder: "Folder",
  noFolder: "No folder",
  aNewFolder: "A new folder...",
  move: "Move",
  moving: "Moving...",
  takenOut: "Removed from its folder",
  movedTo: (folder: string) => `Moved to ${folder}`,
  tags: "Tags",
  tagsOfThisDeck: "Tags of this deck",
  removeTag: (tag: string) => `Remove the tag ${tag}`,
  addTag: "Add a tag",
  addTagHint: `Enter adds it. At most ${DECK_TAG.perDeck}; only you see them.`,
  saveTags: "Save tags",
  tagsSaved: "Tags saved",
};
