import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";
import type { KeptQuestion } from "@recollect/domain/groups/class-tests/paper.ts";
import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { createBuiltInExaminer } from "../../server/src/examiner/built-in-examiner.ts";
import { createDecks } from "../../server/src/features/decks/decks.service.ts";
import type { AssignmentsTable } from "../../server/src/features/groups/assignments/assignments.tables.ts";
import { createProgress } from "../../server/src/features/groups/assignments/progress.service.ts";
import { createMarking } from "../../server/src/features/groups/class-tests/marking.ts";
import { createTestQuestions } from "../../server/src/features/groups/class-tests/questions.ts";
import { createTestResults } from "../../server/src/features/groups/class-tests/results.service.ts";
import { createStudy } from "../../server/src/features/study/study.service.ts";
import { openPostgres } from "../../server/src/store/postgres/postgres.ts";
import { openSqlite } from "../../server/src/store/sqlite/sqlite.ts";
import type { Store } from "../../server/src/store/store.ts";
import { aGroup, putIntoGroup } from "../../server/test/a-group.ts";
import { onEachDatabase } from "../kit/databases.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";

const pupilCount = 200;
const deckCount = 5;
const studiedCards = 40;
const testPupils = 1000;
const testQuestions = 100;
const teacher = "teacher";
const onFailure = (failure: unknown) => {
  throw failure;
};

/** A teacher's page of 200 students and 5 assignments, and the results of a class test of 1,000 students with 100 questions, as the server makes them. */
export async function classes(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase(async (database, { DATABASE_URL: url }) => {
    const folder = await mkdtemp(join(tmpdir(), "recollect-classes-"));
    const open = () => (url === undefined ? openSqlite(folder) : openPostgres(url));
    try {
      const store = await open();
      await fill(store);
      await store.close();
      // As after a start: nothing is prepared, compiled or remembered.
      const cold = await open();
      try {
        rows.push(...(await pageRows(database, cold)), ...(await resultRows(database, cold)));
      } finally {
        await cold.close();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  return rows;
}

async function pageRows(database: string, store: Store): Promise<Row[]> {
  const progress = createProgress({ store, clock: Date.now, study: createStudy({ store, clock: Date.now }), onFailure });
  const first = await timed(() => progress.progress({ uid: teacher }, "group", null));
  const incomplete: number[] = [];
  for (let isComplete = first.result.isComplete; !isComplete;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const next = await timed(() => progress.progress({ uid: teacher }, "group", null));
    isComplete = next.result.isComplete;
    incomplete.push(next.ms);
  }
  const warm: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) warm.push((await timed(() => progress.progress({ uid: teacher }, "group", null))).ms);
  return [
    atMost(`${database}: a teacher's page, the first of a process`, first.ms, 150, "ms"),
    ...(incomplete.length === 0
      ? []
      : [atMost(`${database}: the same while figures are computed, longest`, Math.max(...incomplete), 150, "ms")]),
    atMost(`${database}: the same with all figures, p95`, percentile(warm, 0.95), 150, "ms"),
    knownRow(`${database}: the same, p50`, percentile(warm, 0.5), "ms"),
  ];
}

async function resultRows(database: string, store: Store): Promise<Row[]> {
  const examiner = createBuiltInExaminer();
  const questions = createTestQuestions({ store, examiner, newSeed: () => "seed" });
  const marking = createMarking({ store, examiner, questions, onFailure });
  const results = createTestResults({ store, clock: Date.now, questions, marking, todayOf: async () => 1 });
  const first = await timed(() => results.results({ uid: teacher }, "hall", "test"));
  const warm: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) warm.push((await timed(() => results.results({ uid: teacher }, "hall", "test"))).ms);
  const wordings: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) wordings.push((await timed(() => results.wordings({ uid: teacher }, "hall", "test", turn))).ms);
  return [
    atMost(`${database}: results of ${testPupils} students and ${testQuestions} questions, the first`, first.ms, 500, "ms"),
    atMost(`${database}: the same, p95`, percentile(warm, 0.95), 500, "ms"),
    atMost(`${database}: the answers to one question, p95`, percentile(wordings, 0.95), 500, "ms"),
  ];
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

async function inPortions<Item>(
  store: Store,
  items: readonly Item[],
  add: (db: Parameters<Parameters<Store["write"]>[0]>[0]["db"], some: Item[]) => Promise<unknown>,
) {
  for (let from = 0; from < items.length; from += 200) await store.write(({ db }) => add(db, items.slice(from, from + 200)));
}

async function fill(store: Store): Promise<void> {
  const now = Date.now();
  const moment = new Date(now).toISOString();
  const uids = [teacher, ...Array.from({ length: testPupils }, (_, at) => `pupil${at}`)];
  const people = uids.map((id) => {
    return {
      id,
      email: `${id}@example.com`,
      name: "",
      emailVerified: store.kind === "sqlite" ? 0 : false,
      createdAt: moment,
      updatedAt: moment,
      username: id,
      displayName: id,
    };
  });
  await inPortions(store, people, (db, some) =>
    db
      .insertInto("users")
      .values(some as never)
      .execute(),
  );
  const pupils = uids.slice(1).map((uid) => ({ uid }));
  await aGroup(store, { id: "group", teachers: [{ uid: teacher }], students: pupils.slice(0, pupilCount) });
  await aGroup(store, { id: "hall", teachers: [{ uid: teacher }], students: pupils });
  const decks = createDecks({ store, clock: Date.now, brand: DEFAULT_BRAND, limits: false });
  const today = Math.floor(now / dayMs);
  for (let which = 0; which < deckCount; which += 1) {
    const cards = Array.from({ length: 200 }, (_, at) => ({ term: `Term ${at}`, definition: `What it means ${at}` }));
    const deck = await decks.create({ uid: teacher }, teacher, { title: `Chapter ${which}`, description: "", cards });
    for (const id of ["group", "hall"]) await putIntoGroup(store, { id }, { id: deck.id, owner: { uid: teacher } });
    const assignment: AssignmentsTable = {
      id: `a${which}`,
      groupId: "group",
      deckOwnerId: teacher,
      deckId: deck.id,
      title: "",
      words: "",
      opensDay: today - 7,
      dueDay: today + 7,
      aim: JSON.stringify({ kind: "known", share: 80 }),
      madeBy: teacher,
      madeAt: now,
      revision: 1,
    };
    await store.write(({ db }) => db.insertInto("assignments").values(assignment).execute());
    const ids = (JSON.parse(deck.cards) as { id: string }[]).slice(0, studiedCards).map(({ id }) => id);
    const states = pupils
      .slice(0, pupilCount)
      .flatMap(({ uid }) => ids.map((cardId, at) => studied({ uid, deckId: deck.id, cardId, at, now })));
    await inPortions(store, states, (db, some) => db.insertInto("studyCards").values(some).execute());
    if (which === 0) await fillTest(store, { deckId: deck.id, pupils, now });
  }
}

function studied({ uid, deckId, cardId, at, now }: { uid: string; deckId: number; cardId: string; at: number; now: number }) {
  const due = now + (at % 10) * dayMs;
  const state: CardState = {
    stage: "review",
    due,
    stability: 3 + at,
    difficulty: 5,
    scheduledDays: 3,
    step: 0,
    reps: 4,
    lapses: 1,
    lastReview: now - dayMs,
  };
  return {
    userId: uid,
    deckOwnerId: teacher,
    deckId,
    cardId,
    stage: "review",
    due,
    state: JSON.stringify(state),
    scheduledDays: 3,
    buriedUntil: null,
    lastAt: now - dayMs,
    lastId: `${uid} ${cardId}`,
    shuffleKey: at,
    isPresent: 1,
    isSuspended: 0,
  } as const;
}

async function fillTest(
  store: Store,
  { deckId, pupils, now }: { deckId: number; pupils: readonly { uid: string }[]; now: number },
): Promise<void> {
  const kept: KeptQuestion[] = Array.from({ length: testQuestions }, (_, at) => {
    return {
      key: `key${at}`,
      term: `Term ${at}`,
      question: `What is term ${at}?`,
      answer: `What it means ${at}`,
      choices: null,
      language: null,
    };
  });
  const test = {
    id: "test",
    groupId: "hall",
    deckOwnerId: teacher,
    deckId,
    title: "",
    kind: "open-ended",
    opensAt: now - dayMs,
    closesAt: now - dayMs / 2,
    minutes: null,
    count: testQuestions,
    direction: "definition",
    revision: 1,
    madeBy: teacher,
    madeAt: now - dayMs,
    questionCount: testQuestions,
    questions: JSON.stringify(kept),
  } as const;
  await store.write(({ db }) => db.insertInto("classTests").values(test).execute());
  const tries = pupils.map(({ uid }) => ({ testId: "test", userId: uid, startedAt: now - dayMs, finishedAt: now - dayMs + 60_000 }));
  await inPortions(store, tries, (db, some) => db.insertInto("classTestTries").values(some).execute());
  const answers = pupils.flatMap(({ uid }, who) =>
    kept.map(({ answer }, question) => {
      const words = (who + question) % 3 === 0 ? `something else ${who % 40}` : answer;
      return {
        testId: "test",
        userId: uid,
        question,
        answer: words,
        wording: words,
        givenAt: now - dayMs,
        isRight: words === answer ? (1 as const) : (0 as const),
        byTeacher: 0 as const,
      };
    }),
  );
  await inPortions(store, answers, (db, some) => db.insertInto("classTestAnswers").values(some).execute());
}
