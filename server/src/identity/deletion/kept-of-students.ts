/**
 * Where a student's data lies, beside the tables that a foreign key empties with the account or with a deck of it. A test compares this with the
 * database itself: a new table that neither a key empties nor this list names fails it.
 */
export const keptOfStudents = {
  /** emptied in portions before the account goes, so that no one waits; a key would empty them at once */
  large: [
    { table: "decks", column: "ownerId" },
    { table: "deckVersions", column: "ownerId" },
    { table: "studyLog", column: "userId" },
    { table: "studyCards", column: "userId" },
    { table: "studyDays", column: "userId" },
  ],

  /** emptied by `deleteWithoutKeys`, since no key leads from them to the account */
  withoutKeys: ["examinerUse", "invitations", "outgoingMail", "signInAttempts", "verifications"],

  /** emptied with the decks by triggers */
  byTriggers: ["library", "libraryGrams", "librarySearch"],

  /** emptied by a sweep, since what another's copy uses stays, without an owner: `deleteWithoutKeys` lets it begin with the account's */
  bySweep: ["media"],

  /** hold nothing of a student, or nothing that names one */
  nothing: {
    deskLog: "pseudonyms, once the account is gone: `deleteWithoutKeys` takes the reasons of what was done to it",
    libraryCounts: "numbers",
    migrations: "the program's own",
    programTexts: "the program's own",
    restingNames: "a digest of the name, which leads to no one once the account is gone",
  },
} as const;
