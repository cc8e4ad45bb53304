const longestNumber = 5;

/**
 * The lines of a numbered list without their numbers, such as '1. ' or '2) '; null unless every line has one, and each is one more than the one before.
 * Otherwise a number may be a part of the term.
 */
export function withoutNumbering(text: string): string | null {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
  const numbered = lines.map((line) => numberedLine(line.trimStart()));
  const first = numbered[0]?.number;
  if (lines.length < 2 || first === undefined) return null;
  const isInOrder = numbered.every((line, at) => line !== null && line.number === first + at);
  return isInOrder ? numbered.map((line) => line?.rest ?? "").join("\n") : null;
}

function numberedLine(line: string): { number: number; rest: string } | null {
  let end = 0;
  while (end <= longestNumber && isDigit(line[end])) end += 1;
  const hasEnd = line[end] === "." || line[end] === ")";
  if (end === 0 || end > longestNumber || !hasEnd || line[end + 1] !== " ") return null;
  return { number: Number(line.slice(0, end)), rest: line.slice(end + 2).trimStart() };
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= "0" && sign <= "9";
}
