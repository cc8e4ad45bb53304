import type { GroupProgress } from "@recollect/domain/groups/assignments/assignment.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";

import { aCampus } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { everyOne } from "../../../../test/exported-groups.ts";
import type { Store } from "../../../store/store.ts";
import { addAssignment } from "./assignments.store.ts";
import { createProgress } from "./progress.service.ts";

const figures = { met: 3, known: 2, forecast: 3, knownOnDueDay: null } as never;
const assignmentCount = 5;

/** A class with assignments of a deck each, as its teacher's page asks for it, and the number of queries that this takes. */
async function aTeachersPage(openStore: OpenStore, pupilCount: number) {
  const store = await openStore();
  const campus = aCampus(store);
  // The next noon, so that no test meets the beginning of a study day.
  campus.clock.forward(dayMs - ((campus.clock.now() + dayMs / 2) % dayMs));
  const teacher = await campus.student("teacher");
  const pupils = [];
  for (let at = 0; at < pupilCount; at += 1) pupils.push(await campus.student(`pupil${at}`));
  await aGroup(store, { id: "group", teachers: [teacher], students: pupils });
  for (let at = 0; at < assignmentCount; at += 1) {
    const deck = await teacher.deck({ title: `Deck ${at}`, cards: cards(4) });
    await putIntoGroup(store, { id: "group" }, { id: deck.id, owner: teacher });
    const day = (days: number) => new Date(campus.clock.now() + days * dayMs).toISOString().slice(0, 10);
    const body = {
      deckOwnerId: teacher.uid,
      deckId: deck.id,
      title: `Chapter ${at}`,
      words: "",
      opens: day(0),
      due: day(10),
      aim: { kind: "met" },
    };
    expect((await teacher.send("POST", "/api/groups/group/assignments", body)).status).toBe(201);
  }
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => ((queries += 1), node),
    transformResult: async ({ result }) => result,
  };
  const counted: Store = { ...store, read: store.read.withPlugin(counter) };
  const study = {
    pupilFigures: async () => figures,
    pupilDay: () => ({ today: Math.floor(campus.clock.now() / dayMs), dayShiftMs: 0 }),
    todayOf: async () => Math.floor(campus.clock.now() / dayMs),
  };
  const onFailure = (failure: unknown) => expect.fail(String(failure));
  const progress = createProgress({ store: counted, clock: campus.clock.now, study, onFailure });
  /** The page once all figures are computed. */
  const read = async (): Promise<GroupProgress> => {
    for (;;) {
      queries = 0;
      const page = await progress.progress(teacher, "group", null);
      if (page.isComplete) return page;
    }
  };
  return { read, queries: () => queries, store, campus, progress, teacher, pupils };
}

describeEachDatabase("a teacher's page of a class", (openStore) => {
  test("asks the database as often for 200 students as for two", async () => {
    const small = await aTeachersPage(openStore, 2);
    await small.read();
    const big = await aTeachersPage(openStore, 200);
    const page = await big.read();
    expect([page.pupils.length, page.assignments.length, page.pupils[199]?.rows.length]).toEqual([200, assignmentCount, assignmentCount]);
    await big.read();
    await small.read();
    expect(big.queries()).toBe(small.queries());
    expect(big.queries()).toBeLessThan(8 + 4 * assignmentCount);
  });
});

describeEachDatabase("the assignments in an account's export", (openStore) => {
  test("are all there, twenty at a time, without those that open later", async () => {
    const { store, campus, progress, teacher, pupils } = await aTeachersPage(openStore, 1);
    const today = Math.floor(campus.clock.now() / dayMs);
    const given = { groupId: "group", deckOwnerId: teacher.uid, deckId: 1, words: "", aim: '{"kind":"met"}', revision: 1, madeAt: 1 };
    await store.write(async ({ db }) => {
      await db.deleteFrom("assignments").execute();
      for (let at = 0; at < 46; at += 1) {
        const days = { opensDay: at === 30 ? today + 1 : today, dueDay: today + 2 + (at % 5) };
        await addAssignment(db, { ...given, ...days, id: `a${at}`, title: `Chapter ${at}`, madeBy: null });
      }
    });
    const pages = await everyOne(progress.exported(pupils[0]?.uid ?? "", "group"));
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    const titles = new Set(pages.flat().map(({ title }) => title));
    expect([titles.size, titles.has("Chapter 30")]).toEqual([45, false]);
    expect(pages.flat().map(({ due }) => due)).toEqual(
      pages
        .flat()
        .map(({ due }) => due)
        .toSorted(),
    );
    expect(await everyOne(progress.exported(teacher.uid, "group"))).toEqual([]);
  });
});
