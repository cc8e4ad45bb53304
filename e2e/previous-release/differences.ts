export type TestPlace = { file: string; /** its whole name; "" for a file that could not be loaded */ test: string };

/** What may fail on the schema of today, and why nobody is harmed by it during a deployment. */
type Difference = { file: string; /** a part of its name */ test: string; why: string };

const differences: readonly Difference[] = [
  {
    file: "server/src/library-index/refold.test.ts",
    test: "the Library's search texts",
    why: "These take the database back by the release's own migrations; a process migrates at its start alone, and not back.",
  },
  {
    file: "server/src/features/study/progress/study-days.test.ts",
    test: "are migrated to the same rows",
    why: "This takes the database back by the release's own migrations; a process migrates at its start alone, and not back.",
  },
  {
    file: "server/src/features/desk/deck-acts.test.ts",
    test: "restored from the trash under another number",
    why: "The test gives a deck another number by hand, which no process does.",
  },
  {
    file: "server/src/features/decks/trash/trash.test.ts",
    test: "whose number was taken under another one",
    why: "The test gives a deck another number by hand, which no process does.",
  },
  {
    file: "server/src/identity/deletion/deletion.test.ts",
    test: "names every table that no foreign key empties",
    why: "It lists the tables of its day. A group whose last teacher is deleted by an old process stays without one until its last day.",
  },
  {
    file: "server/src/features/exchange/exporting/account-tables.test.ts",
    test: "includes data of each table",
    why: "It lists the tables of its day: what a student did in the new version is in the exports of the new version.",
  },
];

export function differenceOf({ file, test }: TestPlace): Difference | null {
  return differences.find((one) => one.file === file && test.includes(one.test)) ?? null;
}

/** Tests of its own migrations. */
export function isAboutItsOwnSchema(path: string): boolean {
  return /\/store\/migrat/.test(path) || path.endsWith("migration.test.ts");
}
