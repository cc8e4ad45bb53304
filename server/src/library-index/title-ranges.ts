/**
 * The Library in title order, cut into ranges by the first letters. A search that would pass many ranges without a match asks
 * the index range by range instead. Where the cuts are is a matter of speed alone; moving them needs a migration that writes every row again.
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

/** A range's first key, and the first that is beyond it. */
export function rangeBounds(titleRange: number): { from: string; to: string } {
  return { from: starts[titleRange] ?? "", to: starts[titleRange + 1] ?? "\u{10ffff}" };
}

/** Every cut is one character below the surrogates or above them all, so comparing code units is right here. */
export function titleRangeOf(titleKey: string): number {
  const first = (titleKey.codePointAt(0) ?? 0) > 0xffff ? "\uffff" : titleKey.charAt(0);
  const next = starts.findIndex((start) => start > first);
  return next === -1 ? rangeCount - 1 : next - 1;
}
