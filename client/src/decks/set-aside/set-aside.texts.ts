/** Texts about suspended and buried cards. */
export const setAsideTexts = {
  suspended: "Suspended",
  buried: "Buried",
  suspendedWhy: "It is not asked until you resume it.",
  buriedWhy: "It is not asked before tomorrow.",
  resume: "Resume",
  resuming: "Resuming...",
  label: (term: string) => `Resume ${term}`,
  card: (number: number) => `card ${number}`,
  done: "The card is back among those you study.",
} as const;
