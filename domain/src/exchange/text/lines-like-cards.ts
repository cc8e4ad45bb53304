/** At most this much of a paste is checked for cards. */
const looksAtCharacters = 1_000_000;

/** How many lines of a paste are a term and a definition separated by a tab, as from a spreadsheet; 0 if there are other lines. */
export function linesLikeCards(pasted: string): number {
  if (!pasted.includes("\t")) return 0;
  const lines = pasted
    .slice(0, looksAtCharacters)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "");
  const cards = lines.filter((line) => /[^\t]\t+[^\t]/.test(line.trim()));
  return cards.length * 5 >= lines.length * 4 ? cards.length : 0;
}
