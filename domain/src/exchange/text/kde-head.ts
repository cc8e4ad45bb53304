/** The lines above the words in a text file of KWordQuiz or Parley, and the text after them. */
export type KdeHead = { title: string; author: string; rest: string };

const headLine = /^!? ?(Title|Author):[\t,;:| ]?(.*)$/;
const longestLine = 4096;

/** KWordQuiz and Parley write `! Title:` and `! Author:` above the words, each with the separator behind it; null if either is missing. */
export function readKdeHead(text: string): KdeHead | null {
  const values = new Map<string, string>();
  let rest = text;
  for (let line = 0; line < 2; line += 1) {
    const end = /\r\n|\n|\r/.exec(rest.slice(0, longestLine));
    const match = headLine.exec(end ? rest.slice(0, end.index) : "");
    if (!end || !match) return null;
    values.set(match[1] ?? "", unquoted(match[2] ?? ""));
    rest = rest.slice(end.index + end[0].length);
  }
  const [title, author] = [values.get("Title"), values.get("Author")];
  return title === undefined || author === undefined ? null : { title, author, rest };
}

function unquoted(value: string): string {
  const text = value.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
}
