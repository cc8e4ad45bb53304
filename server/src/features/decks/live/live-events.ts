import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canListDecks } from "@recollect/domain/permissions/decks.ts";

import { eventBytes, heartbeatBytes } from "../../../feed/event-stream.ts";
import type { Feed } from "../../../feed/feed.ts";
import type { OpenStreams } from "../../../feed/open-streams.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import type { Log } from "../../../process/log/log.ts";
import type { Store } from "../../../store/store.ts";
import { summaryOf } from "../deck/deck-views.ts";
import { findSummaries, listSummaries } from "../deck/decks.store.ts";
import { asRead } from "../deck/change-sequence.store.ts";
import { endWithSession, openStudentStreams, type StudentStreams, type Subscriber } from "./student-streams.ts";

type LiveEventsDeps = {
  store: Pick<Store, "read">;
  feed: Feed;
  streams: OpenStreams;
  isSessionAlive: (sessionId: string) => Promise<boolean>;
  log: Log;
  heartbeatMs?: number;
};

/** A browser counts a stream as dead that has brought nothing for two and a half of these. */
const usualHeartbeatMs = 10_000;

/** The sign of life that a page can see: it never learns of a comment. */
const heartbeatEvent = eventBytes("heartbeat", {});

export type LiveEvents = ReturnType<typeof createLiveEvents>;

/**
 * A student's events as a stream: `snapshot` (all decks' summaries), then `put` (one) and `remove` (`{id}`) as they change; `study`
 * (`{entryId}`) when what is to be studied changed, a hint to read again; `session` (`{state: "ended"}`). Nothing is missed in between: the
 * feed is subscribed before the snapshot is read. A stream ends with its session, with the server, and when its reader is too slow; the
 * browser then reconnects and starts with a new snapshot.
 */
export function createLiveEvents({ store, feed, streams: open, isSessionAlive, log, heartbeatMs = usualHeartbeatMs }: LiveEventsDeps) {
  const students = new Map<string, StudentStreams>();
  let heartbeat: NodeJS.Timeout | undefined;

  function streamsOf(uid: string): StudentStreams {
    const knownStudent = students.get(uid);
    if (knownStudent) return knownStudent;
    const streams: StudentStreams = openStudentStreams({
      readAll: async () => asRead(await listSummaries(store.read, uid), summaryOf),
      readSome: async (ids) => asRead(await findSummaries(store.read, uid, ids), summaryOf),
      onFailure: (error) => log({ level: "error", message: "a live list could not be read", reason: String(error) }),
      emptied() {
        unsubscribe();
        students.delete(uid);
        if (students.size === 0) clearInterval(heartbeat);
      },
    });
    const unsubscribe = feed.subscribe(uid, streams.publish);
    if (students.size === 0) heartbeat = setInterval(sendHeartbeat, heartbeatMs).unref();
    students.set(uid, streams);
    return streams;
  }

  function sendHeartbeat(): void {
    for (const { subscribers } of students.values()) {
      for (const subscriber of subscribers) {
        subscriber.stream.send(subscriber.wantsSession ? heartbeatEvent : heartbeatBytes);
        void endIfSessionOver(subscriber);
      }
    }
  }

  /** A session that can't be looked up counts as ended: no stream continues without one. */
  async function endIfSessionOver(subscriber: Subscriber): Promise<void> {
    const isAlive = await isSessionAlive(subscriber.sessionId).catch((error: unknown) => {
      log({ level: "error", message: "a live list's session could not be read", reason: String(error) });
      subscriber.stream.close();
      return true;
    });
    if (!isAlive) endWithSession(subscriber);
  }

  function subscribe({ uid, sessionId }: SessionViewer, wants: Pick<Subscriber, "wantsDecks" | "wantsSession">): Response {
    let leave = () => {};
    // Opened first: if it is refused, nothing is subscribed.
    const subscriber: Subscriber = { sessionId, ...wants, stream: open.open(uid, () => leave()) };
    try {
      const streams = streamsOf(uid);
      leave = () => streams.leave(subscriber);
      streams.join(subscriber);
    } catch (error) {
      subscriber.stream.close();
      throw error;
    }
    // The session may have ended between the guard and this line, before the subscription.
    void endIfSessionOver(subscriber);
    return subscriber.stream.response;
  }

  return {
    /**
     * The live list of the student's own decks. Throws `database/permission-denied` for another student's decks, `api/too-many-streams`.
     */
    decks(viewer: SessionViewer, uid: string): Response {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      return subscribe(viewer, { wantsDecks: true, wantsSession: false });
    },

    /** All events of the viewer; decks only if a page shows them. Throws `api/too-many-streams`. */
    all: (viewer: SessionViewer, { decks }: { decks: boolean }): Response => subscribe(viewer, { wantsDecks: decks, wantsSession: true }),
  };
}
