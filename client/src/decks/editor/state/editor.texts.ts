import { counted } from "@recollect/domain/words/number-words.ts";
import type { EditKind } from "../undo/edit-history.ts";

const kinds: Readonly<Record<EditKind, string>> = {
  text: "text changed",
  "card added": "card added",
  "cards added": "cards added",
  "card deleted": "card deleted",
  "card put back": "card put back",
  "card moved": "card moved",
  tags: "tags changed",
  note: "note changed",
  "both ways": "both ways changed",
};

export const editorTexts = {
  undo: "Undo",
  redo: "Redo",
  undone: (kind: EditKind) => `Undone: ${kinds[kind]}.`,
  redone: (kind: EditKind) => `Redone: ${kinds[kind]}.`,
  nothingToUndo: "Nothing to undo.",
  nothingToRedo: "Nothing to redo.",
  deleted: (number: number) => `Card ${number} deleted`,
  leftOut: (count: number) => `${counted(count, "unfinished card")} ${count === 1 ? "was" : "were"} left out.`,
  waitsForFile: (number: number) => `Card ${number} waits for a picture or a sound. Insert it or remove it, then save again.`,
  fileNotKept: "A picture or a sound that was not inserted yet is not kept.",
  keepEditing: "Keep editing",
};
