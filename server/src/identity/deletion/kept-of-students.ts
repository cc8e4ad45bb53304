/**
 * Where students' data is, besides tables that a foreign key clears with the account or its decks. A test compares this with the database:
 * it fails for a new table that is neither cleared by a key nor listed here.
 */
export const keptOfStudents = {
  /** cleared in portions before the account, so that others don't wait; a key would clear them at once */
  large: [
    { table: "decks", column: "ownerId" },
    { table: "deckVersions", column: "ownerId" },
    { table: "studyLog", column: "userId" },
    { table: "studyCards", column: "userId" },
    { table: "studyDays", column: "userId" },
  ],

  /** cleared by `deleteWithoutKeys`, since no key leads from them to the account */
  withoutKeys: ["examinerUse", "invitations", "outgoingMail", "signInAttempts", "verifications"],

  /** cleared with the decks by triggers */
  byTriggers: ["library", "libraryGrams", "librarySearch"],

  /** cleared by a sweep that `deleteWithoutKeys` starts for the account's media; media used by others' copies stay, without an owner */
  bySweep: ["media"],

  /** files outside of the database: what clears each kind of them; a test compares them with the folders of the data folder */
  files: {
    exports: "removed when the export is sent, and at the start",
    imports: "`sweepImports`, after accounts were deleted and every night: the rows go with the account, by a key",
    "earlier-pages": "the program's own files, of builds before this one",
    media: "the sweep of `media`",
    uploads: "removed when the file is stored, and a day later at the latest",
    backups: "the backups of the last seven days and four weeks contain what there was on their day",
  },

  /** contain nothing about a student, or nothing that identifies one */
  nothing: {
    deskLog: "pseudonyms, once the account is gone: `deleteWithoutKeys` takes the reasons of what was done to it",
    libraryCounts: "numbers",
    libraryRefolds: "numbers",
    migrations: "the program's own",
    programTexts: "the program's own",
    restingNames: "a digest of the name, which leads to no one once the account is gone",
  },
} as const;
