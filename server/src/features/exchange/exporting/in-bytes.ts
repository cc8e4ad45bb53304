import { setImmediate } from "node:timers/promises";

/** So many characters at a time: the checksum of a whole deck would hold everybody up. Few, so that V8 throws them away soon. */
const pieceLength = 48 * 1024;

/** Texts as bytes, piece by piece, with a turn for others after each. */
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

/** Whether a unit is the first half of a character that takes two. */
function isHalfAPair(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
