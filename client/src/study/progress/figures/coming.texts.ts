/** Texts of the progress page for a student with little data yet. */
export const comingTexts = {
  stops: ["learned", "2 days", "a week", "3 weeks: counted"],
  retentionFrom: (day: string) =>
    `The first cards can come back after three weeks from about ${day} on. Then this scale shows how many of them you still knew.`,
  retentionSoon: "This scale fills as soon as cards come back after three weeks or more.",
  willLook: "How it looks after some weeks",
} as const;
