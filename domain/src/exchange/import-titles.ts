/** The words in titles that an import makes up, in the student's language. */
export type ImportTitles = {
  /** of a deck whose file gives it no name */
  unnamed: string;
  /** of one of the decks into which a larger one is split */
  part: (title: string, number: number, count: number) => string;
};

export const englishTitles: ImportTitles = {
  unnamed: "Imported deck",
  part: (title, number, count) => `${title} (${number} of ${count})`,
};
