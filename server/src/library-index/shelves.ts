/**
 * The Library in title order, cut into shelves by the first letters. A search that would pass many shelves without a match asks
 * the index shelf by shelf instead. Where the cuts are is a matter of speed alone; moving them needs a migration that lists anew.
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

export const shelfCount = starts.length;

/** The shelf's first key, and the first that is beyond it. */
export function shelfBounds(shelf: number): { from: string; to: string } {
  return { from: starts[shelf] ?? "", to: starts[shelf + 1] ?? "\u{10ffff}" };
}

/** Every cut is one character below the surrogates or above them all, so comparing code units is right here. */
export function shelfOf(titleKey: string): number {
  const first = (titleKey.codePointAt(0) ?? 0) > 0xffff ? "\uffff" : titleKey.charAt(0);
  const next = starts.findIndex((start) => start > first);
  return next === -1 ? shelfCount - 1 : next - 1;
}
