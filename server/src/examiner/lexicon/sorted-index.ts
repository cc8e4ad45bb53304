import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** How many bytes of the file have one entry in memory, and how many of them are read to find the first line that begins there. */
const blockLength = 4096;
const longestLine = 2048;

export type SortedIndex = { fieldsOf: (word: string) => string[]; close: () => void };

/**
 * A file of lines in the order of their first words. Only the first word of every fourth kilobyte is in memory; a lookup reads the kilobytes
 * between two of them from the file.
 */
export function openSortedIndex(path: URL): SortedIndex {
  const file = openSync(path, "r");
  const buffer = Buffer.alloc(blockLength + longestLine);
  const size = fstatSync(file).size;
  const words: string[] = [];
  const starts: number[] = [];
  for (let at = 0; at < size; at += blockLength) {
    const length = readSync(file, buffer, 0, longestLine, at);
    const start = at === 0 ? 0 : buffer.indexOf(10) + 1;
    const end = buffer.indexOf(32, start);
    if ((at > 0 && start === 0) || end < 0 || end >= length) continue;
    starts.push(at + start);
    words.push(buffer.toString("latin1", start, end));
  }

  /** The fields of a word's line; empty if there is none. */
  function fieldsOf(word: string): string[] {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? "") <= word) low = middle + 1;
      else high = middle;
    }
    const start = starts[low - 1];
    if (start === undefined) return [];
    const length = readSync(file, buffer, 0, Math.min(buffer.length, (starts[low] ?? size) - start), start);
    const lines = buffer.toString("latin1", 0, length);
    const place = lines.startsWith(`${word} `) ? 0 : lines.indexOf(`\n${word} `) + 1;
    if (!lines.startsWith(`${word} `, place)) return [];
    const end = lines.indexOf("\n", place);
    return lines
      .slice(place, end < 0 ? length : end)
      .trim()
      .split(" ");
  }

  return { fieldsOf, close: () => closeSync(file) };
}
