import { AppError } from "@recollect/domain/errors/app-error.ts";
import { mostEntries } from "@recollect/domain/study/log/entry.ts";
import { describe, expect, test } from "vitest";
import { addMany, anEntry, aStartedOutbox, noon, settled } from "../../../test/a-device.ts";
import type { OutboxState } from "./outbox.ts";

describe("an entry", () => {
  test("is stored on the device before the server has it, and removed when it does", async () => {
    const { server, outbox, stored } = aStartedOutbox();
    await outbox.add(anEntry("a"));
    expect(server.log.size).toBe(0);
    expect(stored()).toEqual(["a"]);
    expect(outbox.state()).toEqual({ waiting: 1, unstored: 0, cutOff: null });
    await outbox.flush();
    expect(server.log.get("a")).toEqual(anEntry("a"));
    expect(stored()).toEqual([]);
    expect(outbox.state()).toEqual({ waiting: 0, unstored: 0, cutOff: null });
  });

  test("is sent by itself, and the server's reply is passed on", async () => {
    const { outbox } = aStartedOutbox();
    const told: (string | number)[][] = [];
    const stop = outbox.onAccepted(({ accepted, now }) => told.push([...accepted, now]));
    await outbox.add(anEntry("a"));
    await settled();
    expect(told).toEqual([["a", noon]]);
    stop();
    await outbox.add(anEntry("b"));
    await settled();
    expect(told).toHaveLength(1);
  });

  test("whose reply was lost is sent again and counts once", async () => {
    const { server, device, outbox, logged } = aStartedOutbox();
    server.losesReply = true;
    await outbox.add(anEntry("a"));
    await settled();
    expect(outbox.state()).toEqual({ waiting: 1, unstored: 0, cutOff: "network" });
    server.losesReply = false;
    await device.pass(500);
    expect(server.requests).toEqual([["a"], ["a"]]);
    expect(logged()).toEqual(["a"]);
    expect(outbox.state()).toEqual({ waiting: 0, unstored: 0, cutOff: null });
  });
});

describe("many entries", () => {
  test("are sent in the order of their times, at most 500 a request, one request at a time", async () => {
    const { server, outbox, logged } = aStartedOutbox();
    let [underWay, most] = [0, 0];
    server.isOnline = false;
    const ids = await addMany(outbox, mostEntries + 20);
    await settled();
    server.isOnline = true;
    server.refuses = () => ((most = Math.max(most, ++underWay)), null);
    outbox.onAccepted(() => (underWay -= 1));
    await Promise.all([outbox.flush(), outbox.flush(), outbox.add(anEntry("late"))]);
    await outbox.flush();
    expect(most).toBe(1);
    expect(Math.max(...server.requests.map(({ length }) => length))).toBe(mostEntries);
    expect(logged()).toEqual([...ids, "late"]);
  });

  test("that are added during a request are sent with the next one", async () => {
    const { outbox, logged } = aStartedOutbox();
    const sending = outbox.add(anEntry("a")).then(() => outbox.flush());
    await Promise.resolve();
    await outbox.add(anEntry("b", { at: noon + 1 }));
    await sending;
    expect(logged()).toEqual(["a", "b"]);
  });
});

describe("without a network", () => {
  test("entries wait, the state says so, and the retries are further and further apart, up to half a minute", async () => {
    const { server, device, outbox } = aStartedOutbox();
    const states: OutboxState[] = [];
    outbox.onState((state) => states.push(state));
    server.isOnline = false;
    await outbox.add(anEntry("a"));
    await settled();
    expect(states).toEqual([
      { waiting: 1, unstored: 0, cutOff: null },
      { waiting: 1, unstored: 0, cutOff: "network" },
    ]);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const [wait = 0] = device.planned();
      waits.push(wait);
      await device.pass(wait);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    server.isOnline = true;
    await device.pass(30_000);
    expect(states.at(-1)).toEqual({ waiting: 0, unstored: 0, cutOff: null });
    expect(device.planned()).toEqual([]);
  });

  test("another entry does not retry before its time", async () => {
    const { server, device, outbox } = aStartedOutbox();
    server.isOnline = false;
    await outbox.add(anEntry("a"));
    await settled();
    server.isOnline = true;
    await outbox.add(anEntry("b", { at: noon + 1 }));
    await settled();
    expect(server.requests).toEqual([]);
    await device.pass(500);
    expect(server.requests).toEqual([["a", "b"]]);
  });

  test.each(["online", "visibilitychange"])("%s sends at once", async (event) => {
    const { server, device, outbox, logged } = aStartedOutbox();
    server.isOnline = false;
    await outbox.add(anEntry("a"));
    await device.pass(500);
    await device.pass(1000);
    server.isOnline = true;
    outbox.events.dispatchEvent(new Event(event));
    await settled();
    expect(logged()).toEqual(["a"]);
    expect(device.planned()).toEqual([]);
  });

  test("flush reports that the server can't be reached; with nothing to send it needs no server", async () => {
    const { server, outbox } = aStartedOutbox();
    server.isOnline = false;
    await outbox.flush();
    await outbox.add(anEntry("a"));
    await expect(outbox.flush()).rejects.toMatchObject({ code: "database/network-error" });
  });

  test("entries of an earlier visit are sent when the next one begins", async () => {
    const { server, device, outbox, stop } = aStartedOutbox();
    server.isOnline = false;
    const ids = await addMany(outbox, 3);
    await settled();
    stop();
    server.isOnline = true;
    const next = device.tab();
    next.start();
    await settled();
    expect(server.requests).toEqual([ids]);
    expect(next.state().waiting).toBe(0);
  });
});

describe("a server with failures", () => {
  test.each([
    ["api/rate-limit", null],
    ["api/service-unavailable", "server"],
    ["database/contention", "server"],
  ] as const)("that answers %s is asked again later, and nothing is lost", async (code, cutOff) => {
    const { server, device, outbox, logged } = aStartedOutbox();
    server.refuses = () => new AppError(code);
    await addMany(outbox, 3);
    await settled();
    expect(server.requests).toHaveLength(1);
    expect(outbox.state()).toEqual({ waiting: 3, unstored: 0, cutOff });
    server.refuses = () => null;
    await device.pass(500);
    expect(logged()).toEqual(["e1", "e2", "e3"]);
    expect(outbox.state()).toEqual({ waiting: 0, unstored: 0, cutOff: null });
  });

  test("because of one entry gets those of all other cards, and that one later, in its card's order", async () => {
    const { server, device, outbox, logged } = aStartedOutbox();
    server.refuses = (entries) => (entries.some(({ id }) => id === "e2") ? new AppError("unknown") : null);
    await addMany(outbox, 5);
    await outbox.add({ id: "back", deckKey: "mira/7", cardId: "e2", at: noon, kind: "undo", undoes: "e2" });
    for (let attempt = 0; attempt < 3; attempt++) await device.pass(30_000);
    expect(logged()).toEqual(["e1", "e3", "e4", "e5"]);
    expect(outbox.state().waiting).toBe(2);
    server.refuses = () => null;
    await device.pass(30_000);
    expect(logged().slice(4)).toEqual(["e2", "back"]);
  });
});

describe("a refusal", () => {
  test("of one entry drops that one, reports it, and the rest is sent at once", async () => {
    const { server, outbox, refused, logged } = aStartedOutbox();
    const isGone = (id: string) => id === "e2" || id === "e4";
    server.refuses = (entries) => {
      const gone = entries.find(({ id }) => isGone(id));
      return gone ? new AppError("study/card-not-found", { details: { id: gone.id } }) : null;
    };
    await addMany(outbox, 5);
    await outbox.flush();
    expect(refused).toEqual(["e2: study/card-not-found", "e4: study/card-not-found"]);
    expect(logged()).toEqual(["e1", "e3", "e5"]);
    expect(outbox.state().waiting).toBe(0);
  });

  test("that names no entry is narrowed down to the invalid one", async () => {
    const { server, outbox, refused } = aStartedOutbox();
    server.isOnline = false;
    await addMany(outbox, 40);
    await settled();
    server.isOnline = true;
    server.refuses = (entries) => (entries.some(({ id }) => id === "e23") ? new AppError("request/invalid") : null);
    await outbox.flush();
    expect(refused).toEqual(["e23: request/invalid"]);
    expect(server.log.size).toBe(39);
  });

  test("that is not about the entries keeps all of them", async () => {
    const { server, device, outbox, refused } = aStartedOutbox();
    server.refuses = () => new AppError("request/other-origin");
    await addMany(outbox, 4);
    for (let attempt = 0; attempt < 10; attempt++) await device.pass(30_000);
    expect(refused).toEqual([]);
    expect(outbox.state().waiting).toBe(4);
    server.refuses = () => null;
    await device.pass(30_000);
    expect(server.log.size).toBe(4);
  });
});
