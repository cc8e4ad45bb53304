import { expect, test, vi } from "vitest";

import { aProcess } from "../../../../test/a-process.ts";
import { summaryOf } from "../../../../test/school/a-school.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { decksApp } from "../../../../test/decks-app.ts";
import { createFeed } from "../../../feed/feed.ts";

const heartbeat = { event: "heartbeat", data: {} };
const missed = { event: "study", data: { entryId: null } };

describeEachDatabase("the event stream", (openStore) => {
  test("begins with a study hint, and includes the decks on request", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store));
    const first = await ada.create("First");
    const [all, hints] = [await ada.events("?decks=1"), await ada.events()];
    for (const stream of [all, hints]) expect(await stream.next()).toEqual(missed);
    expect(await all.next()).toEqual({ event: "snapshot", data: [summaryOf(first)] });
    const second = await ada.create("Second");
    expect(await all.next()).toEqual({ event: "put", data: summaryOf(second) });
    await ada.remove(first);
    expect(await all.next()).toEqual({ event: "remove", data: { id: first.id } });
    await store.write(async (tx) => tx.announce({ kind: "study", uid: ada.uid, entryId: "e1" }));
    for (const stream of [all, hints]) expect(await stream.next()).toEqual({ event: "study", data: { entryId: "e1" } });
  });

  test("reads no deck for streams that did not request them", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store));
    const reads = vi.spyOn(store.read, "selectFrom");
    const stream = await ada.events("?decks=0");
    await stream.next();
    await ada.create("Unread");
    await store.write(async (tx) => tx.announce({ kind: "study", uid: ada.uid, entryId: "e1" }));
    expect(await stream.next()).toEqual({ event: "study", data: { entryId: "e1" } });
    expect(reads).not.toHaveBeenCalled();
  });

  test("sends the end of its session before it ends, even if that was earlier", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store), { heartbeatMs: 600_000, isSessionAlive: async (session) => session !== "gone" });
    const [phone, laptop] = [await ada.events("", "phone"), await ada.events("", "laptop")];
    for (const stream of [phone, laptop]) expect(await stream.next()).toEqual(missed);
    await store.write(async (tx) => tx.announce({ kind: "session-ended", uid: ada.uid, sessionId: "phone" }));
    expect(await phone.next()).toEqual({ event: "session", data: { state: "ended" } });
    expect(await phone.next()).toBeNull();
    await store.write(async (tx) => tx.announce({ kind: "study", uid: ada.uid, entryId: "e1" }));
    expect(await laptop.next()).toMatchObject({ event: "study" });
    const late = await ada.events("", "gone");
    expect(await late.next()).toEqual(missed);
    expect(await late.next()).toEqual({ event: "session", data: { state: "ended" } });
    expect(await late.next()).toBeNull();
  });

  test("sends a study hint and a new snapshot when changes may have been missed", async () => {
    const store = await openStore();
    let lose = () => {};
    const onGap = (listener: () => void) => ((lose = listener), () => {});
    const ada = aProcess(store, await aStudent(store), { feed: createFeed({ store: { onChange: store.onChange, onGap } }) });
    const stream = await ada.events("?decks=1");
    expect([await stream.next(), await stream.next()]).toMatchObject([missed, { event: "snapshot" }]);
    lose();
    expect([await stream.next(), await stream.next()]).toMatchObject([missed, { event: "snapshot" }]);
  });

  test("sends a heartbeat that pages can see", async () => {
    const store = await openStore();
    const ada = aProcess(store, await aStudent(store), { heartbeatMs: 20 });
    const stream = await ada.events();
    expect(await stream.next()).toEqual(missed);
    expect([await stream.next(), await stream.next()]).toEqual([heartbeat, heartbeat]);
  });

  test("is refused for other content types", async () => {
    const store = await openStore();
    const reply = await decksApp(store)
      .as(await aStudent(store))
      .request("GET", "/api/events?decks=all");
    expect(reply.status).toBe(422);
  });
});
