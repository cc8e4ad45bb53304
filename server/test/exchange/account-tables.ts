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
    "libraryRefolds",
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
    cardSources: "the ids of imported cards at their source; in the zip cards have their own ids",
    creationKeys: "so that a repeated request counts once",
    deviceChanges: "what devices have to read again",
    deviceCursors: "what devices have to read again",
    deviceSequences: "what devices have to read again",
    deckRestrictions: "moderators' actions, which are in the notices",
    deskLog: "moderators' actions, which are in the notices",
    examinerTurns: "work in progress",
    examinerUse: "counts of requests",
    importDecks: "so that an import can be undone within a day",
    importedMedia: "so that an import's media go with it when it is undone",
    imports: "work in progress",
    invitations: "links for one use",
    knownDevices: "signing in",
    migrations: "the program's own",
    outgoingMail: "unsent mails",
    programTexts: "the program's own",
    relistings: "work in progress",
    renames: "counts of requests",
    restingNames: "reserved names",
    sessions: "signing in",
    signInAttempts: "signing in",
    verifications: "links for one use",
  },
} as const;
