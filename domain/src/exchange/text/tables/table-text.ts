/** Rows as a text with a tab between the cells, all of them in quotes: line breaks and tabs in a cell stay. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join("\t")).join("\n");
}
