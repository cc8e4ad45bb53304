import { AppError } from "@recollect/domain/errors/app-error.ts";

export type Holding = {
  /** whether the bytes are counted as in a file, because memory has no room for them */
  isInFile: boolean;
  /** Counts bytes that have just been received. Throws as `hold`. */
  came(bytes: number): void;
  /** From now on `cut` is not called: the bytes are needed until `done`. */
  keep(): void;
  /** The bytes are no longer held. */
  done(): void;
};

type Limits = {
  /** bytes */ memory: number;
  /** bytes */ files: number;
  /** what an open file counts as by itself, in bytes */ aFile: number;
};

/**
 * Bounds the bytes that all slow senders and readers together hold: first in memory, then in files. Nobody waits for another: when the
 * files are full, the oldest one is cut off.
 */
export function createBufferedBytes(most: Limits) {
  type InFile = { bytes: number; cut: (() => void) | null };
  /** the oldest first */
  const files = new Set<InFile>();
  let inFiles = 0;
  let inMemory = 0;

  function drop(one: InFile): void {
    if (files.delete(one)) inFiles -= one.bytes;
  }

  function grow(one: InFile, bytes: number): void {
    for (const other of files) {
      if (inFiles + bytes <= most.files) break;
      if (other === one || other.cut === null) continue;
      drop(other);
      other.cut();
    }
    if (inFiles + bytes > most.files) throw new AppError("request/too-many-at-once", { details: { retryAfterSeconds: 5 } });
    if (!files.has(one)) return;
    one.bytes += bytes;
    inFiles += bytes;
  }

  function holdInFile(bytes: number, cut: () => void): Holding {
    const one: InFile = { bytes: 0, cut };
    files.add(one);
    try {
      grow(one, most.aFile + bytes);
    } catch (error) {
      drop(one);
      throw error;
    }
    return { isInFile: true, came: (more) => grow(one, more), keep: () => void (one.cut = null), done: () => drop(one) };
  }

  return {
    /** Counts bytes that are in a file in any case. `cut` is called to make room for others. Throws as `hold`. */
    holdInFile,

    /**
     * Counts bytes that are here, or (`isReceived`) that are still to come: memory must have room for all of them beforehand. `cut` is called to make
     * room for others. Throws `request/too-many-at-once` when the files are full and nothing in them may be cut off.
     */
    hold(bytes: number, cut: () => void, { isReceived = false } = {}): Holding {
      if (inMemory > 0 && inMemory + bytes > most.memory) return holdInFile(isReceived ? 0 : bytes, cut);
      inMemory += bytes;
      let isHeld = true;
      const done = () => {
        if (isHeld) inMemory -= bytes;
        isHeld = false;
      };
      return { isInFile: false, came: () => {}, keep: () => {}, done };
    },
  };
}
