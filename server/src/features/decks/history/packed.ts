import { promisify } from "node:util";
import { constants, zstdCompress, zstdCompressSync, zstdDecompress } from "node:zlib";

/** Quick rather than small: cards of a deck are much alike, and a tenth is left of them either way. */
const options = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Up to so many characters compressing takes less than a millisecond; longer texts are compressed in a thread. */
export const LONG_TEXT = 256 * 1024;

/** No deck is longer: a request has at most 24 MB. */
const mostBytes = 256 * 1024 * 1024;

export type Content = { title: string; description: string; /** as JSON text */ cards: string };

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

export function packed(content: Content): Uint8Array {
  return zstdCompressSync(textOf(content), { ...options, chunkSize: chunkSizeOf(content) });
}

/** As `packed`, in a thread. */
export function packedInThread(content: Content): Promise<Uint8Array> {
  return compress(textOf(content), { ...options, chunkSize: chunkSizeOf(content) });
}

/** The JSON text of an object with title, description and cards. */
export async function unpacked(content: Uint8Array): Promise<string> {
  return (await decompress(content, { maxOutputLength: mostBytes })).toString("utf8");
}

function textOf({ title, description, cards }: Content): string {
  return `{"title":${JSON.stringify(title)},"description":${JSON.stringify(description)},"cards":${cards}}`;
}

/** The output mostly fits into one piece, which is made at once: a large one would cost a small deck more than the compressing. */
function chunkSizeOf({ cards }: Content): number {
  return Math.min(1024 * 1024, Math.max(8 * 1024, cards.length >> 2));
}
