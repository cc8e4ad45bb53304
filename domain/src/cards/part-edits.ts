import type { Edit } from "./text-edits.ts";
import type { SidePart } from "./text/side-layout.ts";

export type GapPlace = Extract<SidePart, { kind: "gap" }>;
export type LinkPlace = Extract<SidePart, { kind: "link" }>;

export const longestHint = 200;
export const highestGapNumber = 999;

/** Gives a gap another hint, or none; its words stay. A hint has no braces, since they would end the gap. */
export function withGapHint(text: string, gap: GapPlace, hint: string): Edit {
  const plain = hint.replaceAll("{", "(").replaceAll("}", ")").replaceAll(/\s+/g, " ").replaceAll("\\", "/").trim();
  const written = plain === "" ? "" : `::${plain}`;
  return { text: text.slice(0, gap.innerTo) + written + text.slice(gap.to - 2), from: gap.innerTo, to: gap.innerTo };
}

/** Gives a gap another number: gaps with the same one are asked together. */
export function withGapNumber(text: string, gap: GapPlace, number: number): Edit {
  const opening = `{{c${Math.min(Math.max(1, Math.trunc(number)), highestGapNumber)}::`;
  const caret = gap.from + opening.length;
  return { text: text.slice(0, gap.from) + opening + text.slice(gap.innerFrom), from: caret, to: caret };
}

/** Makes a gap or a link plain words again. A gap's colons need no backslash any more; in formulas and code a backslash is theirs. */
export function withoutFrame(text: string, { kind, from, innerFrom, innerTo, to }: GapPlace | LinkPlace): Edit {
  const inside = text.slice(innerFrom, innerTo);
  const before = text.slice(0, from);
  const isFormula =
    /`|\\[([]/.test(inside) ||
    before.lastIndexOf("\\(") > before.lastIndexOf("\\)") ||
    before.lastIndexOf("\\[") > before.lastIndexOf("\\]");
  const words = kind === "gap" && !isFormula ? inside.replaceAll("\\:", ":") : inside;
  const caret = from + words.length;
  return { text: text.slice(0, from) + words + text.slice(to), from: caret, to: caret };
}

/** Gives a link another address. */
export function withAddress(text: string, link: LinkPlace, href: string): Edit {
  return { text: `${text.slice(0, link.innerTo)}](${href})${text.slice(link.to)}`, from: link.innerTo, to: link.innerTo };
}
