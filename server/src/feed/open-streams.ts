import { AppError } from "@recollect/domain/errors/app-error.ts";

import { openEventStream, type EventStream } from "./event-stream.ts";

/** How many streams one student may have open: more than there are tabs and devices, and few enough to afford. */
export const STREAMS_A_STUDENT = 20;

/** How many bytes may be unread in one student's streams, in all. */
const mostUnreadBytes = 32 * 1024 * 1024;

/** And in those of all students; snapshots shorter than this are not counted together. */
const mostUnreadOfAll = 128 * 1024 * 1024;
const longSnapshot = 256 * 1024;

/** When a student with too many streams may retry, in seconds. */
const retryAfterSeconds = 15;

export type OpenStreams = {
  /** As `openEventStream`. Throws `api/too-many-streams`. */
  open(uid: string, onGone: () => void): EventStream;
  /** how many there are */
  count(): number;
};

/** All open streams, by student: it limits their number, and the data waiting for them. */
export function createOpenStreams({ limits }: { /** false lifts the limits */ limits: boolean }): OpenStreams {
  const byStudent = new Map<string, Set<EventStream>>();

  /** Disconnects slow readers, the one with the most unread data first; they begin again with a snapshot. */
  function makeRoom(streams: readonly EventStream[], bytes: number, most: number): void {
    let unread = bytes + streams.reduce((sum, { unreadBytes }) => sum + unreadBytes, 0);
    if (unread <= most) return;
    for (const stream of streams.toSorted((a, b) => b.unreadBytes - a.unreadBytes)) {
      if (unread <= most || stream.unreadBytes === 0) return;
      unread -= stream.unreadBytes;
      stream.cutOff();
    }
  }

  return {
    open(uid, onGone) {
      const streams = byStudent.get(uid) ?? new Set();
      if (limits && streams.size >= STREAMS_A_STUDENT) throw new AppError("api/too-many-streams", { details: { retryAfterSeconds } });
      const stream = openEventStream(() => {
        streams.delete(countedStream);
        if (streams.size === 0 && byStudent.get(uid) === streams) byStudent.delete(uid);
        onGone();
      });
      const countedStream: EventStream = {
        ...stream,
        get unreadBytes() {
          return stream.unreadBytes;
        },
        sendSnapshot(bytes) {
          const { byteLength } = bytes;
          if (limits) makeRoom([...streams], byteLength, mostUnreadBytes);
          if (limits && byteLength >= longSnapshot)
            makeRoom(
              [...byStudent.values()].flatMap((own) => [...own]),
              byteLength,
              mostUnreadOfAll,
            );
          stream.sendSnapshot(bytes);
        },
      };
      byStudent.set(uid, streams.add(countedStream));
      return countedStream;
    },
    count: () => [...byStudent.values()].reduce((sum, streams) => sum + streams.size, 0),
  };
}
