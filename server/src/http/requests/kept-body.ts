import type { FileHandle } from "node:fs/promises";

/** Where the pieces of a body are kept until all of them have been received. */
export type KeptBody = {
  /** Stores a piece. The promise resolves when the next piece may be read; undefined: at once. */
  take(piece: Buffer): Promise<unknown> | undefined;
  /** All pieces as one array of this many bytes. Called once. */
  whole(bytes: number): Uint8Array | Promise<Uint8Array>;
};

export function keptInMemory(): KeptBody {
  const pieces: Buffer[] = [];
  return {
    take: (piece) => void pieces.push(piece),
    whole(bytes) {
      const [first] = pieces;
      const all = pieces.length === 1 && first ? first : Buffer.concat(pieces, bytes);
      pieces.length = 0;
      return all;
    },
  };
}

/** The bytes of one write: under load each write waits for a while, so pieces are collected. */
const writtenAtOnce = 128 * 1024;

/** Takes little memory until the whole body is needed, however slowly it is sent. `onPiece` throws if there is no room for a piece. */
export function keptInFile(file: FileHandle, onPiece: (bytes: number) => void): KeptBody {
  const last: Buffer[] = [];
  let lastBytes = 0;
  let writtenBytes = 0;

  async function write(): Promise<void> {
    const piece = Buffer.concat(last.splice(0), lastBytes);
    lastBytes = 0;
    await file.appendFile(piece);
    writtenBytes += piece.byteLength;
  }

  return {
    take(piece) {
      onPiece(piece.byteLength);
      last.push(piece);
      lastBytes += piece.byteLength;
      return lastBytes < writtenAtOnce ? undefined : write();
    },
    async whole(bytes) {
      const all = Buffer.allocUnsafeSlow(bytes);
      for (let at = 0; at < writtenBytes;) {
        const { bytesRead } = await file.read(all, at, writtenBytes - at, at);
        if (bytesRead === 0) throw new Error("the file of a body is shorter than the body");
        at += bytesRead;
      }
      Buffer.concat(last).copy(all, writtenBytes);
      return all;
    },
  };
}
