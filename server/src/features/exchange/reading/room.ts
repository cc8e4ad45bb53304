import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";

/** How many bytes a reading may write to the disk, and the error if it needs more. */
export type Room = { bytes: number; refusal: ErrorCode };

export type RoomLeft = {
  /** Counts bytes before they are written. Throws the refusal if there is not so much room. */
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
