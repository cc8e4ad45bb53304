/** The encodings in the menu, by the labels of the Encoding Standard, which every browser and Node know. */
export const encodings = [
  { label: "utf-8" },
  { label: "utf-16le" },
  { label: "utf-16be" },
  { label: "windows-1252" },
  { label: "windows-1250" },
  { label: "windows-1251" },
  { label: "koi8-r" },
  { label: "windows-1253" },
  { label: "windows-1254" },
  { label: "windows-1255" },
  { label: "windows-1256" },
  { label: "macintosh" },
  { label: "shift_jis" },
  { label: "euc-jp" },
  { label: "gb18030" },
  { label: "big5" },
  { label: "euc-kr" },
] as const;

export type Encoding = (typeof encodings)[number]["label"];

const looksAt = 64 * 1024;

/**
 * The encoding of a text file: by its byte order mark; otherwise UTF-8 if it is valid; otherwise UTF-16 if many bytes at odd or even
 * positions are NUL; otherwise windows-1252. Single-byte encodings can't be told apart with so little text, so the student chooses.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const nuls = nulsAtPlaces(bytes);
  if (nuls !== null) return nuls;
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

/** Checked before UTF-8, because NULs are ASCII: Latin text in UTF-16 is valid UTF-8 full of NULs. */
function nulsAtPlaces(bytes: Uint8Array): Encoding | null {
  const length = Math.min(bytes.length, looksAt) & ~1;
  if (length < 4) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const many = length / 2 / 4;
  if (odd > many && even < odd / 8) return "utf-16le";
  if (even > many && odd < even / 8) return "utf-16be";
  return null;
}

/** Whether the bytes are valid UTF-8: no overlong form, no surrogate, nothing above U+10FFFF. */
export function isUtf8(bytes: Uint8Array): boolean {
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    at += 1;
    if (first < 0x80) continue;
    const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    if (first < 0xc2 || first > 0xf4) return false;
    const second = bytes[at] ?? 0;
    if (first === 0xe0 && second < 0xa0) return false;
    if (first === 0xed && second > 0x9f) return false;
    if (first === 0xf0 && second < 0x90) return false;
    if (first === 0xf4 && second > 0x8f) return false;
    for (let bytesLeft = more; bytesLeft > 0; bytesLeft -= 1, at += 1) if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return false;
  }
  return true;
}
