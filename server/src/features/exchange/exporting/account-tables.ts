/**
 * What an account's zip contains of each table of the database. A test compares this with the database itself: a new table fails it until
 * it is listed here.
 */
export const accountTables = {
  /** the files that contain a student's rows */
  files: {
    users: ["recollect.json"],
    studySettings: ["recollect.json"],
    decks: ["decks/"],
    trashedDecks: ["trash/"],
    deckVersions: ["versions/"],
    folders: ["folders.json"],
    filedDecks: ["folders.json"],
    deckTags: ["folders.json"],
    cardStars: ["stars.json"],
    deckMarks: ["saved.json"],
    studyExams: ["exams.json"],
    practiceTests: ["tests.json"],
    studyMemories: ["memory.json"],
    studyLog: ["study-log.ndjson"],
    acceptedAnswers: ["accepted-answers.json"],
    notices: ["notices.json"],
    reports: ["reports.json"],
    media: ["media/"],
  },

  /** derived from those, and rebuilt on import */
  derived: [
    "deckPrompts",
    "library",
    "libraryCounts",
    "libraryGrams",
    "librarySearch",
    "mediaUses",
    "prompts",
    "storageUse",
    "studyCards",
    "studyDays",
    "studyDecks",
    "versionMedia",
  ],

  /** specific to this server: sessions, pending work, rate limits */
  notTaken: {
    accountLinks: "links for one use",
    accounts: "the password",
    cardSources: "what imported cards are known by; in the zip cards are known by their own ids",
    creationKeys: "so that a request that is sent twice counts once",
    deckRestrictions: "a caretaker's acts, of which the notices tell",
    deskLog: "a caretaker's acts, of which the notices tell",
    examinerTurns: "work that is under way",
    examinerUse: "counts of requests",
    importDecks: "so that an import can be undone within a day",
    imports: "work that is under way",
    invitations: "links for one use",
    knownDevices: "signing in",
    migrations: "the program's own",
    outgoingMail: "letters that wait",
    programTexts: "the program's own",
    relistings: "work that is under way",
    renames: "counts of requests",
    restingNames: "names that no account has",
    sessions: "signing in",
    signInAttempts: "signing in",
    verifications: "links for one use",
  },
} as const;
