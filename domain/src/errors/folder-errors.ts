import { DECK_TAG, FOLDER } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** What is wrong with a folder, or with the tags of a deck. What checks them teaches them, so that other pages are without them. */
export const folderRows = {
  "folder/bad-name": { message: "A folder needs a name, without spaces at its ends." },
  "folder/name-too-long": {
    message: "A folder's name has at most {most} characters.",
    limits: { most: FOLDER.nameMaxLength },
  },
  "folder/too-deep": { message: "Folders can be nested at most {most} deep.", limits: { most: FOLDER.maxDepth } },
  "folder/inside-itself": { message: "A folder can't be moved into itself." },
  "tag/too-many": { message: "A deck can have at most {most} tags.", limits: { most: DECK_TAG.perDeck } },
  "tag/too-long": { message: "A tag can have at most {most} characters.", limits: { most: DECK_TAG.maxLength } },
  "tag/bad": { message: "A tag is one word, without spaces and commas." },
} as const satisfies Record<string, Row>;
