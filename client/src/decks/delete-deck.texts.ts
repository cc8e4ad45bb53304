export const texts = {
  deleteDeck: "Delete deck",
  deleteThis: (title: string) => `Delete “${title}”?`,
  areYouSure: (days: number) => `Are you sure you want to delete this deck? It stays in your trash for ${days} days.`,
  deleting: "Deleting...",
};
