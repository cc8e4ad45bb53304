import { promisify } from "node:util";
import { constants, zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from "node:zlib";

import type { TakenDeck } from "@recollect/domain/decks/following/taken-deck.ts";

/** Fast rather than small, as versions are compressed. */
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** No deck is longer: a request has at most 24 MB. */
const maxOutputLength = 256 * 1024 * 1024;

/** Texts of up to this many characters are packed in a millisecond. */
const longText = 256 * 1024;

type PackedDeck = Omit<TakenDeck, "cards"> & { /** as JSON text */ cards: string };

/** The base as it is stored: compressed JSON. Of a long deck in a thread. */
export async function packBase({ cards, ...rest }: PackedDeck): Promise<Uint8Array> {
  const text = `${JSON.stringify(rest).slice(0, -1)},"cards":${cards}}`;
  return text.length <= longText ? zstdCompressSync(text, zstdOptions) : promisify(zstdCompress)(text, zstdOptions);
}

/** The same, at once: for a thread. */
export function packBaseSync(base: TakenDeck): Uint8Array {
  return zstdCompressSync(JSON.stringify(base), zstdOptions);
}

export function unpackBaseSync(packed: Uint8Array): TakenDeck {
  return JSON.parse(zstdDecompressSync(packed, { maxOutputLength }).toString("utf8")) as TakenDeck;
}

export async function unpackBase(packed: Uint8Array): Promise<TakenDeck> {
  return JSON.parse((await promisify(zstdDecompress)(packed, { maxOutputLength })).toString("utf8")) as TakenDeck;
}
