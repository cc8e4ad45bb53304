/** The kinds of entries: a word, an affix (`〜語`, `第〜`), a counter (`〜本`), or a name. */
export const kinds = ["word", "attached", "counter", "name"] as const;

/** An entry that begins at `start`: its kind, the hash of its word, and the offsets of its parts. */
export type Entry = { start: number; end: number; kind: number; hash: number; wordEnd: number; reading: number; readingEnd: number };

const comma = 44;
const field = { part: 0, detail: 1, more: 2, form: 5, reading: 7, pronunciation: 8 };
/** Offsets of the fields after the word; a comma precedes each. */
const begins = new Uint32Array(9);

/**
 * Reads one of IPADIC's entries, `word,part of speech (4 fields),conjugation (2),base form,reading,pronunciation` and a NUL; false if it
 * has no Han character, has no reading in katakana, or is a fragment.
 */
export function readEntry(list: Uint8Array, entry: Entry): boolean {
  let [at, hash, isHan] = [entry.start, noHash, false];
  for (let byte = list[at] ?? 0; byte !== comma && byte !== 0; byte = list[++at] ?? 0) {
    hash = hashed(hash, byte);
    // The first byte of a character in the Han block, in UTF-8.
    if (byte >= 0xe4 && byte <= 0xe9) isHan = true;
  }
  entry.hash = hash;
  entry.wordEnd = at;
  let count = 0;
  for (let byte = list[at] ?? 0; byte !== 0; byte = list[++at] ?? 0) if (byte === comma && count < begins.length) begins[count++] = at + 1;
  entry.end = at;
  if (!isHan || count < begins.length) return false;
  entry.kind = kindOf(list);
  entry.reading = begins[field.reading] ?? 0;
  entry.readingEnd = (begins[field.pronunciation] ?? 1) - 1;
  return has(list, "reading", katakana) && !fragments.some((sign) => has(list, "form", sign));
}

const noHash = 0x811c9dc5;

/** One step of FNV-1a. */
function hashed(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

export function hashOf(word: Uint8Array): number {
  let hash = noHash;
  for (const byte of word) hash = hashed(hash, byte);
  return hash;
}

const [prefix, suffix, dependent, counter, name] = ["接頭詞", "接尾", "非自立", "助数詞", "固有名詞"].map((text) => Buffer.from(text));
/** The first byte of katakana in UTF-8. */
const katakana = Buffer.from([0xe3]);
/** Forms that are not words, such as 高 for 高い before がる. */
const fragments = ["体言接続特殊", "未然特殊", "ガル接続"].map((text) => Buffer.from(text));

function kindOf(list: Uint8Array): number {
  if (has(list, "detail", name)) return kinds.indexOf("name");
  if (has(list, "more", counter)) return kinds.indexOf("counter");
  const isAttached = has(list, "part", prefix) || has(list, "detail", suffix) || has(list, "detail", dependent);
  return kinds.indexOf(isAttached ? "attached" : "word");
}

function has(list: Uint8Array, which: keyof typeof field, sign: Uint8Array | undefined): boolean {
  const start = begins[field[which]] ?? 0;
  if (sign === undefined) return false;
  for (let at = 0; at < sign.length; at++) if (list[start + at] !== sign[at]) return false;
  return true;
}
