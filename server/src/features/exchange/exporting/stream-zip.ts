import { Readable } from "node:stream";

import yazl from "yazl";

import { inBytes } from "./in-bytes.ts";
import { webStream } from "../../../http/replies/web-stream.ts";

/** Called once: when everything was sent, the client disconnected, or a part failed. */
export type ZipDone = () => void;

/** A zip that is made while it is sent: each part is read when it is written. */
export function startZip(whenSent: ZipDone) {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  /** the part that is being sent; the zip does not see its failures, and does not end it when the client disconnects */
  let current: Readable | null = null;
  const breakOff = (error: Error) => void out.destroy(error);
  zip.on("error", breakOff);
  out.once("close", () => {
    current?.destroy();
    whenSent();
  });

  function stream(name: string, make: () => Promise<Readable>, { isPacked = false } = {}): void {
    zip.addReadStreamLazy(name, { compress: !isPacked }, (deliver) => {
      make().then(
        (readable) => {
          current = readable.on("error", breakOff);
          if (out.destroyed) readable.destroy();
          else deliver(null, readable);
        },
        (error: unknown) => deliver(error, Readable.from([])),
      );
    });
  }
  return {
    stream,
    text: (name: string, make: () => Promise<string>) => stream(name, async () => Readable.from(inBytes(Readable.from([await make()])))),
    end(): ReadableStream {
      zip.end();
      return webStream(out);
    },
  };
}
