export const saveTexts = {
  save: "Save",
  saved: "Saved",
  saveDeck: (title: string) => `Save ${title}`,
  removeDeck: (title: string) => `Remove ${title} from saved`,
  saveHint: "Keep it on My Decks, with its author's changes",
  removeHint: "Remove from saved",
} as const;
