declare module "../store/tables.ts" {
  interface Tables {
    programTexts: ProgramTextsTable;
  }
}

/** What the program itself last wrote into a deck of the official account, so that it never overwrites an operator's changes. */
type ProgramTextsTable = {
  /** such as `tutorial 0` */
  name: string;
  /** a digest of the title, the description and the cards */
  fingerprint: string;
};
