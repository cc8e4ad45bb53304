import { roleOfHeading, type ColumnRole } from "./columns.ts";
import { boldOf, withoutMark } from "./list-marks.ts";
import { tableText } from "./table-text.ts";

type Label = { name: string; role: ColumnRole; rest: string };
type LabelledCard = Record<"term" | "definition" | "extra", string[]>;

/** A label is short: whatever stands before a later colon is a sentence. */
const longestLabel = 30;
const leastOfCards = 2;

/**
 * The cards of a text in which two labels alternate, such as `Front:` and `Back:`, or `Q1.` and `A1.`, as a table with a tab between its cells; null for any
 * other text. The lines below a label belong to its side. `headings` are the lines that number the cards, such as `Card 1`, `outside` what stands above
 * the first.
 */
export function rowsOfLabels(text: string): { rows: string; headings: string[]; outside: string[] } | null {
  const lines = text.split(/\r\n|\n|\r/);
  const labels = lines.map(labelOf);
  const first = labels.findIndex((label) => label?.role === "term");
  const [termName, definitionName] = (["term", "definition"] as const).map((role) => labels.find((label) => label?.role === role)?.name);
  if (first < 0 || definitionName === undefined) return null;

  const above = lines.slice(0, first).filter((line) => line.trim() !== "");
  const heading = above.length > 0 ? withoutNumber(above.at(-1) ?? "") : null;
  const headings: string[] = [];
  const cards: LabelledCard[] = [];
  let side: keyof LabelledCard = "term";
  for (let at = first; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const label = labels[at] ?? null;
    const card = cards.at(-1);
    if (label?.name === termName) {
      if (card && card.definition.length === 0) return null;
      cards.push({ term: [label?.rest ?? ""], definition: [], extra: [] });
      side = "term";
    } else if (card && label && (label.name === definitionName || label.role === "extra")) {
      side = label.role === "extra" ? "extra" : "definition";
      if (side === "definition" && card.definition.length > 0) return null;
      card[side].push(label.rest);
    } else if (heading !== null && isNumbered(line) && withoutNumber(line) === heading) headings.push(line.trim());
    else card?.[side].push(line);
  }
  if (cards.length < leastOfCards || cards.some(({ definition }) => definition.length === 0)) return null;
  const isHeadingAbove = headings.length > 0;
  return {
    rows: tableText(cards.map(({ term, definition, extra }) => [term, definition, extra].map(textOf))),
    headings: isHeadingAbove ? [(above.at(-1) ?? "").trim(), ...headings] : [],
    outside: isHeadingAbove ? above.slice(0, -1) : above,
  };
}

/** The label of a line, in any language of column headings: `Front: …`, `- **Question 3:** …`, `Q1. …`. */
function labelOf(line: string): Label | null {
  const text = withoutMark(line);
  const bold = boldOf(text);
  const [head, rest] = bold ? [bold.text.trim(), bold.rest] : ["", text];
  if (/[:：]$/.test(head)) return labelNamed(head.slice(0, -1), rest);
  const colon = rest.slice(0, longestLabel).search(/[:：]/);
  const named = colon < 0 ? null : labelNamed(head + rest.slice(0, colon), rest.slice(colon + 1));
  if (named) return named;
  const initial = /^([QA])\d{0,4}[.)](?=\s)/i.exec(`${head}${rest} `);
  return initial ? labelNamed(initial[1] ?? "", (head + rest).slice(initial[0].length)) : null;
}

const initials: ReadonlyMap<string, ColumnRole> = new Map([
  ["q", "term"],
  ["a", "definition"],
]);

function labelNamed(words: string, rest: string): Label | null {
  const name = withoutNumber(words).toLowerCase();
  const role = initials.get(name) ?? roleOfHeading(name);
  return role === "term" || role === "definition" || role === "extra" ? { name, role, rest: rest.trim() } : null;
}

function withoutNumber(text: string): string {
  return text.replace(/[\d#*:.]/g, "").trim();
}

function isNumbered(line: string): boolean {
  return /\d/.test(line);
}

/** The lines of a side without empty ones and rules at the ends. */
function textOf(lines: readonly string[]): string {
  const isText = (line: string) => line.trim() !== "" && !/^\s*(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/.test(line);
  return lines
    .slice(0, lines.findLastIndex(isText) + 1)
    .join("\n")
    .trim();
}
