import { setImmediate } from "node:timers/promises";

/**
 * Number of characters encoded at a time: the checksum of a whole deck at once would block other requests. Small, so that V8 frees them
 * soon.
 */
const pieceLength = 48 * 1024;

/** Texts as bytes, piece by piece, letting other requests run after each. */
export async function* inBytes(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of pieces) {
    for (let at = 0; at < text.length;) {
      const end = at + pieceLength;
      const next = isHalfAPair(text.charCodeAt(end - 1)) ? end + 1 : end;
      yield Buffer.from(text.slice(at, next));
      at = next;
      await setImmediate();
    }
  }
}

/** Whether a code unit is the first of a surrogate pair. */
function isHalfAPair(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
