import { actionWords } from "@recollect/domain/moderation/actions.ts";
import { reasonWords, type ReportReason } from "@recollect/domain/moderation/report.ts";
import type { Restriction } from "@recollect/domain/moderation/restriction.ts";
import { countText } from "@recollect/domain/words/number-words.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import type { AccountView, CaseView, Moderation } from "../features/moderation/moderation.service.ts";

const restrictionWords: Readonly<Record<Restriction, string>> = {
  hidden: "Hidden from the Library",
  "taken-down": "Taken down: can't be shared",
};

type ListPage<Name extends "reports" | "restricted" | "storage" | "log"> = Awaited<ReturnType<Moderation[Name]>>;

/** The lists of moderation as lines for a terminal: plain text, whatever a title or a report contains. */
export function reportsText({ rows, next }: ListPage<"reports">): string {
  const lines = rows.map(({ id, title, reports, lastAt }) => `${id}  ${moment(lastAt)}  ${countText(reports, "report")}  ${plain(title)}`);
  return listed(lines, "No reports wait.", "reports", next && `${next.at}:${next.id}`);
}

export function restrictedText({ rows, next }: ListPage<"restricted">): string {
  const lines = rows.map(({ id, title, author, level, since }) => `${id}  ${moment(since)}  ${level}  ${plain(title)} by ${plain(author)}`);
  return listed(lines, "No deck is hidden or taken down.", "restricted", next && `${next.at}:${next.id}`);
}

export function logText({ rows, next }: ListPage<"log">): string {
  return listed(rows.map(logLine), "No actions yet.", "desk-log", next);
}

export function storageText({ rows, next }: ListPage<"storage">): string {
  const lines = rows.map(
    ({ label, deckBytes, mediaBytes }) => `${megabytes(deckBytes + mediaBytes)} (media ${megabytes(mediaBytes)})  ${plain(label)}`,
  );
  return listed(lines, "Nothing is kept yet.", "storage", next && `${next.bytes}:${next.uid}`);
}

export function daysText(days: Awaited<ReturnType<Moderation["days"]>>): string {
  const lines = days.map(({ day, signUps, active }) => `${dateOf(day * dayMs)}  ${countText(signUps, "sign-up")}, ${active} studied`);
  return lines.join("\n");
}

export function backupsText({ areMade, failedAt, rows }: Awaited<ReturnType<Moderation["backups"]>>): string {
  const lines = rows.map(
    ({ at, bytes, media }) => `${moment(at)}  ${megabytes(bytes)}, ${countText(media, "picture or sound", "pictures and sounds")}`,
  );
  const failureLines = failedAt === null ? [] : [`None could be made at ${moment(failedAt)}: the server's log says why.`];
  if (lines.length === 0)
    return [areMade ? "No backup was made yet." : "No backups are made: BACKUP_DIR is not set.", ...failureLines].join("\n");
  return [...failureLines, ...lines].join("\n");
}

export function caseText({ id, title, author, isShared, restriction, openReports, allReports, reports, log }: CaseView): string {
  const standing = restriction === null ? (isShared ? "Shared" : "Not shared now") : restrictionWords[restriction];
  return [
    `${id}  ${plain(title)} by ${plain(author)}`,
    `${standing}. ${countText(openReports, "open report")} of ${allReports}.`,
    ...reports.map((report) => `  ${moment(report.createdAt)}  ${reasonWords[report.reason as ReportReason]}: ${plain(report.text)}`),
    ...log.map((entry) => `  ${logLine(entry)}`),
  ].join("\n");
}

export function accountText({ label, role, suspendedAt, createdAt, decks, bytes, sessions, log }: AccountView): string {
  const standing = suspendedAt === null ? "Not suspended" : `Suspended since ${moment(suspendedAt)}`;
  return [
    `${plain(label)}${role === null ? "" : `, ${role}`}, since ${dateOf(createdAt)}`,
    `${standing}. ${countText(decks, "deck")}, ${megabytes(bytes)}, ${countText(sessions, "session")}.`,
    ...log.map((entry) => `  ${logLine(entry)}`),
  ].join("\n");
}

function logLine({ at, by, act, on, deckId, why }: CaseView["log"][number]): string {
  const about = [on === null ? "" : plain(on), deckId === null ? "" : String(deckId)].filter(Boolean).join(", ");
  return `${moment(at)}  ${plain(by)} ${actionWords[act]}${about === "" ? "" : ` (${about})`}: ${plain(why)}`;
}

function listed(lines: readonly string[], empty: string, command: string, next: number | string | null): string {
  if (lines.length === 0) return empty;
  return [...lines, ...(next === null ? [] : [`More: npm run admin -- ${command} ${next}`])].join("\n");
}

/** On one line and without control characters, which a terminal would interpret. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").trim();
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function moment(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace("T", " ");
}
