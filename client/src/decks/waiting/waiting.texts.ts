import { t } from "../../lib/language/t.ts";

export const waitingTexts = {
  heading: t("Waiting changes"),
  about: t("What you saved on this device and what needs your choice."),
  none: t("Nothing is waiting"),
  noneText: t("Everything that you saved is on the server."),
  backToDecks: t("Back to decks"),
  loading: t("Loading what waits..."),
  kept: t("Saved on this device, waiting for a network."),
  keptNew: t("This new deck is saved on this device, waiting for a network."),
  choose: (count: number) =>
    t("{count, plural, one {# text was} other {# texts were}} changed here and elsewhere. Choose which to keep.", { count }),
  refused: (message: string) => t("Saved on this device only. The server refused it: {message}", { message }),
  gone: t("This deck was deleted in the meantime. What you wrote is still on this device."),
  note: (count: number) =>
    t("{count, plural, one {Changes of # deck are} other {Changes of # decks are}} saved on this device only.", { count }),
  look: t("Look at them"),
  list: t("Decks with waiting changes"),
  openEditor: t("Open in the editor"),
  saveAsNew: t("Save as a new deck"),
  discard: t("Discard"),
  discardTitle: t("Discard these changes?"),
  discardText: (title: string) => t("What you saved of “{title}” on this device is deleted. This action cannot be undone.", { title }),
  cancel: t("Cancel"),
  save: t("Save what I chose"),
  saving: t("Saving..."),
  chosen: t("Your choice is saved."),
  tryNow: t("Send now"),
  noRoom: t("This device has no room for the change. Your text is still on this page; keep it open until you are online."),
};
