/** More lines are not looked at before it is said that a paste looks like cards. */
const looksAtCharacters = 1_000_000;

/** How many of a paste's lines are a term and a definition with a tab between, as a spreadsheet gives them; 0 when others stand among them. */
export function linesLikeCards(pasted: string): number {
  if (!pasted.includes("\t")) return 0;
  const lines = pasted
    .slice(0, looksAtCharacters)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "");
  const cards = lines.filter((line) => /[^\t]\t+[^\t]/.test(line.trim()));
  return cards.length * 5 >= lines.length * 4 ? cards.length : 0;
}
