import { setImmediate as nextTurn } from "node:timers/promises";

import type { DeckSummary } from "@recollect/domain/decks/deck.ts";

import { eventBytes, type EventStream } from "../../../feed/event-stream.ts";
import type { News } from "../../../feed/feed.ts";
import type { DeckChange } from "../../../store/store.ts";
import type { AsRead } from "../deck/change-sequence.store.ts";

/** One open stream: its target, the session that may read it, and what it carries besides study hints. */
export type Subscriber = {
  stream: EventStream;
  sessionId: string;
  /** a snapshot of the decks, then each change of them */
  wantsDecks: boolean;
  /** the session's end, and a study hint whenever something may have been missed */
  wantsSession: boolean;
};

type StudentStreamsOptions = {
  /** every deck of the student, as it is now */
  readAll: () => Promise<AsRead<DeckSummary>>;
  /** those of the decks that exist */
  readSome: (ids: readonly number[]) => Promise<AsRead<DeckSummary>>;
  /** called when a read failed: the streams with decks would go stale, so they have been closed */
  onFailure: (error: unknown) => void;
  /** the last stream was closed */
  emptied: () => void;
};

export type StudentStreams = {
  readonly subscribers: ReadonlySet<Subscriber>;
  join(subscriber: Subscriber): void;
  leave(subscriber: Subscriber): void;
  /** Returns the remaining work for streams with decks: it resolves when the change is being sent to them. */
  publish(news: News): void | Promise<void>;
};

/** The cards to study changed: by the batch of entries that begins with this id, or by anything else (null). */
const studyHint = (entryId: string | null) => eventBytes("study", { entryId });

/** Ends a stream whose session is over, and sends the reason if the stream asked for it: reconnecting is pointless then. */
export function endWithSession({ stream, wantsSession }: Subscriber): void {
  if (wantsSession) stream.send(eventBytes("session", { state: "ended" }));
  stream.close();
}

/**
 * The streams of one student. Reads are sequential, and each is sent before the next begins, so what a stream gets after its snapshot is
 * never older than the snapshot. A change is read and serialized once, however many subscribe; changes during a read are read together
 * next.
 */
export function openStudentStreams({ readAll, readSome, onFailure, emptied }: StudentStreamsOptions): StudentStreams {
  const subscribers = new Set<Subscriber>();
  const withoutSnapshot = new Set<Subscriber>();
  const changedIds = new Set<number>();
  let isWorking = false;
  let lastHeardMs = -Infinity;
  /** nothing that was sent is newer than a change with a higher moment */
  let lastMoment = Infinity;
  let working = Promise.resolve();

  /** Resolves when all work is done and sent: a stream writes at the end of the turn in which it is sent something. */
  function work(): Promise<void> {
    if (!isWorking) working = workThrough();
    return working.then(() => nextTurn());
  }

  async function workThrough(): Promise<void> {
    isWorking = true;
    try {
      while (changedIds.size > 0 || withoutSnapshot.size > 0) {
        if (changedIds.size > 0) await sendChanges();
        if (withoutSnapshot.size > 0) await sendSnapshots();
      }
    } catch (error) {
      onFailure(error);
      changedIds.clear();
      for (const { stream, wantsDecks } of subscribers) if (wantsDecks) stream.close();
    } finally {
      isWorking = false;
      lastHeardMs = performance.now();
    }
  }

  async function sendChanges(): Promise<void> {
    const ids = [...changedIds];
    changedIds.clear();
    if (![...subscribers].some(isReading)) return;
    const now = new Map((await read(readSome(ids))).map((summary) => [summary.id, summary]));
    const events = ids.map((id) => (now.has(id) ? eventBytes("put", now.get(id)) : eventBytes("remove", { id })));
    sendToReading(Buffer.concat(events));
  }

  async function read(reading: Promise<AsRead<DeckSummary>>): Promise<DeckSummary[]> {
    const { decks, moment } = await reading;
    lastMoment = moment ?? Infinity;
    return decks;
  }

  const isReading = (subscriber: Subscriber) => subscriber.wantsDecks && !withoutSnapshot.has(subscriber);

  function sendToReading(bytes: Uint8Array): void {
    for (const subscriber of subscribers) if (isReading(subscriber)) subscriber.stream.send(bytes);
  }

  /** The state that a change left, if nothing newer can have been sent already. */
  function stateAfter({ now, moment, left }: DeckChange): DeckSummary | null {
    if (isWorking) return null;
    if (now) return now(lastHeardMs);
    return left !== undefined && moment !== undefined && moment > lastMoment ? left : null;
  }

  function sendChange(change: DeckChange): Promise<void> {
    const summary = stateAfter(change);
    lastHeardMs = performance.now();
    if (summary === null) {
      changedIds.add(change.deckId);
      return work();
    }
    lastMoment = Math.max(lastMoment, change.moment ?? Infinity);
    if ([...subscribers].some(isReading)) sendToReading(eventBytes("put", summary));
    return nextTurn();
  }

  async function sendSnapshots(): Promise<void> {
    const asking = [...withoutSnapshot];
    // Emptied before the read: a subscriber that misses something during it is added again, and gets another snapshot.
    withoutSnapshot.clear();
    const bytes = eventBytes("snapshot", await read(readAll()));
    for (const { stream } of asking) stream.sendSnapshot(bytes);
  }

  /** Sends the current state to a subscriber that has none or missed something. */
  function begin(subscriber: Subscriber): void {
    if (subscriber.wantsSession) subscriber.stream.send(studyHint(null));
    if (!subscriber.wantsDecks) return;
    withoutSnapshot.add(subscriber);
    void work();
  }

  return {
    subscribers,
    join(subscriber) {
      subscribers.add(subscriber);
      begin(subscriber);
    },
    leave(subscriber) {
      subscribers.delete(subscriber);
      withoutSnapshot.delete(subscriber);
      if (subscribers.size === 0) emptied();
    },
    publish(news) {
      if (news.kind === "deck") {
        return sendChange(news);
      } else if (news.kind === "study") {
        const bytes = studyHint(news.entryId);
        for (const { stream } of subscribers) stream.send(bytes);
      } else if (news.kind === "notices") {
        for (const { stream, wantsSession } of subscribers) if (wantsSession) stream.send(eventBytes("notices", {}));
      } else if (news.kind === "stars") {
        const bytes = eventBytes("stars", { deckId: news.deckId });
        for (const { stream, wantsSession } of subscribers) if (wantsSession) stream.send(bytes);
      } else if (news.kind === "groups") {
        const bytes = eventBytes("groups", { groupId: news.groupId });
        for (const { stream, wantsSession } of subscribers) if (wantsSession) stream.send(bytes);
      } else if (news.kind === "writers") {
        const bytes = eventBytes("writers", news.news);
        for (const { stream, wantsSession } of subscribers) if (wantsSession) stream.send(bytes);
      } else if (news.kind === "gap") {
        for (const subscriber of subscribers) begin(subscriber);
      } else if (news.kind === "closed") {
        for (const { stream } of subscribers) stream.close();
      } else if (news.kind === "session-ended") {
        for (const subscriber of subscribers) if (news.sessionId === subscriber.sessionId) endWithSession(subscriber);
      }
    },
  };
}
