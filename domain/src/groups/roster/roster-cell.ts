import { textOfSafeCell } from "../../exchange/text/tables/safe-csv.ts";

/** Marks that steer the direction of a text, and that of a file's beginning: pasted along unseen, they would make another address or name of the same one. */
const unseenMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * What a cell says as a spreadsheet saved it. Empty is a cell without its text: a formula that failed (`#N/A`, `#NAME?`), and a long number that was shortened
 * (`1.23457E+11`), of which several pupils have the same. A number kept as text by a formula (`="00123"`) is that number; no other formula is run.
 */
export function textOfCell(raw: string): string {
  const cell = raw.replace(unseenMarks, "").trim();
  const kept = textInFormula(cell);
  if (kept !== null) return kept;
  const text = textOfSafeCell(cell).trim();
  return isFailure(text) || isShortened(text) ? "" : text;
}

/** The text of a formula that is nothing but a text; null for any other cell. */
function textInFormula(cell: string): string | null {
  if (cell.length < 3 || !cell.startsWith('="') || !cell.endsWith('"')) return null;
  const parts = cell.slice(2, -1).split('""');
  return parts.some((part) => part.includes('"')) ? null : parts.join('"').trim();
}

/** What is not there, in the languages of spreadsheets. */
const notThere: ReadonlySet<string> = new Set(["#N/A", "#N/D", "#NV", "#ND"]);

/** Whether it is what a spreadsheet writes for a formula that failed, such as `#REF!`, `#¿NOMBRE?` and `Err:508`. */
function isFailure(text: string): boolean {
  if (notThere.has(text)) return true;
  if (text.startsWith("Err:")) return isDigits(text.slice(4));
  return text.length <= 20 && text.startsWith("#") && !text.includes(" ") && (text.endsWith("!") || text.endsWith("?"));
}

function isShortened(text: string): boolean {
  const [number = "", exponent = "", ...more] = text.split("E+");
  const [whole = "", ...decimals] = number.replace(",", ".").split(".");
  return more.length === 0 && isDigits(exponent) && isDigits(whole) && decimals.every(isDigits);
}

export function isDigits(text: string): boolean {
  return text !== "" && Array.from(text).every((sign) => sign >= "0" && sign <= "9");
}
