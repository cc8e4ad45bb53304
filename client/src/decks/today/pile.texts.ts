export const pileTexts = { label: "Today", dueNow: "due now", allDone: "all done" } as const;
