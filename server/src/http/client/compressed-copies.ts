import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The best encoding of a file that its reader accepts. */
type Encoded = { encoding: "br" | "gzip"; bytes: Uint8Array<ArrayBuffer> };

/** Returns a compressed copy, made once, when it is first asked for; null where compressing gains nothing. */
export type CompressedCopies = (accepts: (encoding: "br" | "gzip") => boolean) => Promise<Encoded | null>;

const compressible: ReadonlySet<string> = new Set([
  ".css",
  ".html",
  ".ico",
  ".js",
  ".json",
  ".map",
  ".mjs",
  ".svg",
  ".txt",
  ".webmanifest",
]);

/** Bytes. Smaller files fit one packet, but a screen loads dozens of small files, and each copy is made only once. */
const worthCompressing = 256;

export function compressedCopies(bytes: Uint8Array, extension: string): CompressedCopies {
  if (!compressible.has(extension) || bytes.byteLength < worthCompressing) return () => Promise.resolve(null);
  const br = once(() =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } }),
  );
  const gz = once(() => zipped(bytes, { level: 9 }));
  return async (accepts) => {
    if (accepts("br")) return { encoding: "br", bytes: await br() };
    if (accepts("gzip")) return { encoding: "gzip", bytes: await gz() };
    return null;
  };
}

const brotli = promisify(brotliCompress);
const zipped: (bytes: Uint8Array, options: { level: number }) => Promise<Buffer> = promisify(gzip);

function once(make: () => Promise<Buffer>): () => Promise<Uint8Array<ArrayBuffer>> {
  let copyInMaking: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return () => (copyInMaking ??= make().then((buffer) => new Uint8Array(buffer)));
}
