/** The words that stand around both tests. */
export const practiceTexts = {
  exit: "Exit Test",
  progress: "Progress through the test",
  place: (number: number, of: number) => `Question ${number} of ${of}`,
} as const;
