import { expect, onTestFinished, test, vi, describe } from "vitest";

import { aMigratedDatabase, describeEachDatabase, testDatabaseUrl } from "../../test/databases.ts";
import { openPostgres } from "../store/postgres/postgres.ts";
import { createSharedJobs } from "./shared-jobs.store.ts";

const job = { name: "sweep", due: 1_700_000_000_000 };

describeEachDatabase("work for all processes", (openStore) => {
  test("is done by a process alone, and its failure is thrown", async () => {
    const jobs = createSharedJobs({ store: await openStore() });
    const work = vi.fn<() => Promise<void>>(async () => {});
    expect(await jobs.once(job, work)).toBe("done");
    expect(work).toHaveBeenCalledTimes(1);
    const later = { ...job, due: job.due + 1 };
    await expect(jobs.once(later, () => Promise.reject(new Error("no disk")))).rejects.toThrow("no disk");
  });
});

describe.skipIf(!testDatabaseUrl)("work for all processes on one PostgreSQL", () => {
  async function processes(holdMs?: number) {
    const url = await aMigratedDatabase();
    const stores = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    return stores.map((store) => createSharedJobs(holdMs === undefined ? { store } : { store, holdMs }));
  }

  test("is done by one of those that look at once, and by none that looks later, until it is due again", async () => {
    const jobs = await processes();
    const hold = Promise.withResolvers<void>();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await hold.promise;
    };
    const outcomes: string[] = [];
    const looks = jobs.map(async (one) => outcomes.push(await one.once(job, work)));
    await expect.poll(() => outcomes, { timeout: 30_000 }).toEqual(["busy", "busy"]);
    hold.resolve();
    await Promise.all(looks);
    expect(outcomes).toEqual(["busy", "busy", "done"]);
    for (const one of jobs) expect(await one.once(job, work)).toBe("done");
    expect(runs).toBe(1);
    await jobs[1]?.once({ ...job, due: job.due + 1 }, work);
    expect(runs).toBe(2);
  });

  test("of a process that died is taken over, and of one that takes long is not", async () => {
    const [one, two] = (await processes(800)) as [ReturnType<typeof createSharedJobs>, ReturnType<typeof createSharedJobs>];
    const hold = Promise.withResolvers<void>();
    const long = one.once(job, () => hold.promise);
    const work = vi.fn<() => Promise<void>>(async () => {});
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(await two.once(job, work)).toBe("busy");
    hold.resolve();
    await long;
    // A process that dies renews nothing.
    const next = { ...job, due: job.due + 1 };
    const dying = vi.spyOn(globalThis, "setInterval").mockReturnValue({ unref: () => undefined } as unknown as NodeJS.Timeout);
    void one.once(next, () => new Promise(() => {}));
    await expect.poll(() => dying.mock.calls.length, { timeout: 30_000 }).toBeGreaterThan(0);
    dying.mockRestore();
    await expect.poll(() => two.once(next, work), { timeout: 30_000, interval: 100 }).toBe("done");
    expect(work).toHaveBeenCalledTimes(1);
  });

  test("that failed waits for its next time, or for a pause, and all processes know why", async () => {
    const [one, two] = (await processes()) as [ReturnType<typeof createSharedJobs>, ReturnType<typeof createSharedJobs>];
    const work = vi.fn<() => Promise<void>>(async () => {});
    const fail = () => Promise.reject(new Error("the disk is full"));
    await expect(one.once(job, fail)).rejects.toThrow("full");
    expect(await two.once(job, work)).toBe("done");
    expect(work).not.toHaveBeenCalled();
    expect(await two.failureOf("sweep")).toMatchObject({ reason: "the disk is full" });
    const next = { ...job, due: job.due + 1 };
    await expect(one.once(next, fail, { pauseMs: 60_000 })).rejects.toThrow("full");
    expect(await two.once(next, work)).toBe("busy");
    const short = { ...job, name: "backup" };
    await expect(one.once(short, fail, { pauseMs: 0 })).rejects.toThrow("full");
    await expect.poll(() => two.once(short, work), { timeout: 30_000 }).toBe("done");
    expect(await one.failureOf("backup")).toBeNull();
  });
});
