import type { Deck } from "@recollect/domain/decks/deck.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import { aDeck } from "../../../../test/a-deck.ts";
import { aProcess } from "../../../../test/a-process.ts";
import { summaryOf } from "../../../../test/school/a-school.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { decksApp } from "../../../../test/decks-app.ts";
import { readEvents, type EventReader } from "../../../../test/event-reader.ts";

/** Reads on to the end, which is what a test waits for. */
async function untilEnd(events: EventReader): Promise<"ended"> {
  while (await events.next());
  return "ended";
}

describeEachDatabase("a live list", (openStore) => {
  test("begins with all decks, then sends each one that is created, saved, shared and deleted", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store));
    const first = await ada.create("First");
    const list = await ada.watch();
    expect(await list.next()).toEqual({ event: "snapshot", data: [summaryOf(first)] });
    const second = await ada.create("Second");
    expect(await list.next()).toEqual({ event: "put", data: summaryOf(second) });
    await ada.save(first, "Saved");
    expect(await list.next()).toMatchObject({ event: "put", data: { id: first.id, title: "Saved", revision: 2 } });
    await ada.show(second, "Public");
    expect(await list.next()).toMatchObject({ event: "put", data: { id: second.id, visibility: "Public" } });
    await ada.remove(first);
    expect(await list.next()).toEqual({ event: "remove", data: { id: first.id } });
  });

  test("sends to every tab of its student, and to no others", async () => {
    const store = await openStore();
    const [ada, bob] = [aProcess(store, await aStudent(store)), aProcess(store, await aStudent(store))];
    const lists = await Promise.all([ada.watch(), ada.watch(), ada.watch()]);
    const bobs = await bob.watch();
    for (const list of [...lists, bobs]) expect(await list.next()).toEqual({ event: "snapshot", data: [] });
    const made = await ada.create("Mine");
    for (const list of lists) expect(await list.next()).toEqual({ event: "put", data: summaryOf(made) });
    const own = await bob.create("Bob's own");
    expect(await bobs.next()).toEqual({ event: "put", data: summaryOf(own) });
  });

  test("ends with the current decks, however quickly they change while it is opened", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store));
    const busy = (async () => {
      for (let count = 0; count < 15; count += 1) {
        const deck = await ada.create(`Deck ${count}`);
        if (count % 3 === 0) await ada.remove(deck);
        else await ada.save(deck, `Saved ${count}`);
      }
      return ada.create("Last");
    })();
    const seen = new Map<number, unknown>();
    const list = await ada.watch();
    for (let event = await list.next(); event; event = await list.next()) {
      if (event.event === "snapshot") for (const deck of event.data as Deck[]) seen.set(deck.id, deck);
      else if (event.event === "put") seen.set((event.data as Deck).id, event.data);
      else seen.delete((event.data as Deck).id);
      if ([...seen.values()].some((deck) => (deck as Deck).title === "Last")) break;
    }
    await busy;
    const now = await store.read.selectFrom("decks").select(["id", "title", "revision"]).orderBy("id").execute();
    expect([...seen.values()].sort((a, b) => (a as Deck).id - (b as Deck).id)).toMatchObject(now);
  });

  test("reads a change once for any number of subscribers", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store));
    const deck = await ada.create("Once");
    const lists = await Promise.all(Array.from({ length: 50 }, () => ada.watch()));
    for (const list of lists) await list.next();
    const reads = vi.spyOn(store.read, "selectFrom");
    await ada.remove(deck);
    for (const list of lists) expect((await list.next())?.event).toBe("remove");
    expect(reads).toHaveBeenCalledTimes(1);
  });

  test("takes a change's result from the write without reading it, and it equals what a read returns", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store));
    const list = await ada.watch();
    await list.next();
    const reads = vi.spyOn(store.read, "selectFrom");
    const deck = await ada.create("Created");
    const changes = [
      async () => {},
      () => ada.show(deck, "Unlisted"),
      () => ada.show(deck, "Public"),
      () => ada.show(deck, "Private"),
      () => ada.save(deck, "Saved"),
    ];
    for (const change of changes) {
      await change();
      const told = await list.next();
      expect(reads).not.toHaveBeenCalledWith("decks");
      const fresh = await ada.watch();
      expect(await fresh.next()).toEqual({ event: "snapshot", data: [told?.data] });
      await fresh.leave();
      reads.mockClear();
    }
  });

  test("ends with its session, and the same student's other sessions continue", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    const ada = aProcess(store, uid);
    const [phone, laptop] = [await ada.watch("phone"), await ada.watch("laptop")];
    await Promise.all([phone.next(), laptop.next()]);
    await store.write(async (tx) => tx.announce({ kind: "session-ended", uid, sessionId: "phone" }));
    expect(await phone.next()).toBeNull();
    await ada.create("Still here");
    expect((await laptop.next())?.event).toBe("put");
  });

  test("ends at once if its session ended before it was opened", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store), { heartbeatMs: 600_000, isSessionAlive: async (session) => session !== "ended" });
    const list = await ada.watch("ended");
    expect(await untilEnd(list)).toBe("ended");
  });

  test("sends heartbeats, and ends within one after its session expired", async () => {
    const store = await openStore();
    let alive = true;
    const ada = aProcess(store, await aStudent(store), { heartbeatMs: 20, isSessionAlive: async () => alive });
    const list = await ada.watch();
    // A slow database sends its first list after the first heartbeats.
    const events = new Set<string | undefined>();
    while (events.size < 2) events.add((await list.next())?.event);
    expect(events).toEqual(new Set(["snapshot", "comment"]));
    alive = false;
    expect(await untilEnd(list)).toBe("ended");
  });

  test("ends if its session cannot be looked up", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store), {
      heartbeatMs: 600_000,
      isSessionAlive: () => Promise.reject(new Error("no database")),
    });
    const list = await ada.watch();
    expect(await untilEnd(list)).toBe("ended");
  });

  test("ends rather than being out of date if the decks cannot be read", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store));
    const deck = await ada.create("Unreadable");
    const list = await ada.watch();
    await list.next();
    vi.spyOn(store.read, "selectFrom").mockImplementation(() => {
      throw new Error("no database");
    });
    await ada.remove(deck);
    expect(await list.next()).toBeNull();
  });

  test("ends when the server stops, and no new one begins", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    const ada = aProcess(store, uid);
    const list = await ada.watch();
    await list.next();
    ada.feed.close();
    expect(await list.next()).toBeNull();
    const late = await ada.app.request(`/api/users/${uid}/decks`, { headers: { "Test-Uid": uid, Accept: "text/event-stream" } });
    expect([late.status, await late.json()]).toMatchObject([503, { error: { code: "api/service-unavailable" } }]);
  });

  test("closes the connection of a reader that is a megabyte behind, which starts again from a snapshot", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    const { as, decks } = decksApp(store);
    const watch = () => as(uid).request("GET", `${uid}/decks`, { headers: { Accept: "text/event-stream" } });
    const slow = await watch();
    const long = aDeck({ description: "x".repeat(5000) });
    const deck = await decks.create({ uid }, uid, long);
    for (let revision = 1; revision <= 400; revision += 1) await decks.replace({ uid }, { uid, id: deck.id }, long, revision);
    const readAll = async () => {
      let bytes = 0;
      for await (const chunk of slow.body!) bytes += chunk.length;
      return bytes;
    };
    await expect(readAll()).rejects.toThrow("too slow");
    const again = readEvents(await watch());
    onTestFinished(() => again.leave());
    expect(await again.next()).toMatchObject({ event: "snapshot", data: [{ revision: 401 }] });
  });

  test("uses no resources after its reader left", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store));
    const list = await ada.watch();
    await list.next();
    await list.leave();
    const reads = vi.spyOn(store.read, "selectFrom");
    await ada.create("Unseen");
    await ada.create("Unseen too");
    expect(reads).not.toHaveBeenCalled();
  });
});
