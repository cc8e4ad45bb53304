import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";

export const typedTexts = {
  turnOn: "Type answers",
  turnOff: "Stop typing answers",
  label: "Your answer",
  gapLabel: "What belongs in the gap",
  placeholder: "Type the answer",
  check: "Check",
  checking: "Checking...",
  show: "Show answer",
  youTyped: "You typed",
  unmarked: (why: string) => `This could not be marked: ${why} Compare and rate it yourself.`,
  offline: "This could not be marked without a network. Compare and rate it yourself.",
  verdicts: { good: "Correct", hard: "Partly right", again: "Not yet", easy: "Correct" } satisfies Record<Rating, string>,
  score: (score: number) => `${score} of 100`,
} as const;
