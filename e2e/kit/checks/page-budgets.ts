export type PageBudget = {
  /** `{deckId}` and `{username}` are a student's */
  path: string;
  /** the design's budget, in kB (1,000 bytes) as gzip */
  kb: number;
  signedOut?: boolean;
};

/** The maximum JavaScript of each screen at a first visit. */
export const pageBudgets: readonly PageBudget[] = [
  { path: "/", kb: 105, signedOut: true },
  { path: "/404", kb: 150, signedOut: true },
  { path: "/decks", kb: 150 },
  { path: "/decks?tab=library", kb: 150 },
  { path: "/create-deck", kb: 180 },
  { path: "/{deckId}", kb: 150 },
  { path: "/{deckId}/edit", kb: 180 },
  { path: "/{deckId}/learn/test", kb: 150 },
  { path: "/{deckId}/learn/test/multiple-choice", kb: 150 },
  { path: "/{deckId}/learn/test/open-ended", kb: 150 },
  { path: "/{deckId}/learn/study", kb: 150 },
  { path: "/study", kb: 150 },
  { path: "/progress", kb: 150 },
  { path: "/users/{username}", kb: 150 },
];
