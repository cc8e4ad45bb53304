import type { MarkdownLines } from "./comments.ts";

/** A table in notes: from its line to `end`. `head` is null without a row of headings; `beside` is text of the table that is in no cell. */
export type NoteTable = { end: number; head: readonly string[] | null; rows: readonly (readonly string[])[]; beside?: readonly string[] };

const gridRule = /^\+(?:[-=:]+\+)+$/;
const dashGroups = /^-+(?: +-+)+$/;
const dashes = /^-{3,}$/;

/**
 * Tables as pandoc draws them: grids of `+---+`, and columns under rows of dashes, whose rows are lines or, with empty lines between, groups of
 * lines. Lines are asked for in order; null where no table begins.
 */
export function createPandocTables({ lines, kind }: MarkdownLines): (line: number) => NoteTable | null {
  const isFree = (at: number) => at >= 0 && at < lines.length && kind(at) !== "fence" && kind(at) !== "html" && kind(at) !== "comment";
  const text = (at: number) => (isFree(at) ? (lines[at] ?? "").trim() : "");
  const rules = lines.flatMap((line, at) => (line.includes("--") && isFree(at) && isRule(line.trim()) ? [at] : []));
  let next = 0;
  /** Lines before this one are no grid: each is looked at once. */
  let noGridBefore = 0;
  return (from) => {
    if (!isFree(from) || text(from) === "") return null;
    if (from >= noGridBefore && gridRule.test(text(from))) return gridTable(from);
    while ((rules[next] ?? Infinity) < from) next += 1;
    return rules[next] === undefined ? null : columnTable(from);
  };

  function gridTable(from: number): NoteTable | null {
    const edges = [...text(from).matchAll(/\+/g)].map(({ index }) => index);
    const indent = (lines[from] ?? "").search(/\S/);
    const rows: string[][] = [];
    let head: string[] | null = null;
    let open: string[] = [];
    let end = from + 1;
    for (; /^[|+]/.test(text(end)); end += 1) {
      const line = (lines[end] ?? "").slice(indent);
      if (!gridRule.test(line.trim())) {
        if (line.startsWith("+")) break;
        open.push(line.trimEnd());
        continue;
      }
      const row = cellsBetween(open, edges);
      if (row === null) break;
      if (line.includes("=") && rows.length === 0 && open.length > 0) head = row;
      else if (open.length > 0) rows.push(row);
      open = [];
    }
    const isWhole = rows.length > 0 && open.length === 0 && !/^[|+]/.test(text(end));
    noGridBefore = end;
    return isWhole ? { end, head, rows } : null;
  }

  function columnTable(from: number): NoteTable | null {
    const first = rules[next] ?? from;
    const second = rules[next + 1];
    if (first === from) {
      if (dashes.test(text(from))) {
        const isHeaded = second !== undefined && second > from + 1 && dashGroups.test(text(second)) && areAllText(from + 1, second);
        const end = isHeaded ? rules[next + 2] : undefined;
        return end !== undefined && dashes.test(text(end)) ? columns(second ?? from, [from + 1, second ?? from], end, end + 1) : null;
      }
      return second !== undefined && text(second) === text(from) ? columns(from, null, second, second + 1) : null;
    }
    if (first !== from + 1 || !dashGroups.test(text(first))) return null;
    let end = first + 1;
    while (text(end) !== "") end += 1;
    return end > first + 1 ? columns(first, [from, first], end, end) : null;
  }

  function areAllText(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (text(at) === "") return false;
    return true;
  }

  /** A table whose columns are the groups of dashes of a line; its rows end before `to`. */
  function columns(rule: number, heading: [number, number] | null, to: number, end: number): NoteTable | null {
    const starts = [...(lines[rule] ?? "").matchAll(/-+/g)].map(({ index }) => index);
    const rowOf = (from: number, until: number) => cellsFrom(lines.slice(from, until), starts);
    const head = heading ? rowOf(...heading) : null;
    const isInGroups = Array.from({ length: to - rule - 1 }, (_, at) => text(rule + 1 + at)).includes("");
    if (heading && !head) return null;
    const rows: string[][] = [];
    for (let at = rule + 1; at < to; at += 1) {
      // A block of code or HTML is no row: a table around it would lose its words.
      if (!isFree(at) && (lines[at] ?? "").trim() !== "") return null;
      if (text(at) === "") continue;
      let until = at + 1;
      if (isInGroups) while (until < to && text(until) !== "") until += 1;
      const row = rowOf(at, until);
      if (!row) return null;
      rows.push(row);
      at = until - 1;
    }
    return rows.length > 0 ? { end, head, rows } : null;
  }
}

function isRule(line: string): boolean {
  return dashes.test(line) || dashGroups.test(line);
}

/** The cells of a row of a grid; null if a bar is missing where a column ends. */
function cellsBetween(lines: readonly string[], edges: readonly number[]): string[] | null {
  const cells: string[][] = edges.slice(1).map(() => []);
  for (const line of lines) {
    const places = columnOf(line, edges);
    for (const [column, cell] of cells.entries()) {
      const [from, to] = [places[column] ?? 0, places[column + 1] ?? line.length];
      if (line[from] !== "|" || line[to] !== "|") return null;
      cell.push(line.slice(from + 1, to));
    }
  }
  return cells.map(cellText);
}

/** The cells of a row under groups of dashes: each goes on to where the next begins. Null if a word stands across a beginning. */
function cellsFrom(lines: readonly string[], starts: readonly number[]): string[] | null {
  const cells: string[][] = starts.map(() => []);
  for (const line of lines) {
    const places = columnOf(line, starts);
    if (places.slice(1).some((place) => place < line.length && /^\S\S/.test(line.slice(place - 1, place + 1)))) return null;
    for (const [column, cell] of cells.entries())
      cell.push(line.slice(column === 0 ? 0 : places[column], places[column + 1] ?? line.length));
  }
  return cells.map(cellText);
}

const keepsItsLine = /^(?:[-*+]|\d{1,9}[.)])\s|^\s{3}|^(?:[|>#]|`{3}|~{3})/;

/** The text of a cell: lines of one paragraph become one, an empty line separates paragraphs, lists and code keep their lines. */
function cellText(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const indent = indents.reduce((least, one) => Math.min(least, one), Infinity);
  let text = "";
  let before = "";
  for (const whole of lines) {
    const line = whole.slice(Math.min(indent, whole.length)).trimEnd();
    const goesOn = before !== "" && line !== "" && !keepsItsLine.test(line) && !/^\s{3}/.test(before) && !before.endsWith("\\");
    text += goesOn ? ` ${line.trim()}` : `\n${line}`;
    before = line;
  }
  return text
    .replace(/\\$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Characters that take two columns of a fixed-width font: East Asian ones and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Characters that take none: combining marks and joiners. */
const narrow = /[\p{M}\p{Cf}]/u;

/** Where the columns of a drawn table are in a line, in UTF-16 units; beyond the end of the line they are its length. Columns are ascending. */
function columnOf(line: string, columns: readonly number[]): number[] {
  const places: number[] = [];
  let width = 0;
  let at = 0;
  for (const character of line) {
    while (places.length < columns.length && (columns[places.length] ?? 0) <= width && !narrow.test(character)) places.push(at);
    if (places.length === columns.length) break;
    width += widthOf(character);
    at += character.length;
  }
  while (places.length < columns.length) places.push(line.length);
  return places;
}

function widthOf(character: string): number {
  if (character < "\u0300") return 1;
  return narrow.test(character) ? 0 : wide.test(character) ? 2 : 1;
}
