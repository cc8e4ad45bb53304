import type { Tally } from "./look-ahead.ts";

/** Gaps inside one another are read this deep; what is deeper stays text. */
export const deepestGap = 3;

/** A gap's number, and where what it hides begins and ends; `}}` follows. */
export type GapStart = { number: number; from: number; start: number; end: number };

const opening = /\{\{c([1-9]\d{0,2})::/y;

/**
 * Reads `{{c1::hidden::hint}}` at its first brace. Braces come in pairs, so that a formula may stand inside: the gap ends at the
 * two that belong to its own. `\{` and `\}` belong to nothing. A gap around nothing is none.
 */
export function gapsIn(text: string, tally: Tally): (from: number, limit: number) => GapStart | null {
  let partners: Map<number, number> | null = null;
  return (from, limit) => {
    opening.lastIndex = from;
    const [written, number] = opening.exec(text) ?? [];
    if (written === undefined) return null;
    partners ??= pairedBraces(text, tally);
    const end = partners.get(from + 1);
    const start = from + written.length;
    if (end === undefined || partners.get(from) !== end + 1 || end + 2 > limit) return null;
    const hidden = text.slice(start, end);
    tally.steps += hidden.length;
    return /^\s*(?:$|::)/.test(hidden) ? null : { number: Number(number), from, start, end };
  };
}

/** Where the first gap begins that is not closed within the text; null without one. */
export function openGapIn(text: string): number | null {
  const found = pairs(text).open.find((at) => {
    opening.lastIndex = at;
    return opening.test(text);
  });
  return found ?? null;
}

function pairedBraces(text: string, tally: Tally): Map<number, number> {
  tally.steps += text.length;
  return pairs(text).partners;
}

function pairs(text: string): { partners: Map<number, number>; open: number[] } {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: found, index } of text.matchAll(/\\[\\{}]|[{}]/g)) {
    if (found === "{") open.push(index);
    const partner = found === "}" ? open.pop() : undefined;
    if (partner !== undefined) partners.set(partner, index);
  }
  return { partners, open };
}

/** What a formula is made of: TeX, and gaps in it, which do not stand inside one another. */
export type FormulaPart = string | { number: number; tex: string; hint: string };

/** A formula's TeX, cut at its gaps. */
export function formulaParts(text: string, from: number, to: number, gapAt: ReturnType<typeof gapsIn> | null): FormulaPart[] {
  const parts: FormulaPart[] = [];
  const tex = text.slice(from, to);
  let done = 0;
  for (let at = gapAt ? tex.indexOf("{{c") : -1; at >= 0; at = tex.indexOf("{{c", at + 1)) {
    if (at < done) continue;
    const gap = gapAt?.(from + at, to);
    if (!gap) continue;
    if (at > done) parts.push(tex.slice(done, at));
    const [hidden = "", ...hint] = text.slice(gap.start, gap.end).split("::");
    parts.push({ number: gap.number, tex: hidden, hint: hint.join("::") });
    done = gap.end + 2 - from;
  }
  if (done < tex.length) parts.push(tex.slice(done));
  return parts;
}
