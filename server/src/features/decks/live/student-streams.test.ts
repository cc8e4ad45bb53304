import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { expect, test } from "vitest";

import { readEvents } from "../../../../test/event-reader.ts";
import type { DeckChange } from "../../../store/store.ts";
import { openEventStream } from "../../../feed/event-stream.ts";
import type { AsRead } from "../deck/change-sequence.store.ts";
import { openStudentStreams, type StudentStreams, type Subscriber } from "./student-streams.ts";

const summary = (revision: number): DeckSummary => ({
  id: 7,
  title: "Capitals",
  description: "",
  cardCount: 1,
  visibility: "Private",
  updatedAt: 1,
  revision,
});

/** The streams of one student with one deck; every read waits until the test releases it. Its moment is a hundred times the revision that it saw. */
function someStreams() {
  const reads: { kind: "all" | "some"; see: (revision: number) => void }[] = [];
  const read = (kind: "all" | "some") =>
    new Promise<AsRead<DeckSummary>>((resolve) =>
      reads.push({
        kind,
        see: (revision) => resolve(revision === 0 ? { decks: [], moment: null } : { decks: [summary(revision)], moment: revision * 100 }),
      }),
    );
  const left: string[] = [];
  const streams = openStudentStreams({
    readAll: () => read("all"),
    readSome: () => read("some"),
    onFailure: (error) => left.push(String(error)),
    emptied: () => left.push("empty"),
  });
  /** Releases the oldest read; it saw the deck at this revision, or (0) not at all. */
  const see = async (kind: "all" | "some", revision: number) => {
    const next = reads.shift();
    expect(next?.kind).toBe(kind);
    next?.see(revision);
    await new Promise(setImmediate);
  };
  return { streams, reads, see, left };
}

function aSubscriber(streams: StudentStreams) {
  const subscriber: Subscriber = {
    sessionId: "session",
    wantsDecks: true,
    wantsSession: false,
    stream: openEventStream(() => streams.leave(subscriber)),
  };
  streams.join(subscriber);
  const events = readEvents(subscriber.stream.response);
  const revision = async () => {
    const event = await events.next();
    const [first] = [event?.data].flat() as DeckSummary[];
    return `${event?.event} ${first?.revision}`;
  };
  return { subscriber, revision };
}

test("a change while the snapshot is being read comes after it", async () => {
  const { streams, see } = someStreams();
  const tab = aSubscriber(streams);
  void streams.publish({ kind: "deck", uid: "ada", deckId: 7 });
  await see("all", 1);
  await see("some", 2);
  expect([await tab.revision(), await tab.revision()]).toEqual(["snapshot 1", "put 2"]);
});

test("one that joins during a read waits for a later snapshot", async () => {
  const { streams, see, reads } = someStreams();
  const first = aSubscriber(streams);
  const second = aSubscriber(streams);
  expect(reads).toHaveLength(1);
  await see("all", 1);
  await see("all", 2);
  expect([await first.revision(), await second.revision()]).toEqual(["snapshot 1", "snapshot 2"]);
});

test("changes that arrive during a read are read together", async () => {
  const { streams, see, reads } = someStreams();
  const tab = aSubscriber(streams);
  await see("all", 1);
  for (let count = 0; count < 5; count += 1) void streams.publish({ kind: "deck", uid: "ada", deckId: 7 });
  await see("some", 2);
  await see("some", 6);
  expect(reads).toEqual([]);
  expect([await tab.revision(), await tab.revision(), await tab.revision()]).toEqual(["snapshot 1", "put 2", "put 6"]);
});

test("a change is done when all streams with decks have it, also one that arrived during a read", async () => {
  const { streams, see } = someStreams();
  const tab = aSubscriber(streams);
  await see("all", 1);
  await tab.revision();
  const told: string[] = [];
  const publish = (name: string) =>
    Promise.resolve(streams.publish({ kind: "deck", uid: "ada", deckId: 7 })).then(() => void told.push(name));
  const [first, second] = [publish("first"), publish("second")];
  await see("some", 2);
  expect(told).toEqual([]);
  await see("some", 3);
  await Promise.all([first, second]);
  expect([await tab.revision(), await tab.revision()]).toEqual(["put 2", "put 3"]);
});

/** A change by a write that begins now and leaves the deck at this revision. */
function aChangeFromNow(revision: number): Parameters<StudentStreams["publish"]>[0] {
  const sinceMs = performance.now();
  return { kind: "deck", uid: "ada", deckId: 7, now: (lastHeardMs) => (lastHeardMs < sinceMs ? summary(revision) : null) };
}

test("a change with its result is sent without a read", async () => {
  const { streams, see, reads } = someStreams();
  const tab = aSubscriber(streams);
  await see("all", 1);
  await streams.publish(aChangeFromNow(2));
  expect(reads).toEqual([]);
  expect([await tab.revision(), await tab.revision()]).toEqual(["snapshot 1", "put 2"]);
});

test("a change is read if another was announced while it was written", async () => {
  const { streams, see } = someStreams();
  const tab = aSubscriber(streams);
  await see("all", 1);
  const slow = aChangeFromNow(2);
  await streams.publish(aChangeFromNow(3));
  void streams.publish(slow);
  await see("some", 3);
  expect([await tab.revision(), await tab.revision(), await tab.revision()]).toEqual(["snapshot 1", "put 3", "put 3"]);
});

test("a change is read if a snapshot ended while it was written, or is in progress", async () => {
  const { streams, see } = someStreams();
  const tab = aSubscriber(streams);
  const during = aChangeFromNow(2);
  void streams.publish(during);
  await see("all", 3);
  await see("some", 3);
  const beforeItsEnd = aChangeFromNow(4);
  const late = aSubscriber(streams);
  await see("all", 5);
  void streams.publish(beforeItsEnd);
  await see("some", 5);
  expect([await tab.revision(), await tab.revision(), await tab.revision()]).toEqual(["snapshot 3", "put 3", "put 5"]);
  expect([await late.revision(), await late.revision()]).toEqual(["snapshot 5", "put 5"]);
});

/** A change by another process that left the deck at this revision. */
function aChangeElsewhere(revision: number, moment: number): Parameters<StudentStreams["publish"]>[0] {
  return { kind: "deck", uid: "ada", deckId: 7, moment, left: summary(revision) };
}

test("a change in another process is sent without a read if it came after the last one", async () => {
  const { streams, see, reads } = someStreams();
  const tab = aSubscriber(streams);
  await see("all", 1);
  await streams.publish(aChangeElsewhere(2, 101));
  await streams.publish(aChangeElsewhere(3, 102));
  expect(reads).toEqual([]);
  expect([await tab.revision(), await tab.revision(), await tab.revision()]).toEqual(["snapshot 1", "put 2", "put 3"]);
});

test("a change in another process is read if a read, or another change, may already have shown a newer state", async () => {
  const { streams, see } = someStreams();
  const tab = aSubscriber(streams);
  await see("all", 2);
  void streams.publish(aChangeElsewhere(1, 200));
  await see("some", 2);
  await streams.publish(aChangeElsewhere(4, 204));
  void streams.publish(aChangeElsewhere(3, 203));
  await see("some", 4);
  const told = [await tab.revision(), await tab.revision(), await tab.revision(), await tab.revision()];
  expect(told).toEqual(["snapshot 2", "put 2", "put 4", "put 4"]);
});

test("a change in another process is read if nothing says which came later: a read of nothing, or a change of unknown moment", async () => {
  const { streams, see, reads } = someStreams();
  const tab = aSubscriber(streams);
  await see("all", 0);
  void streams.publish(aChangeElsewhere(1, 101));
  await see("some", 1);
  await streams.publish(aChangeFromNow(2));
  void streams.publish(aChangeElsewhere(3, 102));
  await see("some", 3);
  await streams.publish({ ...aChangeFromNow(4), moment: 400 } as DeckChange);
  await streams.publish(aChangeElsewhere(5, 401));
  expect(reads).toEqual([]);
  const told: string[] = [];
  while (told.length < 6) told.push(await tab.revision());
  expect(told).toEqual(["snapshot undefined", "put 1", "put 2", "put 3", "put 4", "put 5"]);
});

test("after a gap in which the database lost its last changes, its state and its lower moments count", async () => {
  const { streams, see, reads } = someStreams();
  const tab = aSubscriber(streams);
  await see("all", 5);
  await streams.publish(aChangeElsewhere(6, 501));
  void streams.publish({ kind: "gap" });
  await see("all", 4);
  void streams.publish(aChangeElsewhere(3, 399));
  await see("some", 4);
  await streams.publish(aChangeElsewhere(5, 401));
  expect(reads).toEqual([]);
  const sent: string[] = [];
  while (sent.length < 5) sent.push(await tab.revision());
  expect(sent).toEqual(["snapshot 5", "put 6", "snapshot 4", "put 4", "put 5"]);
});

test("changes missed during a snapshot are followed by another one", async () => {
  const { streams, see } = someStreams();
  const tab = aSubscriber(streams);
  void streams.publish({ kind: "gap" });
  await see("all", 1);
  await see("all", 2);
  expect([await tab.revision(), await tab.revision()]).toEqual(["snapshot 1", "snapshot 2"]);
});

test("the end of the last stream is reported", () => {
  const { streams, left } = someStreams();
  const [first, second] = [aSubscriber(streams), aSubscriber(streams)];
  first.subscriber.stream.close();
  expect(left).toEqual([]);
  second.subscriber.stream.close();
  expect(left).toEqual(["empty"]);
});
