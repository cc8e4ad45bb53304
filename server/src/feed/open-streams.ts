import { AppError } from "@recollect/domain/errors/app-error.ts";

import { openEventStream, type EventStream } from "./event-stream.ts";

/** How many streams one student may have open: more than there are tabs and devices, and few enough to pay for. */
export const STREAMS_A_STUDENT = 20;

/** How many bytes may wait for the readers of one student's streams, in all. */
const mostUnreadBytes = 32 * 1024 * 1024;

/** When a student with too many streams may come again, in seconds. */
const retryAfterSeconds = 15;

export type OpenStreams = {
  /** As `openEventStream`. Throws `api/too-many-streams`. */
  open(uid: string, gone: () => void): EventStream;
};

/** Every open stream, by the student who reads it: one student's streams stay few, and what waits for their readers stays little. */
export function createOpenStreams({ limits }: { /** false lifts the limits */ limits: boolean }): OpenStreams {
  const byStudent = new Map<string, Set<EventStream>>();

  /** A reader that takes nothing is cut off, the one with the most first, and will begin with a new snapshot. */
  function makeRoom(streams: ReadonlySet<EventStream>, bytes: number): void {
    let unread = bytes + [...streams].reduce((sum, { unreadBytes }) => sum + unreadBytes, 0);
    for (const stream of [...streams].toSorted((a, b) => b.unreadBytes - a.unreadBytes)) {
      if (unread <= mostUnreadBytes || stream.unreadBytes === 0) return;
      unread -= stream.unreadBytes;
      stream.cutOff();
    }
  }

  return {
    open(uid, gone) {
      const streams = byStudent.get(uid) ?? new Set();
      if (limits && streams.size >= STREAMS_A_STUDENT) throw new AppError("api/too-many-streams", { details: { retryAfterSeconds } });
      const stream = openEventStream(() => {
        streams.delete(counted);
        if (streams.size === 0 && byStudent.get(uid) === streams) byStudent.delete(uid);
        gone();
      });
      const counted: EventStream = {
        ...stream,
        get unreadBytes() {
          return stream.unreadBytes;
        },
        sendSnapshot(bytes) {
          if (limits) makeRoom(streams, bytes.byteLength);
          stream.sendSnapshot(bytes);
        },
      };
      byStudent.set(uid, streams.add(counted));
      return counted;
    },
  };
}
