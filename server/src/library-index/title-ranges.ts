/**
 * The Library in title order, split into ranges by first letters. A search that would scan many ranges without a match queries the index
 * range by range instead. The boundaries only affect speed; moving them needs a migration that rewrites every row.
 */
const latin = ["", "0", ...Array.from("abcdefghijklmnopqrstuvwxyz"), "{"];
const fromGreekToThai = [
  "\u0370",
  "\u0400",
  "\u0436",
  "\u043e",
  "\u0442",
  "\u0500",
  "\u0600",
  "\u0640",
  "\u0700",
  "\u0920",
  "\u0a00",
  "\u0e00",
];
const fromJapaneseOn = ["\u3041", "\u3100", "\u5800", "\u6600", "\u7500", "\u8500", "\ua000", "\uac00", "\ub200", "\uc000", "\ue000"];

const starts: readonly string[] = [...latin, ...fromGreekToThai, ...fromJapaneseOn];

export const rangeCount = starts.length;

/** A range's first key, and the first key after it. */
export function rangeBounds(titleRange: number): { from: string; to: string } {
  return { from: starts[titleRange] ?? "", to: starts[titleRange + 1] ?? "\u{10ffff}" };
}

/** Every boundary is one character below or above all surrogates, so comparing code units is correct here. */
export function titleRangeOf(titleKey: string): number {
  const first = (titleKey.codePointAt(0) ?? 0) > 0xffff ? "\uffff" : titleKey.charAt(0);
  const next = starts.findIndex((start) => start > first);
  return next === -1 ? rangeCount - 1 : next - 1;
}
