import { WHY_MAX_LENGTH } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** What is wrong with the reason of a moderation action. */
export const reasonRows = {
  "desk/why-needed": { message: "A reason is required: it is stored, and the student reads it." },
  "desk/why-too-long": { message: "A reason can have at most {most} characters", limits: { most: WHY_MAX_LENGTH } },
} as const satisfies Record<string, Row>;
