import type { Deck } from "@recollect/domain/decks/deck.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { aProcess } from "../../../../test/a-process.ts";
import { summaryOf } from "../../../../test/school/a-school.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { aMigratedDatabase, queryOn, testDatabaseUrl } from "../../../../test/databases.ts";
import { openPostgres } from "../../../store/postgres/postgres.ts";

describe.skipIf(!testDatabaseUrl)("two server processes on one PostgreSQL", () => {
  async function twoProcesses() {
    const url = await aMigratedDatabase();
    const [here, there] = await Promise.all([openPostgres(url), openPostgres(url)]);
    onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
    const uid = await aStudent(here);
    return { url, uid, here: aProcess(here, uid), there: aProcess(there, uid), thereStore: there };
  }

  test("a change in one reaches the lists of the other", async () => {
    const { here, there } = await twoProcesses();
    const list = await there.watch();
    expect(await list.next()).toEqual({ event: "snapshot", data: [] });
    const deck = await here.create("Across");
    expect(await list.next()).toEqual({ event: "put", data: summaryOf(deck) });
    await here.remove(deck);
    expect(await list.next()).toEqual({ event: "remove", data: { id: deck.id } });
  });

  test("what one creates and shares reaches the lists of the other without a read, as it is stored, however long its text", async () => {
    const { here, there, thereStore } = await twoProcesses();
    const list = await there.watch();
    await list.next();
    await here.create("First");
    await list.next();
    const reads = vi.spyOn(thereStore.read, "selectFrom");
    const executors = vi.spyOn(thereStore.read, "getExecutor");
    const deck = await here.create("Across");
    expect(await list.next()).toEqual({ event: "put", data: summaryOf(deck) });
    await here.show(deck, "Unlisted");
    const told = await list.next();
    expect(reads).not.toHaveBeenCalled();
    expect(executors).not.toHaveBeenCalled();
    const fresh = await there.watch();
    expect(await fresh.next()).toMatchObject({ event: "snapshot", data: [told?.data, { title: "First" }] });
    const long = await here.create("é".repeat(200), { description: "é".repeat(4900) });
    expect(await list.next()).toEqual({ event: "put", data: summaryOf(long) });
  });

  test("a list ends with the state that is stored, whichever of two processes changes it", async () => {
    const { here, there, thereStore } = await twoProcesses();
    const deck = await here.create("Both");
    const list = await there.watch();
    await list.next();
    const changing = [here, there].map(async (process, at) => {
      for (let count = 0; count < 20; count += 1) await process.show(deck, (count + at) % 2 === 0 ? "Unlisted" : "Private");
    });
    await Promise.all(changing);
    await here.create("Last");
    let shown: unknown;
    for (let event = await list.next(); event; event = await list.next()) {
      const told = event.data as Deck;
      if (told.title === "Last") break;
      shown = [told.visibility, told.updatedAt];
    }
    const row = await thereStore.read.selectFrom("decks").select(["visibility", "updatedAt"]).where("id", "=", deck.id).executeTakeFirst();
    expect(shown).toEqual([row?.visibility, row?.updatedAt]);
  });

  test("a session that ends in one ends its lists in the other", async () => {
    const { uid, here, there, thereStore } = await twoProcesses();
    const list = await here.watch("phone");
    await list.next();
    await thereStore.write(async (tx) => tx.announce({ kind: "session-ended", uid, sessionId: "phone" }));
    expect(await list.next()).toBeNull();
    expect((await (await there.watch("laptop")).next())?.event).toBe("snapshot");
  });

  test("after an interruption between them the lists are correct again by a new snapshot", async () => {
    const { url, here, there } = await twoProcesses();
    const list = await there.watch();
    await list.next();
    await queryOn(
      url,
      "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    const deck = await here.create("Meanwhile");
    let event = await list.next();
    expect(event?.event).toBe("snapshot");
    // It may be from just before the deck was created; then the deck follows.
    while (JSON.stringify(event?.data) === "[]") event = await list.next();
    expect(event?.event === "put" ? [event.data] : event?.data).toEqual([summaryOf(deck)]);
  });
});
