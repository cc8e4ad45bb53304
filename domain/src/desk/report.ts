import type { ErrorCode } from "../errors/catalogue.ts";

/** Why a student reports a deck. */
export const reportReasons = ["spam", "harmful", "copyright", "wrong", "other"] as const;

export type ReportReason = (typeof reportReasons)[number];

export function isReportReason(text: unknown): text is ReportReason {
  return reportReasons.some((reason) => reason === text);
}

/** What each reason is called. */
export const reasonWords: Readonly<Record<ReportReason, string>> = {
  spam: "Spam or advertising",
  harmful: "Hurtful, hateful or dangerous",
  copyright: "Copied without permission",
  wrong: "Wrong or misleading",
  other: "Something else",
};

/** The words of a report are at most so long, in UTF-16 code units; a student can send so many reports within 24 hours. */
export const REPORT = { textMaxLength: 2000, mostADay: 20, dayMs: 24 * 60 * 60 * 1000 } as const;

/** What a student sends about a deck. */
export type ReportInput = { deckId: number; reason: ReportReason; text: string };

/** The first rule that a report breaks; null when it is fine. */
export function reportProblem({ reason, text }: { reason: string; text: string }): ErrorCode | null {
  if (!isReportReason(reason)) return "report/bad-reason";
  if (text.length > REPORT.textMaxLength) return "report/text-too-long";
  if (reason === "other" && text.trim() === "") return "report/text-needed";
  return null;
}
