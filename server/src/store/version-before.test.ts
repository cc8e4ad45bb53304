import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, jsonOf } from "../../test/a-campus.ts";
import { aMigratedDatabase, queryOn, testDatabaseUrl } from "../../test/databases.ts";
import { openPostgres } from "./postgres/postgres.ts";

type Exam = { id: string; name: string; day: string; decks: { deckId: number }[] };

describe.skipIf(!testDatabaseUrl)("what processes of version 0.2.0 read and write on PostgreSQL", () => {
  /** A student with a deck, and their exams as this version and as the version before has them. */
  async function aStudentOfBoth() {
    const url = await aMigratedDatabase();
    const store = await openPostgres(url);
    onTestFinished(() => store.close());
    const campus = aCampus(store);
    const ada = await campus.student("ada");
    const deck = await ada.deck({ title: "Cells", visibility: "Public" });
    const day = (days: number) => new Date(campus.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
    const former = async () =>
      (await queryOn(url, `select "deckId", "examDay" from "studyExams"`)).rows as { deckId: string; examDay: number }[];
    const exams = async () =>
      (await jsonOf<{ exams: Exam[] }>(ada.get("/api/study/exams"))).exams.map(({ name, day: at, decks }) => [name, at, decks.length]);
    return { url, ada, deck, day, former, exams };
  }

  test("an exam that one version sets, moves or removes is so for the other", async () => {
    const { url, ada, deck, day, former, exams } = await aStudentOfBoth();
    await jsonOf(ada.send("PUT", `/api/study/decks/${deck.id}/exam`, { day: day(10) }));
    const [first] = await former();
    expect(first?.deckId).toBe(String(deck.id));
    await queryOn(url, `update "studyExams" set "examDay" = "examDay" + 2`);
    expect(await exams()).toEqual([["", day(12), 1]]);
    await queryOn(url, `delete from "studyExams"`);
    expect(await exams()).toEqual([]);
    await queryOn(
      url,
      `insert into "studyExams" ("userId", "deckOwnerId", "deckId", "examDay") values ('${ada.uid}', '${ada.uid}', ${deck.id}, ${first?.examDay})`,
    );
    expect(await exams()).toEqual([["", day(10), 1]]);
  });

  test("a deck in several exams has the first one's day for the version before, and the next one's when that is removed there", async () => {
    const { url, ada, deck, day, former, exams } = await aStudentOfBoth();
    const dayOf = async () => (await former()).map(({ examDay }) => examDay);
    await jsonOf(ada.send("PUT", `/api/study/decks/${deck.id}/exam`, { day: day(10) }));
    const [ten = 0] = await dayOf();
    await jsonOf(ada.send("PUT", "/api/study/exams/finals", { name: "Finals", day: day(20), deckIds: [deck.id] }));
    expect(await dayOf()).toEqual([ten]);
    await queryOn(url, `delete from "studyExams"`);
    expect(await dayOf()).toEqual([ten + 10]);
    expect(await exams()).toEqual([["Finals", day(20), 1]]);
  });

  test("a deck that comes back from the trash has its exam for the version before, also under another number", async () => {
    const { url, ada, deck, day, former, exams } = await aStudentOfBoth();
    const other = await ada.deck({ title: "Genes" });
    await jsonOf(ada.send("PUT", `/api/study/decks/${deck.id}/exam`, { day: day(10) }));
    const [{ examDay } = { examDay: 0 }] = await former();
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    const { id } = await jsonOf<{ id: number }>(ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`));
    expect(await former()).toEqual([{ deckId: String(id), examDay }]);
    await queryOn(url, `update "examPlanDecks" set "deckId" = ${other.id}`);
    expect(await former()).toEqual([{ deckId: String(other.id), examDay }]);
    expect(await exams()).toEqual([["", day(10), 1]]);
  });

  test("an exam that the version before sets leaves alone one that has the same id and other decks by now", async () => {
    const { url, ada, deck, day, exams } = await aStudentOfBoth();
    const other = await ada.deck({ title: "Genes" });
    await jsonOf(ada.send("PUT", `/api/study/exams/of-${deck.id}`, { name: "Finals", day: day(20), deckIds: [other.id] }));
    await queryOn(
      url,
      `insert into "studyExams" ("userId", "deckOwnerId", "deckId", "examDay")
       select '${ada.uid}', '${ada.uid}', ${deck.id}, "examDay" - 10 from "examPlans"`,
    );
    expect((await exams()).toSorted((a, b) => (String(a) < String(b) ? -1 : 1))).toEqual([
      ["", day(10), 1],
      ["Finals", day(20), 1],
    ]);
  });

  test("a deck in the trash stays in its exams, and what is listed has its part of the alphabet", async () => {
    const { url, ada, deck, day, former, exams } = await aStudentOfBoth();
    await jsonOf(ada.send("PUT", `/api/study/decks/${deck.id}/exam`, { day: day(10) }));
    expect((await queryOn(url, `select "titleRange" from "library"`)).rows).toEqual([{ titleRange: 4 }]);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    expect(await former()).toEqual([]);
    expect((await queryOn(url, `select 1 from "examPlanDecks"`)).rowCount).toBe(1);
    expect((await ada.send("DELETE", `/api/users/${ada.uid}/trash/${deck.id}`)).status).toBeLessThan(300);
    expect(await exams()).toEqual([]);
  });
});
