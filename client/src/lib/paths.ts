/** Every address of the product; nothing else writes one down. */
export const paths = {
  home: "/",
  decks: "/decks",
  library: "/decks?tab=library",
  createDeck: "/create-deck",
  deck: (deckId: number) => `/${deckId}`,
  editDeck: (deckId: number) => `/${deckId}/edit`,
  test: (deckId: number) => `/${deckId}/learn/test`,
  multipleChoice: (deckId: number) => `/${deckId}/learn/test/multiple-choice`,
  openEnded: (deckId: number) => `/${deckId}/learn/test/open-ended`,
  printDeck: (deckId: number) => `/${deckId}/print`,
  studyDeck: (deckId: number) => `/${deckId}/learn/study`,
  study: "/study",
  progress: "/progress",
  progressOf: (deckId: number) => `/progress?deck=${deckId}`,
  profile: (username: string) => `/users/${encodeURIComponent(username)}`,
  notFound: "/404",
} as const;
