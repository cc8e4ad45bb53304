import { REPORT } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** What is wrong with a report. What checks it teaches them, so that other pages are without them. */
export const reportRows = {
  "report/bad-reason": { message: "Choose why you report this deck." },
  "report/text-needed": { message: "Please say in a few words what is wrong with this deck." },
  "report/text-too-long": { message: "A report can have at most {most} characters", limits: { most: REPORT.textMaxLength } },
} as const satisfies Record<string, Row>;
