const longestNumber = 5;
/** A list that begins with so high a number is one of years. */
const firstYear = 1000;

/**
 * The lines of a numbered list without their numbers, such as '1. ', '2)' or '(3) '; null unless every line has one, and each is one more than the one before.
 * Otherwise a number may be a part of the term.
 */
export function withoutNumbering(text: string): string | null {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
  const numbered = lines.map((line) => numberedLine(line.trimStart()));
  const first = numbered[0]?.number;
  if (lines.length < 2 || first === undefined || first >= firstYear) return null;
  const isInOrder = numbered.every((line, at) => line !== null && line.number === first + at);
  return isInOrder ? numbered.map((line) => line?.rest ?? "").join("\n") : null;
}

function numberedLine(line: string): { number: number; rest: string } | null {
  const start = line.startsWith("(") ? 1 : 0;
  let end = start;
  while (end - start <= longestNumber && isDigit(line[end])) end += 1;
  const hasEnd = line[end] === ")" || (start === 0 && endsOfNumbers.has(line[end] ?? ""));
  // Behind the sign comes a word or a blank; in `1.5` and `1)(a` it belongs to the text.
  if (end === start || end - start > longestNumber || !hasEnd || !/[\p{L}\s]/u.test(line[end + 1] ?? "")) return null;
  return { number: Number(line.slice(start, end)), rest: line.slice(end + 1).trimStart() };
}

const endsOfNumbers: ReadonlySet<string> = new Set([".", "．", "、"]);

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= "0" && sign <= "9";
}
