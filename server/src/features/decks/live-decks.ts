import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canListDecks } from "@recollect/domain/permissions/decks.ts";

import { eventBytes, heartbeatBytes, openEventStream } from "../../feed/event-stream.ts";
import type { Feed, News } from "../../feed/feed.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Log } from "../../process/log/log.ts";
import type { Store } from "../../store/store.ts";
import { openRoom, type Room, type Seat } from "./deck-subscriptions.ts";
import { summaryOf } from "./deck-views.ts";
import { findSummaries, listSummaries } from "./decks.store.ts";

type Parts = {
  store: Pick<Store, "read">;
  feed: Feed;
  isSessionAlive: (sessionId: string) => Promise<boolean>;
  log: Log;
  heartbeatMs?: number;
};

export type LiveDecks = ReturnType<typeof createLiveDecks>;

/**
 * One's own decks as a stream of events: `snapshot` (all summaries), then `put` (one) and `remove` (`{id}`) as they change, and `study`
 * (`{entryId}`) when what is to be studied changed. That one is a hint: it says that something did, and whoever shows it reads anew.
 * Nothing is missed in between: the feed is joined before the snapshot is read. The stream ends with its session, with the
 * server, and when its reader is too slow; the browser then connects anew and starts from a new snapshot.
 */
export function createLiveDecks({ store, feed, isSessionAlive, log, heartbeatMs = 15_000 }: Parts) {
  const rooms = new Map<string, Room>();
  let heart: NodeJS.Timeout | undefined;

  function roomOf(uid: string): Room {
    const open = rooms.get(uid);
    if (open) return open;
    const room: Room = openRoom({
      readAll: async () => (await listSummaries(store.read, uid)).map(summaryOf),
      readSome: async (ids) => (await findSummaries(store.read, uid, ids)).map(summaryOf),
      failed: (error) => log({ level: "error", message: "a live list could not be read", reason: String(error) }),
      emptied() {
        unsubscribe();
        rooms.delete(uid);
        if (rooms.size === 0) clearInterval(heart);
      },
    });
    const unsubscribe = feed.subscribe(uid, (news) => hear(room, news));
    if (rooms.size === 0) heart = setInterval(beat, heartbeatMs).unref();
    rooms.set(uid, room);
    return room;
  }

  function beat(): void {
    for (const room of rooms.values()) {
      for (const seat of room.seats) {
        seat.stream.send(heartbeatBytes);
        void endWithSession(seat);
      }
    }
  }

  /** A session that cannot be looked up counts as ended: nobody reads on without one. */
  async function endWithSession(seat: Seat): Promise<void> {
    const alive = await isSessionAlive(seat.sessionId).catch((error: unknown) => {
      log({ level: "error", message: "a live list's session could not be read", reason: String(error) });
      return false;
    });
    if (!alive) seat.stream.close();
  }

  return {
    /** Throws `database/permission-denied` for somebody else's decks. */
    stream(viewer: SessionViewer, uid: string): Response {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      const room = roomOf(uid);
      const seat: Seat = { sessionId: viewer.sessionId, stream: openEventStream(() => room.leave(seat)) };
      room.join(seat);
      // The session may have ended between the guard and this line, before anybody listened.
      void endWithSession(seat);
      return seat.stream.response;
    },
  };
}

function hear(room: Room, news: News): void {
  if (news.kind === "deck") return room.changed(news.deckId);
  if (news.kind === "gap") return room.missedSomething();
  if (news.kind === "study") {
    const bytes = eventBytes("study", { entryId: news.entryId });
    for (const { stream } of room.seats) stream.send(bytes);
    return;
  }
  for (const { stream, sessionId } of room.seats) {
    if (news.kind === "closed" || news.sessionId === sessionId) stream.close();
  }
}
