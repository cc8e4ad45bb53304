export const saveTexts = {
  save: "Save",
  saved: "Saved",
  saveDeck: (title: string) => `Save ${title}`,
  removeDeck: (title: string) => `Remove ${title} from saved`,
  saveHint: "Keep it on My Decks, as its author changes it",
  removeHint: "Remove from saved",
} as const;
