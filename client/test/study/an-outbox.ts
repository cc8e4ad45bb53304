import { vi } from "vitest";
import type { OutboxPlace } from "../../src/study/outbox/own-outbox.ts";
import type { Outbox, OutboxState } from "../../src/study/outbox/outbox.ts";

/** An outbox that the test reads; empty unless given entries. */
export function anOutbox(details: Partial<Outbox> & { holds?: Partial<OutboxState> } = {}): Outbox {
  const { holds, ...rest } = details;
  const state: OutboxState = { waiting: 0, unstored: 0, cutOff: null, ...holds };
  const listens = () => () => {};
  return {
    stamp: () => 0,
    learnTime: vi.fn<Outbox["learnTime"]>(),
    add: () => Promise.resolve(),
    flush: () => Promise.resolve(),
    state: () => state,
    onState: listens,
    onAccepted: listens,
    onRefused: listens,
    onElsewhere: listens,
    ...rest,
  };
}

/** Provides it to screens, as if it had been started already. */
export function outboxPlaceOf(outbox: Outbox): OutboxPlace {
  return {
    uid: "mira",
    recovered: Promise.resolve(0),
    outbox: { ...outbox, start: () => () => {} },
    stop: () => {},
    isClosed: false,
    accepted: [],
  };
}
