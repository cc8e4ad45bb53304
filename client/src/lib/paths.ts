/**
 * The addresses of the client's screens, used by every link. The router (app/) has their patterns; the server's mails and sign-in link to a
 * few of them.
 */
export const paths = {
  home: "/",
  decks: "/decks",
  library: "/decks?tab=library",
  folder: (path: string) => `/decks?folder=${encodeURIComponent(path)}`,
  createDeck: "/create-deck",
  deck: (deckId: number) => `/${deckId}`,
  editDeck: (deckId: number) => `/${deckId}/edit`,
  /** the editor, at one card */
  editCard: (deckId: number, cardId: string) => `/${deckId}/edit?card=${encodeURIComponent(cardId)}`,
  deckHistory: (deckId: number) => `/${deckId}/history`,
  deckVersion: (deckId: number, revision: number) => `/${deckId}/history?version=${revision}`,
  test: (deckId: number) => `/${deckId}/learn/test`,
  /** the test's options as parameters; none for the default test */
  multipleChoice: (deckId: number, options = {}) => `/${deckId}/learn/test/multiple-choice${withQuery(options)}`,
  openEnded: (deckId: number, options = {}) => `/${deckId}/learn/test/open-ended${withQuery(options)}`,
  mixedTest: (deckId: number, options = {}) => `/${deckId}/learn/test/mixed${withQuery(options)}`,
  printDeck: (deckId: number) => `/${deckId}/print`,
  studyDeck: (deckId: number) => `/${deckId}/learn/study`,
  /** the cards of a deck with a tag */
  studyTag: (deckId: number, tag: string) => `/${deckId}/learn/study?tag=${encodeURIComponent(tag)}`,
  study: "/study",
  studyFolder: (path: string) => `/study?folder=${encodeURIComponent(path)}`,
  import: "/import",
  /** Import, with an own deck as the proposed target */
  importInto: (deckId: number) => `/import?into=${deckId}`,
  trash: "/trash",
  waiting: "/waiting",
  onThisDevice: "/on-this-device",
  account: "/account",
  moderation: "/desk",
  moderationView: (view: string) => `/desk?view=${view}`,
  moderatedDeck: (deckId: number) => `/desk?deck=${deckId}`,
  moderatedAccount: (uid: string) => `/desk?account=${encodeURIComponent(uid)}`,
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  stopEmailChange: "/stop-email-change",
  stopReminders: "/stop-reminders",
  progress: "/progress",
  progressOf: (deckId: number) => `/progress?deck=${deckId}`,
  profile: (username: string) => `/users/${encodeURIComponent(username)}`,
  notFound: "/404",
} as const;

function withQuery(parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString();
  return query && `?${query}`;
}
