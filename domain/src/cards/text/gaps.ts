import type { Tally } from "./look-ahead.ts";

/** The deepest nesting of gaps; deeper ones stay text. */
export const deepestGap = 3;

/** A gap's number, and where its content begins and ends; `}}` follows. */
type GapStart = { number: number; from: number; start: number; end: number };

const opening = /\{\{c([1-9]\d{0,2})::/y;

/**
 * Parses `{{c1::hidden::hint}}` at its first brace. Braces are balanced, so that it may contain a formula: the gap ends at its own two
 * closing braces. `\{` and `\}` don't count. An empty gap is not a gap.
 */
export function gapsIn(text: string, tally: Tally): (from: number, limit: number) => GapStart | null {
  let partners: Map<number, number> | null = null;
  return (from, limit) => {
    opening.lastIndex = from;
    const [openingText, number] = opening.exec(text) ?? [];
    if (openingText === undefined) return null;
    partners ??= pairedBraces(text, tally);
    const end = partners.get(from + 1);
    const start = from + openingText.length;
    if (end === undefined || partners.get(from) !== end + 1 || end + 2 > limit) return null;
    const hiddenText = text.slice(start, end);
    tally.steps += hiddenText.length;
    return /^\s*(?:$|::)/.test(hiddenText) ? null : { number: Number(number), from, start, end };
  };
}

/** The position of the first unclosed gap; null if there is none. */
export function openGapIn(text: string): number | null {
  const openBrace = pairs(text).open.find((at) => {
    opening.lastIndex = at;
    return opening.test(text);
  });
  return openBrace ?? null;
}

function pairedBraces(text: string, tally: Tally): Map<number, number> {
  tally.steps += text.length;
  return pairs(text).partners;
}

function pairs(text: string): { partners: Map<number, number>; open: number[] } {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/\\[\\{}]|[{}]/g)) {
    if (brace === "{") open.push(index);
    const partner = brace === "}" ? open.pop() : undefined;
    if (partner !== undefined) partners.set(partner, index);
  }
  return { partners, open };
}

/** A formula's parts: TeX, and gaps in it, which are not nested. */
export type FormulaPart = string | { number: number; tex: string; hint: string };

/** A formula's TeX, split at its gaps. */
export function formulaParts(text: string, from: number, to: number, gapAt: ReturnType<typeof gapsIn> | null): FormulaPart[] {
  const parts: FormulaPart[] = [];
  const tex = text.slice(from, to);
  let copiedTo = 0;
  for (let at = gapAt ? tex.indexOf("{{c") : -1; at >= 0; at = tex.indexOf("{{c", at + 1)) {
    if (at < copiedTo) continue;
    const gap = gapAt?.(from + at, to);
    if (!gap) continue;
    if (at > copiedTo) parts.push(tex.slice(copiedTo, at));
    const [hiddenText = "", ...hint] = text.slice(gap.start, gap.end).split("::");
    parts.push({ number: gap.number, tex: hiddenText, hint: hint.join("::") });
    copiedTo = gap.end + 2 - from;
  }
  if (copiedTo < tex.length) parts.push(tex.slice(copiedTo));
  return parts;
}
