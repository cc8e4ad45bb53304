import { numbersIn } from "../quantity/numbers.ts";

const longest = 40;

/** Whether both texts are the same ratio, `1:25,000` and `1 to 25 000`: the same numbers in the same order, with any grouping of digits. */
export function isSameRatio(expected: string, given: string): boolean {
  const [ours, theirs] = [partsOf(expected), partsOf(given)];
  return ours !== null && theirs !== null && ours.join(":") === theirs.join(":");
}

function partsOf(text: string): number[] | null {
  if (text.length > longest) return null;
  const parts = text
    .toLowerCase()
    .replace(/^(?:in )?(?:the |a )?ratio (?:of )?/, "")
    .split(/\s*[:/]\s*|\s+(?:to|zu|à|a|in)\s+/);
  if (parts.length < 2 || parts.length > 4) return null;
  const values = parts.map((part) => {
    if (part.trim() === "one") return 1;
    const [number, ...more] = numbersIn(part.trim());
    return number && more.length === 0 && number.written.trim() === part.trim() ? Math.max(...number.values) : Number.NaN;
  });
  return values.some(Number.isNaN) ? null : values;
}
