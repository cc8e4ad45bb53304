/** Characters that take two columns of a fixed-width font: East Asian ones and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Characters that take none: combining marks and joiners. */
const narrow = /[\p{M}\p{Cf}]/u;

/** Where the columns of a drawn table are in a line, in UTF-16 units; beyond the end of the line they are its length. Columns are ascending. */
export function columnOf(line: string, columns: readonly number[]): number[] {
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
