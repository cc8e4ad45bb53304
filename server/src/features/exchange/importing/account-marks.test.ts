import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { dayText } from "@recollect/domain/study/day-text.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { SavedDecks } from "@recollect/domain/library/saved-decks.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aZip } from "../../../../test/exchange/a-package.ts";
import { anExchange, type Exchanger } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { Store } from "../../../store/store.ts";

const cards = [
  { term: "a", definition: "1" },
  { term: "b", definition: "2" },
];

const judgement = { answers: 900, logLoss: 0.3, calibration: 0.02 };
const fading = { half: 90, nine: 10 };
const halfLives = { fresh: fading, mature: fading };
const figures = {
  learning: { answers: 900, splitDay: 20_000, average: judgement, before: null, learned: judgement, bins: { average: [], learned: [] } },
  logAnswers: 900,
  newADay: 5,
  halfLives: { own: halfLives, average: halfLives },
  curve: null,
};

/** A result of learning, which takes a thousand answers. */
async function withMemory(store: Store, userId: string) {
  const row = { userId, version: 3, deckOwnerId: null, deckId: null, standing: "in-force", learnedAt: 5 } as const;
  const texts = { weights: JSON.stringify(averageWeights), figures: JSON.stringify(figures) };
  await store.write(({ db }) =>
    db
      .insertInto("studyMemories")
      .values({ ...row, ...texts })
      .execute(),
  );
}

const savedOf = (student: Exchanger) => student.json<SavedDecks>(`/api/users/${student.uid}/saved`);
const starsOf = async (student: Exchanger, id: number) => (await student.json<{ cards: string[] }>(`/api/stars/${id}`)).cards;
const testsOf = async (student: Exchanger, id: number) =>
  (await student.json<{ tests: { id: string; size: number; correct: number }[] }>(`/api/practice/tests?deckId=${id}`)).tests;
const examsOf = async (student: Exchanger) =>
  (await student.json<{ decks: { deckId: number; exam: string | null }[] }>("/api/study/decks")).decks;

describeEachDatabase("an account's data on decks", (openStore) => {
  /** Ada, who has data on her own deck and on Carl's. */
  async function adaAndCarl() {
    const { aStudent, store, app } = await anExchange(openStore);
    const [ada, carl] = [await aStudent(), await aStudent()];
    const [own, shared] = [await ada.deck("Bones", cards), await carl.deck("Muscles", cards)];
    await carl.send("PATCH", `/api/users/${carl.uid}`, { displayName: "Carl", username: "carl", setupCompleted: true });
    await carl.send("PUT", `/api/users/${carl.uid}/decks/${shared.id}/visibility`, { visibility: "Unlisted" });
    const day = dayText(Math.floor(app.clock.now() / dayMs) + 30);
    for (const deck of [own, shared]) {
      expect((await ada.send("PUT", `/api/stars/${deck.id}/${deck.cards[1]!.id}`, { starred: true })).status).toBe(200);
      expect((await ada.send("PUT", `/api/users/${ada.uid}/saved/${deck.id}/star`)).status).toBe(200);
      expect((await ada.send("PUT", `/api/study/decks/${deck.id}/exam`, { day })).status).toBe(200);
      const made = await ada.send("POST", "/api/practice/multiple-choice", { deckId: deck.id });
      const { testId } = (await made.json()) as { testId: string };
      expect((await ada.send("POST", "/api/practice/results", { deckId: deck.id, testId, picks: [] })).status).toBe(200);
    }
    const finals = { name: "Finals", day: dayText(Math.floor(app.clock.now() / dayMs) + 60), deckIds: [own.id, shared.id] };
    expect((await ada.send("PUT", "/api/study/exams/finals", finals)).status).toBe(200);
    await carl.send("PUT", `/api/users/${carl.uid}/decks/${shared.id}/visibility`, { visibility: "Public" });
    expect((await ada.send("PUT", `/api/worth/${shared.id}/thanks`)).status).toBe(200);
    expect((await ada.send("PUT", `/api/users/${ada.uid}/decks/${own.id}/topic`, { subject: "medicine", level: null })).status).toBe(200);
    const entry = { id: "first", deckKey: deckKeyOf(carl.uid, shared.id), cardId: shared.cards[0]!.id, at: app.clock.now() };
    const answer = { ...entry, kind: "answer", source: "study", rating: "good", tookMs: 1000 };
    expect((await ada.send("POST", "/api/study/entries", { entries: [answer] })).status).toBe(200);
    const wording = { deckId: shared.id, cardId: shared.cards[0]!.id, answer: "eins" };
    expect((await ada.send("POST", "/api/practice/accepted-answers", wording)).status).toBeLessThan(300);
    await withMemory(store, ada.uid);
    expect((await ada.send("PUT", `/api/users/${ada.uid}/decks/${own.id}/suggestions`, { audience: "groups" })).status).toBe(200);
    for (const deck of [own, shared]) {
      const { gameId } = (await (await ada.send("POST", `/api/match/${deck.id}/games`)).json()) as { gameId: string };
      app.clock.forward(20_000);
      expect((await ada.send("POST", `/api/match/${deck.id}/times`, { gameId, playedMs: 20_000, misses: 0, pairs: 6 })).status).toBe(200);
    }
    return { ada, carl, own, shared, day, store, aStudent, clock: app.clock, zip: await ada.exported(`/api/users/${ada.uid}/export`) };
  }

  test("is restored with it, for own decks and for those of others that are still shared", async () => {
    const { zip, own, shared, day, store, aStudent } = await adaAndCarl();
    const bob = await aStudent();
    const ready = await bob.sent(zip);
    expect(ready.report).toMatchObject({ account: { stars: 2, saved: 1, tests: 2 } });
    const [here] = (await bob.confirmed(ready.id, { account: true })).decks!;
    const [, second] = await bob.cards(here!.id);
    expect(here!.id).not.toBe(own.id);
    expect(await starsOf(bob, here!.id)).toEqual([second!.id]);
    expect(await starsOf(bob, shared.id)).toEqual([shared.cards[1]!.id]);
    const saved = await savedOf(bob);
    expect(saved.starred).toEqual([here!.id]);
    expect(await bob.json(`/api/worth/${shared.id}`)).toMatchObject({ isThanked: true });
    expect(await bob.json(`/api/users/${bob.uid}/decks/${here!.id}/topic`)).toMatchObject({ topic: { subject: "medicine", level: null } });
    expect(saved.others).toMatchObject([{ deckId: shared.id, isStarred: true, savedAt: expect.any(Number) as number }]);
    const studied = await store.read.selectFrom("studyCards").select(["deckId", "cardId"]).where("userId", "=", bob.uid).execute();
    expect(studied).toEqual([{ deckId: shared.id, cardId: shared.cards[0]!.id }]);
    const exams = (await examsOf(bob)).map(({ deckId, exam }) => [deckId, exam] as const);
    expect(new Map(exams)).toEqual(new Map([here!.id, shared.id].map((id) => [id, day])));
    const { exams: planned } = await bob.json<{ exams: { name: string; decks: { deckId: number }[] }[] }>("/api/study/exams");
    expect(planned.map(({ name, decks }) => [name, decks.map(({ deckId }) => deckId).sort((a, b) => a - b)])).toEqual([
      ["", [shared.id]],
      ["", [here!.id]],
      ["Finals", [here!.id, shared.id].sort((a, b) => a - b)],
    ]);
    const allowed = await store.read.selectFrom("deckSuggestions").select(["deckId", "audience"]).where("ownerId", "=", bob.uid).execute();
    expect(allowed).toEqual([{ deckId: here!.id, audience: "groups" }]);
    for (const id of [here!.id, shared.id]) expect(await testsOf(bob, id)).toMatchObject([{ size: 2, correct: 0 }]);
    const times = await store.read.selectFrom("matchTimes").select(["deckId", "ms", "isChecked"]).where("userId", "=", bob.uid).execute();
    expect(new Map(times.map((time) => [time.deckId, time]))).toEqual(
      new Map([here!.id, shared.id].map((deckId) => [deckId, { deckId, ms: 20_000, isChecked: 0 }])),
    );
    expect(await store.read.selectFrom("studyMemories").select(["version", "standing"]).where("userId", "=", bob.uid).execute()).toEqual([
      { version: 1, standing: "in-force" },
    ]);
    expect(await store.read.selectFrom("acceptedAnswers").select(["deckId", "asTyped"]).where("userId", "=", bob.uid).execute()).toEqual([
      { deckId: shared.id, asTyped: "eins" },
    ]);
  });

  test("excludes the learned weights if progress is not requested", async () => {
    const { zip, shared, store, aStudent } = await adaAndCarl();
    const bob = await aStudent();
    const ready = await bob.sent(zip);
    await bob.confirmed(ready.id, { account: true, progress: false });
    expect(await starsOf(bob, shared.id)).toEqual([shared.cards[1]!.id]);
    for (const table of ["studyMemories", "studyLog"] as const)
      expect(await store.read.selectFrom(table).select("userId").where("userId", "=", bob.uid).execute(), table).toEqual([]);
  });

  test("brings the results of each question, so that tests can be compared and what was missed can be asked again", async () => {
    const { aStudent } = await anExchange(openStore);
    const ada = await aStudent();
    const many = Array.from({ length: 12 }, (_, at) => ({ term: `Term ${at}`, definition: `Meaning number ${at}` }));
    const deck = await ada.deck("Bones", many);
    for (const rightCount of [4, 9]) {
      const made = (await (await ada.send("POST", "/api/practice/multiple-choice", { deckId: deck.id })).json()) as {
        testId: string;
        questions: { cardId: string; answer: string }[];
      };
      const picks = made.questions.map(({ cardId, answer }, at) => ({ cardId, choice: at < rightCount ? answer : "nothing" }));
      expect((await ada.send("POST", "/api/practice/results", { deckId: deck.id, testId: made.testId, picks })).status).toBe(200);
    }
    type History = { tests: { id: string; missed: number }[]; comparison: { from: number; to: number; stillMissed: string[] } };
    const historyOf = (student: Exchanger, id: number) => student.json<History>(`/api/practice/history?deckId=${id}`);
    const before = await historyOf(ada, deck.id);
    const bob = await aStudent();
    const [here] = (await bob.brought(await ada.exported(`/api/users/${ada.uid}/export`), { account: true })).decks!;
    const after = await historyOf(bob, here!.id);
    expect(after.tests.map(({ missed }) => missed)).toEqual(before.tests.map(({ missed }) => missed));
    expect(after.comparison).toMatchObject({ from: before.comparison.from, to: before.comparison.to });
    const arrived = await bob.cards(here!.id);
    expect(after.comparison.stillMissed.toSorted()).toEqual(
      arrived
        .slice(9)
        .map(({ id }) => id)
        .toSorted(),
    );
    const options = { count: "all", which: { kind: "missed", test: after.tests[0]!.id }, direction: "mixed", order: "deck" };
    const again = await (await bob.send("POST", "/api/practice/open-ended", { deckId: here!.id, options })).json();
    expect((again as { keys: string[] }).keys).toEqual(arrived.slice(9).map(({ id }) => id));
  });

  test("is not duplicated by a second import, and changes nothing in the original account", async () => {
    const { zip, ada, own, shared, store } = await adaAndCarl();
    const kept = async () =>
      JSON.stringify([
        await savedOf(ada),
        await starsOf(ada, own.id),
        await testsOf(ada, own.id),
        await testsOf(ada, shared.id),
        await examsOf(ada),
      ]);
    const before = await kept();
    await ada.brought(zip, { account: true });
    expect(await kept()).toBe(before);
    for (const table of ["studyMemories", "studyLog"] as const)
      expect(await store.read.selectFrom(table).select("userId").where("userId", "=", ada.uid).execute(), table).toHaveLength(1);
  });

  test("is left out if the deck is no longer shared, or belongs to another student now", async () => {
    const { zip, carl, shared, aStudent } = await adaAndCarl();
    await carl.send("PUT", `/api/users/${carl.uid}/decks/${shared.id}/visibility`, { visibility: "Private" });
    const bob = await aStudent();
    await bob.brought(zip, { account: true });
    expect((await savedOf(bob)).others).toEqual([]);
    expect((await bob.get(`/api/stars/${shared.id}`)).status).toBe(404);
  });

  test("that names random decks of others finds no more than requests could: after 60 misses there are no further lookups for an hour", async () => {
    const { carl, shared, aStudent, clock } = await adaAndCarl();
    const bob = await aStudent();
    const made = async (name: string, guesses: number) =>
      new Uint8Array(
        await aZip({
          "recollect.json": JSON.stringify({ format: "recollect-account", version: 1, uid: "x" }),
          "decks/5.json": JSON.stringify({ id: 5, title: name, cards: [{ id: name, term: "a", definition: "b" }] }),
          "saved.json": JSON.stringify(
            [...Array.from({ length: guesses }, (_, at) => at + 1), shared.id].map((deckId) => ({ ownerId: carl.uid, deckId, savedAt: 1 })),
          ),
        }),
      );
    await bob.brought(await made("first", 2000), { account: true });
    expect((await savedOf(bob)).others).toEqual([]);
    await bob.brought(await made("second", 0), { account: true });
    expect((await savedOf(bob)).others).toEqual([]);
    clock.forward(61 * 60_000);
    await bob.brought(await made("third", 20), { account: true });
    expect((await savedOf(bob)).others).toMatchObject([{ deckId: shared.id }]);
  });

  test("that names a deck a thousand times counts it once, and its last hundred tests", async () => {
    const { carl, shared, aStudent, store } = await adaAndCarl();
    const bob = await aStudent();
    const of = { ownerId: carl.uid, deckId: shared.id };
    const rows = (row: (at: number) => object) => JSON.stringify(Array.from({ length: 1000 }, (_, at) => ({ ...of, ...row(at) })));
    const aTest = { kind: "open-ended", startedAt: 1, size: 3, correct: 1, score: 50 };
    const zip = await aZip({
      "recollect.json": JSON.stringify({ format: "recollect-account", version: 1, uid: "x" }),
      "decks/5.json": JSON.stringify({ id: 5, title: "T", cards: [{ id: "1", term: "a", definition: "b" }] }),
      "stars.json": rows((at) => ({ cards: at === 0 ? [shared.cards[0]!.id] : [shared.cards[1]!.id] })),
      "tests.json": rows((at) => ({ ...aTest, id: `t${at}`, finishedAt: at + 2 })),
    });
    await bob.brought(new Uint8Array(zip), { account: true });
    expect(await starsOf(bob, shared.id)).toEqual([shared.cards[0]!.id]);
    expect((await testsOf(bob, shared.id)).map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => `t${999 - at}`));
    expect(await store.read.selectFrom("practiceTests").select("id").where("userId", "=", bob.uid).execute()).toHaveLength(100);
  });

  test("that is more than a server should read at once is refused", async () => {
    const bob = await (await anExchange(openStore)).aStudent();
    const about = { format: "recollect-account", version: 1, uid: "x", settings: { timeZone: "x".repeat(17 * 1024 * 1024) } };
    const zip = await aZip({
      "recollect.json": JSON.stringify(about),
      "decks/5.json": JSON.stringify({ id: 5, title: "T", cards: [{ id: "1", term: "a", definition: "b" }] }),
    });
    expect(await bob.sent(new Uint8Array(zip))).toMatchObject({ state: "failed", error: { code: "import/inflates-too-far" } });
  });

  test("that was forged adds nothing that is impossible", async () => {
    const { aStudent, carl, shared, store } = await adaAndCarl();
    const bob = await aStudent();
    const of = { ownerId: carl.uid, deckId: shared.id };
    const aTest = { ...of, id: "t", kind: "open-ended", startedAt: 1, finishedAt: 2, size: 3, correct: 1, score: 50 };
    const zip = await aZip({
      "recollect.json": JSON.stringify({ format: "recollect-account", version: 1, uid: "x" }),
      "decks/5.json": JSON.stringify({ id: 5, title: "T", cards: [{ id: "1", term: "a", definition: "b" }] }),
      "stars.json": JSON.stringify([
        { ...of, cards: ["none", 7, null, "x".repeat(500)] },
        { ...of, ownerId: "other", cards: [shared.cards[0]!.id] },
        5,
      ]),
      "saved.json": JSON.stringify([{ ...of, savedAt: 8e15, starredAt: -1, removedAt: "x", thankedAt: 8e15 }, null]),
      "exams.json": JSON.stringify([
        { ...of, day: "1999-01-01" },
        { ...of, day: 7 },
        { name: "", day: "2030-01-01", decks: [of] },
        { name: "Elsewhere", day: "2030-01-01", decks: [{ ownerId: "x", deckId: 99 }, 5, null] },
        { name: 5, day: [], decks: "all" },
      ]),
      "tests.json": JSON.stringify([
        { ...aTest, correct: 4 },
        { ...aTest, finishedAt: 8e15 },
        { ...aTest, kind: "x" },
        { ...aTest, id: "a b" },
        { ...aTest, score: 101 },
        { ...aTest, answered: -1 },
      ]),
      "study-log.ndjson": `${JSON.stringify({ kind: "answer", at: 1, cardId: "nowhere", deckKey: deckKeyOf(carl.uid, shared.id) })}\n`,
    });
    expect(await bob.brought(new Uint8Array(zip), { account: true })).toMatchObject({ state: "done" });
    for (const table of ["cardStars", "deckMarks", "examPlans", "practiceTests", "studyLog"] as const)
      expect(await store.read.selectFrom(table).select("userId").where("userId", "=", bob.uid).execute(), table).toEqual([]);
  });
});
