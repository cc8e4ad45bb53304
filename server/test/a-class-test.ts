import type { ClassTest, ClassTestFields } from "@recollect/domain/groups/class-tests/class-test.ts";
import type { KeptQuestion } from "@recollect/domain/groups/class-tests/paper.ts";
import type { ClassTestResults, OwnClassTest, OwnTestResult, RunningTest } from "@recollect/domain/groups/class-tests/results.ts";
import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { expect } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "./a-campus.ts";
import { aGroup, putIntoGroup } from "./a-group.ts";
import type { OpenStore } from "./databases.ts";

const capitals = [
  ["France", "Paris"],
  ["Italy", "Rome"],
  ["Spain", "Madrid"],
  ["Norway", "Oslo"],
  ["Peru", "Lima"],
  ["Ghana", "Accra"],
].map(([term = "", definition = ""]) => ({ term, definition }));

export const testsPath = "/api/groups/group/tests";

/** A class with a teacher and students, and a deck of six capitals. */
export async function aClassWithTests(openStore: OpenStore, { students = 2, cards = capitals } = {}) {
  const store = await openStore();
  const campus = aCampus(store);
  const teacher = await campus.student("teacher");
  const pupils = await Promise.all(Array.from({ length: students }, (_, at) => campus.student(`pupil${at + 1}`)));
  const deck = await teacher.deck({ title: "Capitals", cards });
  await aGroup(store, { id: "group", name: "Geography", teachers: [teacher], students: pupils });
  await putIntoGroup(store, { id: "group" }, { id: deck.id, owner: teacher });

  const fields = (change: Partial<ClassTestFields> = {}): ClassTestFields => ({
    title: "Friday's test",
    kind: "multiple-choice",
    opensAt: null,
    closesAt: campus.clock.now() + 30 * minuteMs,
    minutes: null,
    count: 6,
    direction: "definition",
    ...change,
  });
  const body = (change: object = {}) => ({ deckOwnerId: teacher.uid, deckId: deck.id, ...fields(), ...change });
  const make = (change: object = {}) => jsonOf<ClassTest>(teacher.send("POST", testsPath, body(change)), 201);
  const questionsOf = async ({ id }: { id: string }): Promise<KeptQuestion[]> => {
    const row = await store.read.selectFrom("classTests").select("questions").where("id", "=", id).executeTakeFirst();
    return JSON.parse(row?.questions ?? "[]") as KeptQuestion[];
  };
  /** Past the end, and past the grace for answers that are on their way. */
  const letEnd = ({ closesAt }: { closesAt: number }) => campus.clock.forward(closesAt - campus.clock.now() + CLASS_TEST.graceMs + 1);
  return { store, campus, teacher, pupils, pupil: pupils[0]!, deck, fields, body, make, questionsOf, letEnd };
}

/** What a student does with a test. */
export function taking(pupil: CampusStudent, { id }: { id: string }) {
  const path = `${testsPath}/${id}/try`;
  return {
    begin: () => pupil.send("POST", path),
    paper: () => jsonOf<RunningTest>(pupil.send("POST", path)),
    answer: (question: number | string, answer: string) => pupil.send("PUT", `${path}/answers/${question}`, { answer }),
    finish: () => pupil.send("POST", `${path}/finish`),
    /** once every answer is marked */
    async result(): Promise<OwnTestResult> {
      for (let turn = 0; turn < 300; turn++) {
        const result = await jsonOf<OwnTestResult>(pupil.get(`${path}/result`));
        if (result.unmarked === 0) return result;
      }
      throw new Error("the answers were never all marked");
    },
  };
}

/** Begins the test, gives each question the answer that `answerTo` says (null for none), and hands it in. */
export async function takes(
  pupil: CampusStudent,
  test: { id: string },
  kept: () => Promise<readonly KeptQuestion[]>,
  answerTo: (question: KeptQuestion, at: number) => string | null,
): Promise<void> {
  const own = taking(pupil, test);
  await own.paper();
  for (const [at, question] of (await kept()).entries()) {
    const answer = answerTo(question, at);
    if (answer === null) continue;
    const sent = question.choices === null ? answer : String(question.choices.indexOf(answer));
    expect((await own.answer(at, sent)).status).toBe(204);
  }
  expect((await own.finish()).status).toBe(204);
}

export const ownTests = (pupil: CampusStudent) => jsonOf<OwnClassTest[]>(pupil.get("/api/class-tests"));

/** The results once every answer is marked. */
export async function wholeResults(teacher: CampusStudent, { id }: { id: string }): Promise<ClassTestResults> {
  for (let turn = 0; turn < 300; turn++) {
    const results = await jsonOf<ClassTestResults>(teacher.get(`${testsPath}/${id}/results`));
    if (results.isComplete) return results;
  }
  throw new Error("the answers were never all marked");
}
