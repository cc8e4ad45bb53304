/** A cell of a report: text, or a number that is written as one. */
export type ReportCell = string | number | null;

/**
 * A report as CSV that a spreadsheet may open: a text that it would run as a formula begins with an apostrophe, by which spreadsheets show text. RFC
 * 4180 with a byte order mark, by which Excel recognizes UTF-8.
 */
export function writeSafeCsv(rows: readonly (readonly ReportCell[])[]): string {
  const cellText = (cell: ReportCell) => (typeof cell === "number" ? String(cell) : quoted(safeCell(cell ?? "")));
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;
}

/**
 * What spreadsheets take for the beginning of a formula, in every width, also after spaces that they drop. The apostrophe itself is among them, so
 * that reading gives the text back.
 */
const formulaStart = /^[\s\0]*['=+\-@＝＋－＠]/;

export function safeCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The text of a cell that was written by `safeCell`. */
export function textOfSafeCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
