/** A range of a file: from one byte to another, inclusive. */
export type ByteRange = { from: number; to: number };

/**
 * The store of pictures and sounds, by the digest of their bytes: equal files are stored once. Throws `media/store-unreachable` when it
 * does not answer.
 */
export type MediaFiles = {
  /** Stores a file of this machine; resolves when it is on disk. */
  put(hash: string, path: string): Promise<void>;
  /** The bytes, or a range of them; null if there is no such file. */
  read(hash: string, range: ByteRange | null): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null>;
  /** Removes a file that was last stored before a moment (ms since 1970); one stored since stays. */
  removeOlder(hash: string, before: number): Promise<void>;
};
