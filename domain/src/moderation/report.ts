import { addErrorRows } from "../errors/error-messages.ts";
import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { reportRows } from "../errors/report-errors.ts";
import { REPORT } from "../limits/limits.ts";

addErrorRows(reportRows);

/** The reasons for reporting a deck. */
export const reportReasons = ["spam", "harmful", "copyright", "wrong", "other"] as const;

export type ReportReason = (typeof reportReasons)[number];

export function isReportReason(text: unknown): text is ReportReason {
  return reportReasons.some((reason) => reason === text);
}

/** The name of each reason. */
export const reasonWords: Readonly<Record<ReportReason, string>> = {
  spam: "Spam or advertising",
  harmful: "Hurtful, hateful or dangerous",
  copyright: "Copied without permission",
  wrong: "Wrong or misleading",
  other: "Something else",
};

/** A report about a deck. */
export type ReportInput = { deckId: number; reason: ReportReason; text: string };

/** The first rule that a report breaks; null if it is valid. */
export function reportProblem({ reason, text }: { reason: string; text: string }): LocalErrorCode | null {
  if (!isReportReason(reason)) return "report/bad-reason";
  if (text.length > REPORT.textMaxLength) return "report/text-too-long";
  if (reason === "other" && text.trim() === "") return "report/text-needed";
  return null;
}
