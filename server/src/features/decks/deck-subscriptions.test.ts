import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { expect, test } from "vitest";

import { readEvents } from "../../../test/event-reader.ts";
import { openEventStream } from "../../feed/event-stream.ts";
import { openRoom, type Room, type Seat } from "./deck-subscriptions.ts";

const summary = (revision: number): DeckSummary => ({
  id: 7,
  title: "Capitals",
  description: "",
  cardCount: 1,
  visibility: "Private",
  updatedAt: 1,
  revision,
});

/** A room over one deck whose every read waits until the test lets it see what is there. */
function aRoom() {
  const reads: { kind: "all" | "some"; see: (revision: number) => void }[] = [];
  const read = (kind: "all" | "some") =>
    new Promise<DeckSummary[]>((resolve) => reads.push({ kind, see: (revision) => resolve([summary(revision)]) }));
  const left: string[] = [];
  const room = openRoom({
    readAll: () => read("all"),
    readSome: () => read("some"),
    failed: (error) => left.push(String(error)),
    emptied: () => left.push("empty"),
  });
  /** Lets the oldest read go on; it saw the deck at this revision. */
  const see = async (kind: "all" | "some", revision: number) => {
    const next = reads.shift();
    expect(next?.kind).toBe(kind);
    next?.see(revision);
    await new Promise(setImmediate);
  };
  return { room, reads, see, left };
}

function sitDown(room: Room) {
  const seat: Seat = { sessionId: "session", stream: openEventStream(() => room.leave(seat)) };
  room.join(seat);
  const events = readEvents(seat.stream.response);
  const revision = async () => {
    const event = await events.next();
    const [first] = [event?.data].flat() as DeckSummary[];
    return `${event?.event} ${first?.revision}`;
  };
  return { seat, revision };
}

test("a change while the snapshot is being read comes after it", async () => {
  const { room, see } = aRoom();
  const tab = sitDown(room);
  room.changed(7);
  await see("all", 1);
  await see("some", 2);
  expect([await tab.revision(), await tab.revision()]).toEqual(["snapshot 1", "put 2"]);
});

test("whoever joins during a read waits for a snapshot that is read later", async () => {
  const { room, see, reads } = aRoom();
  const first = sitDown(room);
  const second = sitDown(room);
  expect(reads).toHaveLength(1);
  await see("all", 1);
  await see("all", 2);
  expect([await first.revision(), await second.revision()]).toEqual(["snapshot 1", "snapshot 2"]);
});

test("changes that come in during a read are read together", async () => {
  const { room, see, reads } = aRoom();
  const tab = sitDown(room);
  await see("all", 1);
  for (let count = 0; count < 5; count += 1) room.changed(7);
  await see("some", 2);
  await see("some", 6);
  expect(reads).toEqual([]);
  expect([await tab.revision(), await tab.revision(), await tab.revision()]).toEqual(["snapshot 1", "put 2", "put 6"]);
});

test("what was missed while a snapshot was being read comes with another one", async () => {
  const { room, see } = aRoom();
  const tab = sitDown(room);
  room.missedSomething();
  await see("all", 1);
  await see("all", 2);
  expect([await tab.revision(), await tab.revision()]).toEqual(["snapshot 1", "snapshot 2"]);
});

test("a room says when the last one has left", () => {
  const { room, left } = aRoom();
  const [first, second] = [sitDown(room), sitDown(room)];
  first.seat.stream.close();
  expect(left).toEqual([]);
  second.seat.stream.close();
  expect(left).toEqual(["empty"]);
});
