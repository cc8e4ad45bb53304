import { STUDY } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** What is wrong with the settings of studying. The form of the settings teaches them, so that other pages are without them. */
export const studySettingRows = {
  "study/bad-speech-speed": {
    message: "Texts are read aloud at {least} to {most} times the voice's own speed.",
    limits: STUDY.speechSpeed,
  },
  "study/bad-retention": {
    message: "The desired retention must be from {least}% to {most}%.",
    limits: { least: STUDY.retention.least * 100, most: STUDY.retention.most * 100 },
  },
  "study/bad-daily-limit": { message: "A daily limit must be a whole number from {least} to {most}.", limits: STUDY.perDay },
  "study/bad-steps": {
    message: "Steps must be at most {most} whole minutes, each from {leastMinutes} to {mostMinutes}.",
    limits: STUDY.steps,
  },
  "study/bad-maximum-interval": {
    message: "The longest interval must be from {least} to {most} days.",
    limits: STUDY.maximumDays,
  },
} as const satisfies Record<string, Row>;
