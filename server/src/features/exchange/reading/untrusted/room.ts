import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";

/** The limit of bytes that one reading may write to the disk, and the error beyond it. */
export type Room = { bytes: number; refusal: ErrorCode };

export type RoomLeft = {
  /** Counts bytes before they are written. Throws the error if they exceed the limit. */
  take(bytes: number): void;
  /** Counts bytes of a removed file as free again. */
  giveBack(bytes: number): void;
};

export function createRoomLeft({ bytes: all, refusal }: Room): RoomLeft {
  let bytesLeft = all;
  return {
    take(bytes) {
      if (bytes > bytesLeft) throw new AppError(refusal);
      bytesLeft -= bytes;
    },
    giveBack: (bytes) => void (bytesLeft += bytes),
  };
}
