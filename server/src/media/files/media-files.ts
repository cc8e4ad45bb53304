/** A part of a file: from one byte to another, both counted. */
export type ByteRange = { from: number; to: number };

/**
 * Where pictures and sounds lie, each under the digest of its bytes: the same file twice is one file. Throws `media/store-unreachable` when it
 * does not answer.
 */
export type MediaFiles = {
  /** Takes the bytes of a file on this machine; when the promise resolves, they have reached the disk. */
  put(hash: string, path: string): Promise<void>;
  /** The bytes, or a part of them; null when there is no such file. */
  read(hash: string, range: ByteRange | null): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null>;
  /** Removes a file that was last put before a moment (ms since 1970); one that was put since stays. */
  removeOlder(hash: string, before: number): Promise<void>;
};
