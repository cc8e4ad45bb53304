import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, type Campus, type CampusStudent } from "../../../test/a-campus.ts";
import { aMigratedDatabase, queryOn, describeEachDatabase, testDatabaseUrl } from "../../../test/databases.ts";
import { readEvents } from "../../../test/event-reader.ts";
import { openPostgres } from "../../store/postgres/postgres.ts";

/** What another tab of the student receives after its first snapshot, except for deck events. */
async function aTab(campus: Campus, { uid }: { uid: string }) {
  const reply = await campus.as(uid).get(`/api/users/${uid}/decks`, { accept: "text/event-stream" });
  const events = readEvents(reply);
  onTestFinished(() => events.leave());
  expect((await events.next())?.event).toBe("snapshot");
  return {
    async next() {
      for (;;) {
        const event = await events.next();
        if (event?.event !== "put") return event;
      }
    },
  };
}

/** Answers to the first card of a new deck; each has an id and a time in ms from now. */
async function aStudyingStudent(campus: Campus, uid?: string) {
  const student = uid === undefined ? await campus.student() : campus.as(uid);
  const deck = await student.deck();
  const answer = (id: string, inMs: number, change: object = {}) => ({
    id,
    deckKey: `${student.uid}/${deck.id}`,
    cardId: deck.cards[0]!.id,
    at: campus.clock.now() + inMs,
    kind: "answer",
    source: "study",
    rating: "good",
    tookMs: 900,
    ...change,
  });
  return { ...student, deckId: deck.id, answer, send: (...entries: object[]) => sent(student, entries) };
}

async function sent(student: CampusStudent, entries: object[]): Promise<number> {
  return (await student.send("POST", "/api/study/entries", { entries })).status;
}

const study = (entryId: string | null) => ({ event: "study", data: { entryId } });

describeEachDatabase("a student's tabs", (openStore) => {
  test("get the id of the first new entry of a batch, and nothing for repeated entries only", async () => {
    const campus = aCampus(await openStore());
    const ada = await aStudyingStudent(campus);
    const tabs = [await aTab(campus, ada), await aTab(campus, ada)];
    const [first, second, third] = [ada.answer("first", 0), ada.answer("second", 1), ada.answer("third", 2)];
    expect([await ada.send(first), await ada.send(first), await ada.send(first, second, third)]).toEqual([200, 200, 200]);
    for (const tab of tabs) expect([await tab.next(), await tab.next()]).toEqual([study("first"), study("second")]);
    expect(await ada.send(ada.answer("fourth", 3))).toBe(200);
    for (const tab of tabs) expect(await tab.next()).toEqual(study("fourth"));
  });

  test("get nothing for refused entries or those without effect, and nothing of another student", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await aStudyingStudent(campus), await aStudyingStudent(campus)];
    const [adas, bobs] = [await aTab(campus, ada), await aTab(campus, bob)];
    const [fine, unknown] = [ada.answer("fine", 0), ada.answer("bad", 1, { rating: "perfect" })];
    expect(await ada.send(fine, unknown)).toBe(422);
    const notDue = { ...ada.answer("not-due", 0), source: "multiple-choice", isCorrect: true, rating: undefined };
    expect(await ada.send(notDue)).toBe(200);
    expect([await ada.send(ada.answer("adas", 2)), await bob.send(bob.answer("bobs", 2))]).toEqual([200, 200]);
    expect([await adas.next(), await bobs.next()]).toEqual([study("adas"), study("bobs")]);
  });

  test("get a change of the settings or of an exam's day, without an entry", async () => {
    const campus = aCampus(await openStore());
    const ada = await aStudyingStudent(campus);
    const tab = await aTab(campus, ada);
    const exam = `/api/study/decks/${ada.deckId}/exam`;
    const day = new Date(campus.clock.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const student = campus.as(ada.uid);
    expect((await student.send("PATCH", "/api/study/settings", { newPerDay: 5 })).status).toBe(200);
    expect(await tab.next()).toEqual(study(null));
    expect((await student.send("PUT", exam, { day })).status).toBe(200);
    expect(await tab.next()).toEqual(study(null));
    expect((await student.send("PATCH", "/api/study/settings", { newPerDay: -5 })).status).toBe(422);
    expect((await student.send("PATCH", "/api/study/settings", { newPerDay: 5 })).status).toBe(200);
    expect((await student.send("DELETE", exam)).status).toBe(204);
    expect(await ada.send(ada.answer("after", 0))).toBe(200);
    expect([await tab.next(), await tab.next()]).toEqual([study(null), study("after")]);
  });
});

describe.skipIf(!testDatabaseUrl)("two server processes on one PostgreSQL", () => {
  async function twoProcesses() {
    const url = await aMigratedDatabase();
    const stores = await Promise.all([openPostgres(url), openPostgres(url)]);
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    const [here, there] = stores.map((store) => aCampus(store)) as [Campus, Campus];
    return { url, here, there };
  }

  test("send a student's entries in one to their tabs in the other, once", async () => {
    const { here, there } = await twoProcesses();
    const ada = await aStudyingStudent(here);
    const [near, far] = [await aTab(here, ada), await aTab(there, ada)];
    expect(await ada.send(ada.answer("a-1", 0))).toBe(200);
    expect(await ada.send(ada.answer("a-2", 1))).toBe(200);
    for (const tab of [near, far]) expect([await tab.next(), await tab.next()]).toEqual([study("a-1"), study("a-2")]);
  });

  test("send a new snapshot to a tab that may have missed an entry", async () => {
    const { url, here, there } = await twoProcesses();
    const ada = await aStudyingStudent(here);
    const far = await aTab(there, ada);
    await queryOn(
      url,
      "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    expect(await ada.send(ada.answer("missed", 0))).toBe(200);
    expect((await far.next())?.event).toBe("snapshot");
  });
});
