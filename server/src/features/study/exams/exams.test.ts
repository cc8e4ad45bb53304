import type { DeviceDay } from "@recollect/domain/device/device-lines.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { ExamListed } from "@recollect/domain/study/exam/exam-fields.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type Campus, type CampusStudent } from "../../../../test/a-campus.ts";
import { aGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { Store } from "../../../store/store.ts";
import type { StudyProgress } from "../progress/study-progress.ts";
import type { StudyToday } from "../progress/study-today.ts";
import type { StudyQueue } from "../queue/study-queue.ts";
import type { StudySummary } from "../queue/study-counts.ts";

const cards = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => ({ term: `${word} ${at}`, definition: `of ${at}` }));

/** Ada with two decks, and a shared one of Carl's that she has not begun. */
async function threeDecks(openStore: () => Promise<Store>) {
  const store = await openStore();
  const campus = aCampus(store);
  // The next noon, so that the test meets no beginning of a study day.
  campus.clock.forward(dayMs - ((campus.clock.now() + dayMs / 2) % dayMs));
  const [ada, carl] = [await campus.student("ada"), await campus.student("carl")];
  const cells = await ada.deck({ title: "Cells", cards: cards(60, "cell") });
  const genes = await ada.deck({ title: "Genes", cards: cards(30, "gene") });
  const plants = await carl.deck({ title: "Plants", cards: cards(10, "plant"), visibility: "Unlisted" });
  return { store, campus, ada, carl, cells, genes, plants };
}

const dayIn = (campus: Campus, days: number) => new Date(campus.clock.now() + days * dayMs).toISOString().slice(0, 10);

const save = (student: CampusStudent, id: string, name: string, day: string, ...decks: readonly { id: number }[]) =>
  student.send("PUT", `/api/study/exams/${id}`, { name, day, deckIds: decks.map((deck) => deck.id) });
const listed = async (student: CampusStudent) => (await jsonOf<{ exams: ExamListed[] }>(student.get("/api/study/exams"))).exams;
const titles = async (student: CampusStudent) => (await listed(student)).map(({ name, decks }) => [name, decks.map(({ title }) => title)]);
const queue = (student: CampusStudent, deck?: { id: number }) =>
  jsonOf<StudyQueue>(student.get(`/api/study/queue${deck ? `?deckId=${deck.id}` : ""}`));
const newOf = ({ newCards }: StudyQueue) =>
  Object.fromEntries([...Map.groupBy(newCards, ({ deckTitle }) => deckTitle)].map(([title, some]) => [title, some.length]));
const progress = (student: CampusStudent, deck?: { id: number }) =>
  jsonOf<StudyProgress>(student.get(`/api/study/progress${deck ? `?deckId=${deck.id}` : ""}`));
const today = (student: CampusStudent) => jsonOf<StudyToday>(student.get("/api/study/today"));
const summary = (student: CampusStudent) => jsonOf<StudySummary>(student.get("/api/study/summary"));
const examDayOf = async (student: CampusStudent, deck: { id: number }) => (await progress(student, deck)).exam?.day ?? null;

let answers = 0;
async function answerNew(campus: Campus, student: CampusStudent, owner: CampusStudent, deck: Deck, count: number): Promise<void> {
  campus.clock.forward(60_000);
  const { newCards } = await queue(student, deck);
  const entries = newCards.slice(0, count).map(({ cardId }) => ({
    id: `answer-${(answers += 1)}`,
    deckKey: `${owner.uid}/${deck.id}`,
    cardId,
    at: campus.clock.now(),
    kind: "answer",
    source: "study",
    rating: "good",
    tookMs: 1000,
  }));
  await jsonOf(student.send("POST", "/api/study/entries", { entries }));
}

describeEachDatabase("an exam over several decks", (openStore) => {
  test("shares the new cards of a day among its decks, in every session and figure", async () => {
    const { campus, ada, carl, cells, genes, plants } = await threeDecks(openStore);
    await jsonOf(save(ada, "midterm", "  Biology midterm ", dayIn(campus, 20), cells, genes, plants));
    expect(await listed(ada)).toMatchObject([{ id: "midterm", name: "Biology midterm", day: dayIn(campus, 20), decks: { length: 3 } }]);

    // 100 cards in the 15 days before the last ones are 7 a day: 4.2, 2.1 and 0.7 of the decks.
    expect(newOf(await queue(ada))).toEqual({ Cells: 4, Genes: 2, Plants: 1 });
    expect((await summary(ada)).counts).toMatchObject({ newCards: 7 });
    expect((await queue(ada)).counts.newCards).toBe(7);
    for (const [deck, count] of [[cells, 4] as const, [genes, 2] as const, [plants, 1] as const]) {
      expect((await queue(ada, deck)).counts.newCards).toBe(count);
      const standings = await jsonOf<{ counts: { newCards: number } }>(ada.get(`/api/study/decks/${deck.id}/cards`));
      expect(standings).toMatchObject({ counts: { newCards: count } });
      expect((await progress(ada, deck)).forecast[0]).toMatchObject({ newCards: count });
    }
    const { exam, forecast } = await progress(ada, plants);
    expect(exam).toMatchObject({ day: dayIn(campus, 20), plan: { verdict: "fits", cardsADay: 7, leftToday: 7, learningDays: 15 } });
    expect(exam!.named).toEqual({
      id: "midterm",
      name: "Biology midterm",
      ownDay: null,
      decks: [
        { deckId: cells.id, title: "Cells", newCards: 60, leftToday: 4 },
        { deckId: genes.id, title: "Genes", newCards: 30, leftToday: 2 },
        { deckId: plants.id, title: "Plants", newCards: 10, leftToday: 1 },
      ],
    });
    expect(await jsonOf(ada.get("/api/study/exams/midterm"))).toEqual(exam);
    expect(forecast.reduce((sum, { newCards = 0 }) => sum + newCards, 0)).toBe(10);
    expect((await progress(ada)).forecast.reduce((sum, { newCards = 0 }) => sum + newCards, 0)).toBe(100);
    expect((await today(ada)).exam).toMatchObject({
      title: "Biology midterm",
      examId: "midterm",
      decks: 3,
      deckId: cells.id,
      daysLeft: 20,
    });
    const { decks } = await jsonOf<{ decks: { deckId: number; exam: string | null }[] }>(ada.get("/api/study/decks"));
    expect(new Map(decks.map(({ deckId, exam: day }) => [deckId, day]))).toEqual(
      new Map([cells, genes, plants].map(({ id }) => [id, dayIn(campus, 20)])),
    );
    const lines = (await (await ada.get("/api/device")).text()).split("\n").filter((line) => line !== "");
    const { day } = lines.map((line) => JSON.parse(line) as { kind: string; day: DeviceDay }).find(({ kind }) => kind === "day")!;
    expect(day.plans).toMatchObject([
      {
        decks: [
          [`${ada.uid}/${cells.id}`, 60],
          [`${ada.uid}/${genes.id}`, 30],
          [`${carl.uid}/${plants.id}`, 10],
        ],
      },
    ]);

    // What is answered of one deck leaves the shares of the others as they are.
    await answerNew(campus, ada, ada, cells, 3);
    await answerNew(campus, ada, carl, plants, 1);
    expect(newOf(await queue(ada))).toEqual({ Cells: 1, Genes: 2 });
    expect((await summary(ada)).counts.newCards).toBe(3);
  });

  test("is followed by a deck until an earlier exam or due day, its own one included", async () => {
    const { campus, ada, cells, genes } = await threeDecks(openStore);
    await jsonOf(save(ada, "final", "Final", dayIn(campus, 40), cells, genes));
    await jsonOf(save(ada, "midterm", "Midterm", dayIn(campus, 10), cells));
    expect([await examDayOf(ada, cells), await examDayOf(ada, genes)]).toEqual([dayIn(campus, 10), dayIn(campus, 40)]);
    await jsonOf(ada.send("PUT", `/api/study/decks/${genes.id}/exam`, { day: dayIn(campus, 5) }));
    expect((await progress(ada, genes)).exam).toMatchObject({ day: dayIn(campus, 5) });
    expect((await progress(ada, genes)).exam!.named).toBeUndefined();
    await jsonOf(ada.send("PUT", `/api/study/decks/${genes.id}/exam`, { day: dayIn(campus, 50) }));
    expect((await progress(ada, genes)).exam).toMatchObject({ day: dayIn(campus, 40), named: { ownDay: dayIn(campus, 50) } });
    const { forecast } = await progress(ada);
    expect(forecast[0]!.newCards).toBe((await summary(ada)).counts.newCards);
    campus.clock.forward(11 * dayMs);
    expect(await examDayOf(ada, cells), "the midterm is over").toBe(dayIn(campus, 29));
    expect((await progress(ada, cells)).exam!.named!.decks).toHaveLength(2);
  });

  test("loses a deck that is removed, in the trash or no longer shared, and ends with the last one", async () => {
    const { store, campus, ada, carl, cells, genes, plants } = await threeDecks(openStore);
    const day = dayIn(campus, 20);
    await jsonOf(save(ada, "midterm", "Midterm", day, cells, genes, plants));
    await carl.show(plants, "Private");
    expect(await titles(ada)).toEqual([["Midterm", ["Cells", "Genes"]]]);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${genes.id}`);
    expect(await titles(ada)).toEqual([["Midterm", ["Cells"]]]);
    expect(newOf(await queue(ada)), "60 cards in 15 days").toEqual({ Cells: 4 });
    await jsonOf(save(ada, "midterm", "Midterm II", day, cells));
    await jsonOf(ada.send("POST", `/api/users/${ada.uid}/trash/${genes.id}/restore`));
    await carl.show(plants, "Unlisted");
    expect(await titles(ada), "they come back").toEqual([["Midterm II", ["Cells", "Genes", "Plants"]]]);
    await jsonOf(save(ada, "midterm", "Midterm II", day, genes, plants));
    expect(await titles(ada)).toEqual([["Midterm II", ["Genes", "Plants"]]]);

    await carl.send("DELETE", `/api/users/${carl.uid}/decks/${plants.id}`);
    await carl.send("DELETE", `/api/users/${carl.uid}/trash/${plants.id}`);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${genes.id}`);
    expect(await titles(ada)).toEqual([]);
    expect((await ada.get("/api/study/exams/midterm")).status).toBe(404);
    expect((await today(ada)).exam).toBeNull();
    expect(await store.read.selectFrom("examPlanDecks").select("deckId").execute()).toEqual([{ deckId: genes.id }]);
    await ada.send("DELETE", `/api/users/${ada.uid}/trash/${genes.id}`);
    expect(await store.read.selectFrom("examPlans").selectAll().execute()).toEqual([]);
  });

  test("has a name, a coming day, and decks that its student may open; it is nobody else's", async () => {
    const { campus, ada, carl, cells, genes } = await threeDecks(openStore);
    const day = dayIn(campus, 20);
    const refused = async (reply: Promise<Response>) => ((await (await reply).json()) as { error: { code: string } }).error.code;
    expect(await refused(save(ada, "exam", " ", day, cells))).toBe("study/bad-exam-name");
    expect(await refused(save(ada, "exam", "x".repeat(101), day, cells))).toBe("study/bad-exam-name");
    expect(await refused(save(ada, "exam", "Exam", dayIn(campus, -2), cells))).toBe("study/bad-exam-day");
    expect(await refused(save(ada, "exam", "Exam", day))).toBe("study/bad-exam-decks");
    expect(await refused(save(carl, "exam", "Exam", day, cells))).toBe("deck/not-found");
    expect(await refused(save(ada, "a.b", "Exam", day, cells))).toBe("study/exam-not-found");
    expect(await listed(ada)).toEqual([]);
    await jsonOf(save(ada, "exam", "Exam", day, cells, genes, cells));
    expect((await carl.get("/api/study/exams/exam")).status).toBe(404);
    expect(await refused(carl.send("DELETE", "/api/study/exams/exam"))).toBe("study/exam-not-found");
    expect(await titles(ada)).toEqual([["Exam", ["Cells", "Genes"]]]);
    expect((await ada.send("DELETE", "/api/study/exams/exam")).status).toBe(204);
    expect(await listed(ada)).toEqual([]);
    expect((await queue(ada)).counts.newCards).toBe(20);
  });

  test("chooses among own decks, and those of others that are saved, begun or in a group", async () => {
    const { store, campus, ada, carl, cells, genes, plants } = await threeDecks(openStore);
    const ofGroup = await carl.deck({ title: "Group deck" });
    const ofOthers = await carl.deck({ title: "Strange", visibility: "Public" });
    const begun = await carl.deck({ title: "Begun", visibility: "Public", cards: cards(2, "begun") });
    const group = await aGroup(store, { teachers: [carl], students: [ada] });
    await putIntoGroup(store, group, { id: ofGroup.id, owner: carl });
    expect((await ada.send("PUT", `/api/users/${ada.uid}/saved/${plants.id}`)).status).toBe(200);
    await answerNew(campus, ada, carl, begun, 1);
    const { decks } = await jsonOf<{ decks: { deckId: number; title: string }[] }>(ada.get("/api/study/exam-decks"));
    const chosen = decks.filter(({ deckId }) => deckId > 1);
    expect(chosen).toEqual([begun, cells, genes, ofGroup, plants].map(({ id, title }) => ({ deckId: id, title })));
    expect((await save(ada, "all", "All", dayIn(campus, 20), ...chosen.map(({ deckId }) => ({ id: deckId })))).status).toBe(200);
    expect((await queue(ada)).counts.newCards, "seven a day of more than 100, one of them begun").toBe(6);
    expect(decks.some(({ deckId }) => deckId === ofOthers.id)).toBe(false);
  });

  test("may be made of the exam that one deck had, and the old requests leave it alone", async () => {
    const { campus, ada, cells, genes } = await threeDecks(openStore);
    await jsonOf(ada.send("PUT", `/api/study/decks/${cells.id}/exam`, { day: dayIn(campus, 10) }));
    const [own] = await listed(ada);
    expect(own).toMatchObject({ name: "", decks: [{ deckId: cells.id, title: "Cells" }] });
    await jsonOf(save(ada, own!.id, "Midterm", dayIn(campus, 12), cells, genes));
    expect(await titles(ada)).toEqual([["Midterm", ["Cells", "Genes"]]]);
    await ada.send("DELETE", `/api/study/decks/${cells.id}/exam`);
    expect(await examDayOf(ada, cells)).toBe(dayIn(campus, 12));
    await ada.send("PUT", `/api/study/decks/${cells.id}/exam`, { day: dayIn(campus, 4) });
    await ada.send("DELETE", `/api/study/decks/${cells.id}/exam`);
    expect(await titles(ada)).toEqual([["Midterm", ["Cells", "Genes"]]]);
  });
});
