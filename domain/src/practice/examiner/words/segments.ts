/** A part of a definition that may be an answer of its own, as places in its text. */
export type Segment = {
  start: number;
  end: number;
  /** what stands before it */ after: "start" | ";" | "," | "/" | "|" | "or" | "and" | "(" | ":" | ".";
};

/** Number of segments that are looked at. */
const mostSegments = 24;

const boundary =
  /[;|\n()]|\s?[,،、，](?=\s|\p{Script=Han})|\s[/]\s|(?<=\p{L})\/(?=\p{L})|\s(?:or|oder|ou|o|and|und|et|y|e|&)\s|[:.](?=\s)|\s[-–—]\s|\s?(?:→|⟶|➔|->)\s?/giu;

/** The parts of a folded text between its separators. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let after: Segment["after"] = "start";
  const add = (end: number) => {
    if (/[\p{L}\p{N}]/u.test(text.slice(start, end)) && segments.length < mostSegments) segments.push({ start, end, after });
  };
  for (const { 0: sign, index } of text.matchAll(boundary)) {
    if (segments.length >= mostSegments) break;
    add(index);
    start = index + sign.length;
    after = kindOf(sign.trim().toLowerCase());
  }
  add(text.length);
  return segments;
}

function kindOf(sign: string): Segment["after"] {
  if (sign === ";" || sign === "\n" || sign === "") return ";";
  if (/^(?:→|⟶|➔|->)$/.test(sign)) return ",";
  if (sign === "," || sign === "،" || sign === "、" || sign === "，") return ",";
  if (sign === "/" || sign === "|" || sign === ":" || sign === "." || sign === "(") return sign;
  if (sign === ")") return ",";
  if (sign === "or" || sign === "oder" || sign === "ou" || sign === "o") return "or";
  return /^[-–—]$/.test(sign) ? ":" : "and";
}
