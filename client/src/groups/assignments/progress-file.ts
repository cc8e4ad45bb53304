import type { Assignment, PupilProgress } from "@recollect/domain/groups/assignments/assignment.ts";
import { writeSafeCsv, type ReportCell } from "@recollect/domain/exchange/text/tables/safe-csv.ts";
import { standingWords } from "./assignment-words.ts";
import { nameOfPupil } from "../pupil-names.ts";
import { progressTexts as texts } from "./class-progress.texts.ts";
import { seenTexts } from "../seen-view.texts.ts";

/** The progress as CSV, safe to open in a spreadsheet. Shares are numbers in percent; what is not known is empty. */
export function progressFile(pupils: readonly PupilProgress[]): string {
  const { met, known, forecast, knownOnDueDay, days, lastDay, test } = seenTexts;
  const heads = [texts.student, texts.username, texts.studentId, texts.standing, met, `${known} %`, `${forecast} %`];
  const rows = pupils.map((pupil, at): ReportCell[] => {
    const row = pupil.rows[0];
    const names = [nameOfPupil(pupil, at), pupil.username, pupil.externalId];
    if (!row) return names;
    const shares = [row.known, row.forecast, row.knownOnDueDay];
    return [...names, standingWords(row.standing), row.met, ...shares, row.days, row.lastDay, row.test];
  });
  return writeSafeCsv([[...heads, `${knownOnDueDay} %`, days, lastDay, `${test} %`], ...rows]);
}

/** The file's name, without what file systems refuse. */
export function progressFileName({ title }: Pick<Assignment, "title">): string {
  return `${texts
    .fileName(title)
    // What keeps a title's direction among other words.
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/[\p{C}\\/:*?"<>|]/gu, " ")
    .trim()
    .slice(0, 100)}.csv`;
}
