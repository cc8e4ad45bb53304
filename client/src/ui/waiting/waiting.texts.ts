export const waitingTexts = {
  offline: "There is no network. This continues as soon as it is back.",
  long: "This takes longer than usual. Still trying…",
} as const;
