import { t } from "../../lib/language/t.ts";

export const texts = {
  folders: t("Folders"),
  allDecks: t("All decks"),
  menuOf: (folder: string) => t("Menu of the folder {folder}", { folder }),
  more: t("More"),
  studyFolder: t("Study folder"),
  renameOrMove: t("Rename or move"),
  deleteFolder: t("Delete folder"),
  foldersInHere: t("Folders in here"),
  allFolders: (count: number) => t("{count, plural, one {Show # folder} other {Show all # folders}}", { count }),
  fewerFolders: t("Show fewer folders"),
  newFolder: t("New folder"),
  createFolder: t("Create folder"),
  renameOrMoveFolder: t("Rename or move folder"),
  saveChanges: t("Save Changes"),
  decksStay: t("The decks and folders in it stay; they move one folder up."),
  tag: t("Tag"),
  allTags: t("All tags"),
};
