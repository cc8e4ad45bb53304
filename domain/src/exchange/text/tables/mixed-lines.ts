import { gapsOf } from "../../../cards/term-gaps.ts";
import { records } from "./records.ts";

/** What stands between the sides of a handwritten list. Only the first one of a line counts. */
const signs = ["\t", " :: ", " - ", " – ", " — ", " = ", " → ", " -> ", " | ", ": ", "："];
/** They also stand inside sentences: they separate only in a line without another sign, and only if they make two cells. */
const lastSigns = [";", ",", "="];
/** `apple:Apfel`, and neither a time nor an address. */
const tightColon = /^([^:]*\p{L}):(\p{L}[^:]*)$/u;

/** The two sides of each line of a list whose lines differ in their separators. A line without one, or with gaps, is a term alone. */
export function sidesOfMixedLines(text: string): [term: string, definition: string][] {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const uses = new Map(signs.map((sign) => [sign, lines.filter((line) => line.includes(sign)).length]));
  const [tab = "\t", ...others] = signs;
  const inOrder = [tab, ...others.toSorted((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0))];
  return lines.map((line) => sidesOfLine(line, inOrder));
}

function sidesOfLine(line: string, inOrder: readonly string[]): [string, string] {
  const sign = inOrder.find((candidate) => line.includes(candidate));
  if (gapsOf(line).length > 0 && sign !== "\t") return [line, ""];
  if (sign !== undefined) {
    const at = line.indexOf(sign);
    return [line.slice(0, at).trim(), line.slice(at + sign.length).trim()];
  }
  for (const cell of lastSigns) {
    const [first = [], ...more] = records(line, { cell, record: null }, "auto");
    if (more.length === 0 && first.length === 2) return [first[0]?.text.trim() ?? "", first[1]?.text.trim() ?? ""];
  }
  const dash = dashInLine(line);
  if (dash >= 0) return [line.slice(0, dash).trim(), line.slice(dash + 1).trim()];
  const [, term = line, definition = ""] = tightColon.exec(line) ?? [];
  return [term, definition];
}

/** Where a dash stands with a blank on one of its sides, as in `term- definition`, and no minus before a number; -1 without one. */
function dashInLine(line: string): number {
  for (let at = 1; at < line.length - 1; at += 1) {
    const isDash = line[at] === "-" || line[at] === "–" || line[at] === "—";
    if (isDash && /\s/.test(line[at - 1] ?? "") !== /\s/.test(line[at + 1] ?? "") && !/\d/.test(line[at + 1] ?? "")) return at;
  }
  return -1;
}
