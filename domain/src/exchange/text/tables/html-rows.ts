import { Parser } from "htmlparser2";

import type { ReadHtml } from "./table.ts";

/** The library needs long for elements nested in each other: with more levels, the rows so far are read. */
const deepest = 500;

/** The rows of a table in HTML, with its cells read as HTML; a table inside a cell is part of the cell. `head` is its row of `<th>`. `beside`
 * is the text in no cell, such as a caption. */
export function htmlRows(html: string, readHtml: ReadHtml): { head: string[] | null; rows: string[][]; beside: string[] } {
  let head: string[] | null = null;
  const rows: string[][] = [];
  const beside: string[] = [];
  let row: string[] = [];
  let isHeading = true;
  let cellFrom = -1;
  let depth = 0;
  let open = 0;
  const parser = new Parser({
    onopentagname(name) {
      open += 1;
      if (open > deepest) parser.pause();
      if (name === "table") depth += 1;
      if (depth !== 1) return;
      if (name === "tr") [row, isHeading] = [[], true];
      if (name === "td") isHeading = false;
      if (name === "td" || name === "th") cellFrom = -2;
    },
    onopentag(name) {
      if (depth === 1 && (name === "td" || name === "th")) cellFrom = parser.endIndex + 1;
    },
    ontext(text) {
      if (cellFrom === -1 && text.trim() !== "") beside.push(text.trim());
    },
    oncomment(text) {
      if (cellFrom === -1 && text.trim() !== "") beside.push(text.trim());
    },
    onclosetag(name) {
      open -= 1;
      if (name === "table") depth -= 1;
      if (depth === 1 && (name === "td" || name === "th") && cellFrom >= 0) {
        row.push(readHtml(html.slice(cellFrom, parser.startIndex)).trim());
        cellFrom = -1;
      }
      if (depth !== 1 || name !== "tr" || row.length === 0) return;
      if (isHeading && head === null && rows.length === 0) head = row;
      else rows.push(row);
      row = [];
    },
  });
  parser.end(html);
  return { head, rows, beside };
}
