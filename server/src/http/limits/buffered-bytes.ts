import { AppError } from "@recollect/domain/errors/app-error.ts";

export type Holding = {
  /** Whether there was no room for them in memory. */
  isInFile: boolean;
  /** So many of those that are received came. Throws as `hold`. */
  came(bytes: number): void;
  /** From now on they are not given up. */
  keep(): void;
  /** Nothing is held any more. */
  done(): void;
};

type Limits = {
  /** bytes */ memory: number;
  /** bytes */ files: number;
  /** what an open file counts as by itself, in bytes */ aFile: number;
};

/**
 * Bounds what slow senders and readers hold, all of them together: so many bytes in memory, and what comes after that in files. None waits for another:
 * those in files who began first are given up when there are too many bytes in files.
 */
export function createBufferedBytes(most: Limits) {
  type InFile = { bytes: number; cut: (() => void) | null };
  /** the longest held comes first */
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
    /** Counts bytes that are in a file anyway. `cut` is called when they are given up. Throws as `hold`. */
    holdInFile,

    /**
     * Counts bytes that are all here, or that are received: in memory there has to be room for all of them beforehand. `cut` is called when they are given
     * up. Throws `request/too-many-at-once` when none of those in files can be.
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
