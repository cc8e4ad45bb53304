import { AppError } from "@recollect/domain/errors/app-error.ts";
import { CLOCK } from "@recollect/domain/limits/limits.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { describe, expect, test } from "vitest";
import { addMany, anEntry, aStartedOutbox, noon, settled } from "../../../test/a-device.ts";

describe("the session is over", () => {
  test("entries wait until the student signs in again", async () => {
    const { server, device, outbox, stop, logged } = aStartedOutbox();
    server.refuses = () => new AppError("auth/required");
    await addMany(outbox, 2);
    await expect(outbox.flush()).rejects.toMatchObject({ code: "auth/required" });
    stop();
    await outbox.add(anEntry("late"));
    server.refuses = () => null;
    await device.pass(hourMs);
    expect(server.log.size).toBe(0);
    device.tab().start();
    await settled();
    expect(logged()).toEqual(["e1", "e2", "late"]);
  });

  test("another student in the same browser neither sees nor sends them", async () => {
    const { server, device, outbox, stop, logged, stored } = aStartedOutbox();
    server.isOnline = false;
    await outbox.add(anEntry("a"));
    await settled();
    stop();
    server.isOnline = true;
    const ada = device.tab("ada");
    const elsewhere: string[] = [];
    ada.onElsewhere(({ id }) => elsewhere.push(id));
    ada.start();
    await outbox.add(anEntry("b", { at: noon + 1 }));
    await ada.add(anEntry("x", { deckKey: "ada/1" }));
    await ada.flush();
    expect(ada.state().waiting).toBe(0);
    expect(elsewhere).toEqual([]);
    expect(logged()).toEqual(["x"]);
    expect(stored()).toEqual(["a", "b"]);
  });
});

describe("a browser that refuses storage", () => {
  test("has the entry in memory, and the entry is safe when the server has it", async () => {
    const { device, outbox, logged } = aStartedOutbox();
    device.isFull = true;
    await outbox.add(anEntry("a"));
    expect(logged()).toEqual(["a"]);
    expect(outbox.state().waiting).toBe(0);
  });

  test("without a network: the entry is not safe, which is reported, but it is sent as soon as possible", async () => {
    const { server, device, outbox, logged } = aStartedOutbox();
    device.isFull = true;
    server.isOnline = false;
    await expect(outbox.add(anEntry("a"))).rejects.toMatchObject({ code: "database/network-error" });
    expect(outbox.state()).toEqual({ waiting: 1, unstored: 1, cutOff: "network" });
    server.isOnline = true;
    await device.pass(500);
    expect(logged()).toEqual(["a"]);
  });

  test("and a server that refuses the entry: that is reported", async () => {
    const { server, device, outbox } = aStartedOutbox();
    device.isFull = true;
    server.refuses = () => new AppError("study/card-not-found", { details: { id: "a" } });
    await expect(outbox.add(anEntry("a"))).rejects.toMatchObject({ code: "study/card-not-found" });
    expect(outbox.state().waiting).toBe(0);
  });

  test("later on has the earlier ones, and skips invalid ones", async () => {
    const { server, device, outbox, logged } = aStartedOutbox();
    server.isOnline = false;
    await outbox.add(anEntry("a"));
    device.stored.set("recollect:study:entry:mira:odd", "{");
    device.stored.set("recollect:study:entry:mira:odder", '{"entry":3}');
    device.stored.set("theme", "dark");
    device.isFull = true;
    await outbox.add(anEntry("b", { at: noon + 1 })).catch(() => {});
    server.isOnline = true;
    await outbox.flush();
    expect(logged()).toEqual(["a", "b"]);
    expect(outbox.state().waiting).toBe(0);
    expect([...device.stored.keys()].filter((key) => !key.includes(":last:"))).toEqual(["theme"]);
  });
});

describe("a browser whose storage is cleared while entries wait", () => {
  test("still sends those of the open tab", async () => {
    const { server, device, outbox, logged } = aStartedOutbox();
    server.isOnline = false;
    await outbox.add(anEntry("a"));
    await settled();
    device.stored.clear();
    device.database.clear();
    expect(outbox.state().waiting).toBe(1);
    server.isOnline = true;
    await outbox.flush();
    expect(logged()).toEqual(["a"]);
    expect(outbox.state().waiting).toBe(0);
  });

  test("does not send again what another tab has sent", async () => {
    const { server, device, outbox } = aStartedOutbox();
    const other = device.tab();
    other.start();
    server.isOnline = false;
    await outbox.add(anEntry("a"));
    await settled();
    server.isOnline = true;
    await other.flush();
    expect(outbox.state().waiting).toBe(0);
    await outbox.flush();
    expect(server.requests).toEqual([["a"]]);
  });

  test("gives later times than before, also if its clock was set back and it can't store any more", () => {
    const { device, outbox } = aStartedOutbox();
    expect(outbox.stamp()).toBe(noon);
    device.isFull = true;
    device.now = noon + 5000;
    expect(outbox.stamp()).toBe(noon + 5000);
    device.now = noon;
    expect(outbox.stamp()).toBe(noon + 5001);
  });
});

describe("a database that can't be used", () => {
  test("is replaced by the second place: the entry is safe, also for the next start, and moves when the database works again", async () => {
    const { server, device, outbox, logged } = aStartedOutbox();
    device.refusesDatabase = true;
    server.isOnline = false;
    await outbox.add(anEntry("a"));
    expect(outbox.state()).toMatchObject({ waiting: 1, unstored: 0 });
    expect([...device.stored.keys()]).toContain("recollect:study:entry:mira:a");
    device.write();
    device.kill();
    device.refusesDatabase = false;
    const next = device.tab();
    await settled();
    expect([...device.database.keys()]).toEqual(["recollect:study:entry:mira:a"]);
    server.isOnline = true;
    next.start();
    await settled();
    expect(logged()).toEqual(["a"]);
  });

  test("for a moment loses nothing: what it had is sent when it can be read", async () => {
    const { server, device, outbox, logged } = aStartedOutbox();
    server.isOnline = false;
    await outbox.add(anEntry("a"));
    await settled();
    device.kill();
    device.refusesDatabase = true;
    const next = device.tab();
    next.start();
    await settled();
    server.isOnline = true;
    await next.flush();
    expect(logged()).toEqual([]);
    device.refusesDatabase = false;
    next.events.dispatchEvent(new Event("online"));
    await settled();
    expect(logged()).toEqual(["a"]);
  });

  test("keeps an undo whose answer can't be read now: both are sent when it can", async () => {
    const { server, device, outbox, logged, refused } = aStartedOutbox();
    const otherTab = device.tab();
    otherTab.start();
    server.isOnline = false;
    await otherTab.add(anEntry("a"));
    await settled();
    device.refusesDatabase = true;
    server.isOnline = true;
    const { deckKey, cardId } = anEntry("a");
    await otherTab.add({ id: "undo", deckKey, cardId, at: noon + 1, kind: "undo", undoes: "a" });
    otherTab.close();
    outbox.events.dispatchEvent(new Event("online"));
    await settled();
    expect(refused).toEqual([]);
    device.refusesDatabase = false;
    outbox.events.dispatchEvent(new Event("online"));
    await settled();
    expect(logged()).toEqual(["a", "undo"]);
  });
});

test("an undo after the browser was cleared is stored with its answer, so that another tab sends both", async () => {
  const { server, device, outbox, logged, refused } = aStartedOutbox();
  server.isOnline = false;
  const answer = anEntry("a");
  await outbox.add(answer);
  await settled();
  device.database.clear();
  await outbox.add({ id: "undo", deckKey: answer.deckKey, cardId: answer.cardId, at: noon + 1, kind: "undo", undoes: "a" });
  outbox.close();
  server.isOnline = true;
  device.tab().start();
  await settled();
  expect(refused).toEqual([]);
  expect(logged()).toEqual(["a", "undo"]);
});

describe("a tab of an older build", () => {
  const key = "recollect:study:entry:mira:old";
  const newValue = JSON.stringify({ entry: anEntry("old"), offsetMs: 0 });

  test("writes to its own storage: this tab has the entry at once, keeps it, and sends it if the old one does not", async () => {
    const { device, outbox, logged } = aStartedOutbox();
    const received: string[] = [];
    outbox.onElsewhere(({ id }) => received.push(id));
    await settled();
    device.stored.set(key, newValue);
    outbox.events.dispatchEvent(new StorageEvent("storage", { key, oldValue: null, newValue }));
    await settled();
    expect([received, outbox.state().waiting, device.stored.has(key), device.database.has(key)]).toEqual([["old"], 1, false, true]);
    await device.pass(30_000);
    expect(logged()).toEqual(["old"]);
  });

  test("that has sent an entry of its own leaves none to this tab", async () => {
    const { server, device, outbox } = aStartedOutbox();
    await settled();
    outbox.events.dispatchEvent(new StorageEvent("storage", { key, oldValue: newValue, newValue: null }));
    await device.pass(30_000);
    expect([server.requests, outbox.state().waiting]).toEqual([[], 0]);
  });
});

describe("two tabs", () => {
  test("send each other's entries only if the other does not, and get them at once", async () => {
    const { server, device, outbox, logged } = aStartedOutbox();
    const other = device.tab();
    other.start();
    const received: string[] = [];
    other.onElsewhere(({ id }) => received.push(id));
    await settled();
    await outbox.add(anEntry("a"));
    expect(received).toEqual(["a"]);
    expect(other.state().waiting).toBe(1);
    await settled();
    expect(server.requests).toEqual([["a"]]);
    expect(other.state().waiting).toBe(0);
    server.isOnline = false;
    await outbox.add(anEntry("b", { at: noon + 1 }));
    await settled();
    outbox.events.dispatchEvent(new Event("pagehide"));
    outbox.close();
    server.isOnline = true;
    await device.pass(30_000);
    expect(logged()).toEqual(["a", "b"]);
    expect(received).toEqual(["a", "b"]);
  });

  test("give no two entries the same time, and never overwrite each other", async () => {
    const { server, device, outbox, logged } = aStartedOutbox();
    const other = device.tab();
    other.start();
    server.isOnline = false;
    const stamps = [outbox.stamp(), other.stamp(), outbox.stamp(), other.stamp()];
    expect(stamps).toEqual([noon, noon + 1, noon + 2, noon + 3]);
    await Promise.all(stamps.map((at, place) => (place % 2 === 0 ? outbox : other).add(anEntry(`e${place}`, { at }))));
    await settled();
    server.isOnline = true;
    await other.flush();
    expect(logged()).toEqual(["e0", "e1", "e2", "e3"]);
  });
});

describe("clocks", () => {
  test("an entry's time is the server's as soon as it is known from any reply", async () => {
    const { server, device, outbox } = aStartedOutbox();
    device.now = noon - 2 * hourMs;
    expect(outbox.stamp()).toBe(noon - 2 * hourMs);
    outbox.learnTime(noon - hourMs);
    expect(outbox.stamp()).toBe(noon - hourMs);
    await outbox.add(anEntry("a", { at: noon - hourMs }));
    await outbox.flush();
    expect(server.now).toBe(noon);
    expect(outbox.stamp()).toBe(noon);
  });

  test("times continue after the last one when the clock is set back, also after a reload and without storage", () => {
    const { device, outbox } = aStartedOutbox();
    device.isFull = true;
    expect(outbox.stamp()).toBe(noon);
    device.now -= hourMs;
    expect(outbox.stamp()).toBe(noon + 1);
    device.isFull = false;
    expect(outbox.stamp()).toBe(noon + 2);
    expect(device.tab().stamp()).toBe(noon + 3);
  });

  test.each([
    ["an hour ahead", hourMs],
    ["two years behind", -2 * 365 * 24 * hourMs],
  ])("with a clock that is %s waiting entries get the right times at the same intervals, and are sent", async (_, wrongMs) => {
    const { server, device, outbox, refused } = aStartedOutbox();
    device.now += wrongMs;
    server.isOnline = false;
    for (const id of ["a", "b", "c"]) {
      await device.pass(600_000);
      await outbox.add(anEntry(id, { at: outbox.stamp() }));
    }
    server.isOnline = true;
    await outbox.flush();
    expect([...server.log.values()].map(({ id, at }) => [id, at - noon])).toEqual([
      ["a", 600_000],
      ["b", 1_200_000],
      ["c", 1_800_000],
    ]);
    expect(refused).toEqual([]);
    expect(outbox.stamp()).toBe(noon + 1_800_001);
  });

  test("an entry that is really older than 90 days is refused, and the rest is sent", async () => {
    const { server, device, outbox, stop, refused, logged } = aStartedOutbox();
    server.isOnline = false;
    await outbox.add(anEntry("old", { at: outbox.stamp() }));
    stop();
    await device.pass(CLOCK.behindMs + 1000);
    const next = device.tab();
    next.start();
    next.onRefused(({ id }, { code }) => refused.push(`${id}: ${code}`));
    await next.add(anEntry("new", { at: next.stamp() }));
    server.isOnline = true;
    await next.flush();
    expect(refused).toEqual(["old: study/clock-behind"]);
    expect(logged()).toEqual(["new"]);
  });

  test("servers that disagree about the time are not asked again and again", async () => {
    const { server, device, outbox, logged } = aStartedOutbox();
    let told = noon;
    server.refuses = (entries) => {
      told += hourMs;
      return new AppError("study/clock-behind", { details: { id: entries[0]?.id, now: told } });
    };
    await outbox.add(anEntry("a"));
    await settled();
    expect(server.requests).toHaveLength(2);
    expect(device.planned()).toEqual([500]);
    server.refuses = () => null;
    await device.pass(500);
    expect(logged()).toEqual(["a"]);
  });
});
