/** Every key of the query cache. Invalidating a key also invalidates all keys that begin with it. */
export const queryKeys = {
  decks: (uid: string) => ["decks", uid] as const,
  deck: (uid: string, deckId: number) => ["deck", uid, deckId] as const,
  /** below `study`: the event for a change of the student's own things covers this too */
  folders: (uid: string) => ["study", "folders", uid] as const,
  /** decks of others that are saved or studied, and stars on decks */
  saved: (uid: string) => ["study", "saved", uid] as const,
  /** what an own deck is about, and what its words suggest */
  deckTopic: (uid: string, deckId: number) => ["deck-topic", uid, deckId] as const,
  /** of a deck at a revision: saving changes them */
  versions: (uid: string, deckId: number, revision: number | undefined) => ["versions", uid, deckId, revision] as const,
  version: (uid: string, deckId: number, revision: number) => ["version", uid, deckId, revision] as const,
  /** what a search found in the own decks */
  found: (uid: string, text: string) => ["found", uid, text] as const,
  /** the cards that this device keeps, as a search without a network reads them */
  cardsOfDevice: (uid: string) => ["cards-of-device", uid] as const,
  trash: (uid: string) => ["trash", uid] as const,
  username: (name: string) => ["usernames", name] as const,
  library: (view: { search: string; sort: string; filters: object }) => ["library", view] as const,
  /** how many decks the Library's filters leave */
  libraryFacets: (view: { search: string; filters: object }) => ["library", "facets", view] as const,
  /** what a Public deck is worth to others, and decks like it */
  worth: (deckId: number) => ["worth", deckId] as const,
  similar: (deckId: number) => ["similar", deckId] as const,
  /** Public decks with most of an own deck's cards */
  sameDecks: (uid: string, deckId: number) => ["same-decks", uid, deckId] as const,
  libraryDeck: (deckId: number) => ["library-deck", deckId] as const,
  profile: (username: string) => ["profiles", username] as const,
  imports: ["imports"] as const,
  examiner: () => ["examiner"] as const,
  keptTests: (deckId: number) => ["practice-tests", deckId] as const,
  /** below the last tests: a finished test changes both */
  testHistory: (deckId: number) => ["practice-tests", deckId, "history"] as const,
  suggestions: (deckId: number) => ["suggestions", deckId] as const,
  /** the student's notices, and which own decks are restricted */
  notices: () => ["notices"] as const,
  /** the student's groups; a change of one invalidates all that stands below */
  groups: () => ["groups"] as const,
  /** the starred cards of a deck */
  stars: (deckId: number) => ["stars", deckId] as const,
  /** all that moderators read, and its parts */
  moderation: (...part: readonly (string | number | null)[]) => ["desk", ...part] as const,
  study: () => ["study"] as const,
  /** the first cards of a session; not below `study`, since a running session reads again by itself */
  studyQueue: (scope: { deckId: number | null; tag: string | null; folder: string | null }) => ["study-queue", scope] as const,
  /** of a folder, or (null) of all decks; without an argument the beginning of both */
  studySummary: (folder?: string | null) =>
    folder === undefined ? (["study", "summary"] as const) : (["study", "summary", folder] as const),
  /** how far the student is with each deck */
  studiedDecks: () => ["study", "decks"] as const,
  studyToday: () => ["study", "today"] as const,
  /** what is suspended or buried, in all decks or in one */
  studySetAside: (deckId: number | null) => ["study", "set-aside", deckId] as const,
  /** the student's standing with each card of a deck */
  cardStandings: (deckId: number) => ["study", "cards", deckId] as const,
  /** the student's memory model, and what rescheduling would move */
  studyMemory: () => ["study", "memory"] as const,
  studyReschedule: () => ["study", "memory", "plan"] as const,
  studySettings: () => ["study", "settings"] as const,
  /** of all decks, and of each one */
  studyProgresses: () => ["study", "progress"] as const,
  studyProgress: (deckId: number | null) => ["study", "progress", deckId] as const,
  /** what may help, for all decks or one */
  studyInsights: (deckId: number | null) => ["study", "insights", deckId] as const,
  /** the student's assignments of all groups; below `study`, because what is studied changes them */
  ownAssignments: () => ["study", "assignments"] as const,
};
