export const texts = {
  deleteDeck: "Delete deck",
  deleteThis: (title: string) => `Delete “${title}”?`,
  areYouSure: "Are you sure you want to delete this deck? This action cannot be undone.",
  deleting: "Deleting...",
};
