/**
 * The rows of a table as chat programs write it, `| term | meaning |` below a heading and `|---|---|`, with a tab between the cells; null for any other
 * text. Each row has to begin and end with a bar. Org mode writes `|---+---|`.
 */
export function rowsOfMarkdownTable(text: string): { heading: string; rows: string } | null {
  const [heading = "", rule = "", ...rows] = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const isRow = (line: string) => line.length > 2 && line.startsWith("|") && line.endsWith("|");
  if (rows.length === 0 || !/^[|:+\- \t]+$/.test(rule) || !rule.includes("-") || ![heading, rule, ...rows].every(isRow)) return null;
  return { heading: cellsOf(heading).join(" · "), rows: rows.map((row) => cellsOf(row).join("\t")).join("\n") };
}

function cellsOf(row: string): string[] {
  return row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").replaceAll("\t", " ").trim());
}
