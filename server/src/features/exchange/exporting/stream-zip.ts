import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

import yazl from "yazl";

import { webStream } from "./web-stream.ts";

/** Called once, when all was sent, the reader left, or a part failed. */
export type ZipDone = () => void;

/** A zip that is made while it is sent: each part is read when its turn comes. */
export function startZip(done: ZipDone) {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  zip.on("error", (error: Error) => out.destroy(error));
  out.once("close", done);

  function stream(name: string, make: () => Promise<Readable>, { isPacked = false } = {}): void {
    zip.addReadStreamLazy(name, { compress: !isPacked }, (given) => {
      make().then(
        (readable) => given(null, readable),
        (error: unknown) => given(error, Readable.from([])),
      );
    });
  }
  return {
    stream,
    text: (name: string, make: () => Promise<string>) => stream(name, async () => Readable.from(inPieces(await make()))),
    end(): ReadableStream {
      zip.end();
      return webStream(out);
    },
  };
}

/** So many characters at a time: the checksum of a whole deck would hold everybody up. */
const pieceLength = 256 * 1024;

/** A text as bytes, piece by piece, with a turn for others after each. */
export async function* inPieces(text: string): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length;) {
    const end = at + pieceLength;
    const next = isHalfAPair(text.charCodeAt(end - 1)) ? end + 1 : end;
    yield Buffer.from(text.slice(at, next));
    at = next;
    await setImmediate();
  }
}

/** Whether a unit is the first half of a character that takes two. */
function isHalfAPair(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
