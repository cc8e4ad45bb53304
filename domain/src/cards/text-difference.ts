/** Where two texts differ: the part of the first that another text stands for in the second. In UTF-16 code units. */
export function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  const from = commonStart(before, after);
  const endLength = commonEnd(before, after, from);
  return { from, to: before.length - endLength, insert: after.slice(from, after.length - endLength) };
}

export function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** The length of the common end after the first `start` code units. */
export function commonEnd(a: string, b: string, start: number): number {
  let length = 0;
  while (length < a.length - start && length < b.length - start && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
}
