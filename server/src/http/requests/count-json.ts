/** The number of values and keys in a JSON text, and its nesting depth. */
type JsonCount = { values: number; keys: number; depth: number };

export type JsonBounds = { maxValues: number; maxDepth: number };

/**
 * Counts a JSON text's values before it is parsed: 24 MB of `[],` would become 8 million objects. One pass over the bytes, which stops and
 * returns null when a bound is exceeded. Invalid JSON gives some count: the parser will refuse it.
 */
export function countJson(bytes: Uint8Array, { maxValues, maxDepth }: JsonBounds): JsonCount | null {
  let values = 1;
  let keys = 0;
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      for (at += 1; at < bytes.length && bytes[at] !== QUOTE; at += 1) if (bytes[at] === BACKSLASH) at += 1;
    } else if (byte === COMMA) {
      values += 1;
      if (values > maxValues) return null;
    } else if (byte === COLON) {
      keys += 1;
    } else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      depth += 1;
      values += 1;
      if (depth > deepest) deepest = depth;
      if (depth > maxDepth || values > maxValues) return null;
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) {
      depth -= 1;
    }
  }
  return { values, keys, depth: deepest };
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
