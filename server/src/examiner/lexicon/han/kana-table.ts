import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The readings of a Japanese word in hiragana: as a word, attached to one (`〜語`, `第〜`), as what numbers count (`〜本`), and as a name. */
export type WordReadings = Record<(typeof kinds)[number], string[]>;
export type KanaTable = (word: string) => WordReadings;

const kinds = ["word", "attached", "counter", "name"] as const;

/** Forms that are no word, such as 高 for 高い before がる. */
const fragments = /特殊|ガル接続/;

const slots = 1 << 19;
/** What stands before an entry's word and reading: the place of the next entry in its slot (4 bytes), its kind, and both lengths in bytes. */
const head = 7;

/**
 * The readings in IPADIC's list of words, as kuromoji ships it: `word,part of speech (4 fields),conjugation (2),base form,reading,pronunciation`, each
 * ended by a zero. Of its 390,000 entries the 300,000 with Han characters are kept, hashed by their word, in 11 MB.
 */
export function readKanaTable(file: URL): KanaTable {
  const list = gunzipSync(readFileSync(file));
  const firstIn = new Uint32Array(slots);
  const entries = Buffer.alloc(list.length >> 1);
  let used = 1;
  for (let start = 0, end = list.indexOf(0); end > start; start = end + 1, end = list.indexOf(0, start)) {
    const entry = isOfHan(list, start) ? entryAt(list, start, end) : null;
    if (entry === null) continue;
    const slot = slotOf(list, start, entry.word);
    entries.writeUInt32LE(firstIn[slot] ?? 0, used);
    entries.set([kinds.indexOf(entry.kind), entry.word - start, entry.readingEnd - entry.reading], used + 4);
    firstIn[slot] = used;
    used += head;
    used += list.copy(entries, used, start, entry.word);
    used += list.copy(entries, used, entry.reading, entry.readingEnd);
  }
  const kept = Buffer.from(entries.subarray(0, used));
  return (text) => {
    const word = Buffer.from(text);
    return readingsIn(kept, firstIn[slotOf(word, 0, word.length)] ?? 0, word);
  };
}

function readingsIn(entries: Buffer, first: number, word: Buffer): WordReadings {
  const found: WordReadings = { word: [], attached: [], counter: [], name: [] };
  for (let at = first; at > 0; at = entries.readUInt32LE(at)) {
    const [kind = 0, length = 0, more = 0] = entries.subarray(at + 4, at + head);
    const end = at + head + length;
    if (word.compare(entries, at + head, end) !== 0) continue;
    const own = found[kinds[kind] ?? "word"];
    const reading = hiragana(entries.toString("utf8", end, end + more));
    if (!own.includes(reading)) own.unshift(reading);
  }
  return found;
}

const comma = 44;

/** Whether the word that begins here has a sign of the Han block: its first byte in UTF-8 is E4 to E9. */
function isOfHan(list: Buffer, start: number): boolean {
  for (let at = start; ; at++) {
    const byte = list[at] ?? comma;
    if (byte === comma) return false;
    if (byte >= 0xe4 && byte <= 0xe9) return true;
  }
}

type Entry = { kind: (typeof kinds)[number]; word: number; reading: number; readingEnd: number };

/** What an entry is and where its word ends and its reading stands; null if it is a fragment or has no reading in katakana. */
function entryAt(list: Buffer, start: number, end: number): Entry | null {
  const word = list.indexOf(comma, start);
  const readingEnd = list.lastIndexOf(comma, end);
  const reading = list.lastIndexOf(comma, readingEnd - 1) + 1;
  const [part = "", detail = "", more = "", , , form = ""] = list.toString("utf8", word + 1, reading).split(",", 6);
  if (fragments.test(form) || list[reading] !== katakana) return null;
  const isAttached = part === "接頭詞" || detail === "接尾" || detail === "非自立";
  return {
    kind: detail === "固有名詞" ? "name" : more === "助数詞" ? "counter" : isAttached ? "attached" : "word",
    word,
    reading,
    readingEnd,
  };
}

const katakana = 0xe3;

/** FNV-1a of a word's bytes. */
function slotOf(bytes: Buffer, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) & (slots - 1);
}

function hiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
}
