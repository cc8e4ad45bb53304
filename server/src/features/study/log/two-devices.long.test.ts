import { shuffled } from "@recollect/domain/decks/shuffle.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { ratings } from "@recollect/domain/study/schedule/ratings.ts";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, jsonOf, type Campus } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { aStudyApp, type StudyApp } from "../../../../test/study/a-study-app.ts";
import { aMigratedDatabase, aTemporaryFolder, testDatabaseUrl } from "../../../../test/databases.ts";
import { rebuiltRows, studyRows } from "../../../../test/study/study-rows.ts";
import { openPostgres } from "../../../store/postgres/postgres.ts";
import { openSqlite } from "../../../store/sqlite/sqlite.ts";

const rounds = 8;

/** The servers that a student's two devices use, and the settings of their database. */
type Devices = { settings: Record<string, string>; phone: Campus; laptop: Campus; openStudyApp: () => Promise<StudyApp> };

type SentEntry = { id: string; kind: string; cardId: string; at: number };

async function oneProcess(): Promise<Devices> {
  const folder = await aTemporaryFolder();
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  const campus = aCampus(store);
  const openStudyApp = () => aStudyApp(campus, store, { cards: cards(4) });
  return { settings: { DATA_DIR: folder }, phone: campus, laptop: campus, openStudyApp };
}

async function twoProcesses(): Promise<Devices> {
  const url = await aMigratedDatabase();
  const stores = await Promise.all([openPostgres(url), openPostgres(url)]);
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  const [phone, laptop] = stores.map((store) => aCampus(store)) as [Campus, Campus];
  return { settings: { DATABASE_URL: url }, phone, laptop, openStudyApp: () => aStudyApp(phone, stores[0], { cards: cards(4) }) };
}

/** The entries of one device over some weeks: answers to the same four cards, buried and suspended cards, undone answers; ordered by its own time. */
function aDevice(studyApp: StudyApp, random: () => number, now: number): SentEntry[] {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const sent: SentEntry[] = [];
  let at = now - 60 * dayMs;
  for (let number = 0; number < 24; number += 1) {
    // Both devices use the same few moments, so that their entries meet in the same millisecond.
    at += pick([0, 1, 60_000, dayMs, 2 * dayMs]);
    const place = { cardId: pick(studyApp.deck.cards).id, at };
    const lot = random();
    const answers = sent.filter(({ kind }) => kind === "answer");
    if (lot < 0.12 && answers.length > 0) {
      const { id: undoes, cardId } = answers.at(-1)!;
      if (!sent.some((other) => "undoes" in other && other.undoes === undoes))
        sent.push(studyApp.entry("undo", { ...place, cardId, undoes }));
    } else if (lot < 0.2) sent.push(studyApp.entry(pick(["bury", "unbury", "suspend", "resume", "start-over"]), place));
    else sent.push(studyApp.answer({ ...place, rating: pick(ratings) }));
  }
  return sent;
}

/** The entries in batches of one to five, in order. */
function batchesOf(sent: readonly SentEntry[], random: () => number): SentEntry[][] {
  const batches: SentEntry[][] = [];
  for (let from = 0; from < sent.length; from += batches.at(-1)!.length)
    batches.push(sent.slice(from, from + 1 + Math.floor(random() * 5)));
  return batches;
}

function suite(open: () => Promise<Devices>): void {
  test("answer the same cards at once: no answer is lost, and the cards equal those of the merged log, in any order", async () => {
    const random = seededRandom("two devices at once");
    const { settings, phone, laptop, openStudyApp } = await open();
    for (let round = 0; round < rounds; round += 1) {
      const studyApp = await openStudyApp();
      const { uid } = studyApp.student;
      const devices = [phone, laptop].map((campus) => ({ campus, sent: aDevice(studyApp, random, campus.clock.now()) }));
      const send = (campus: Campus, entries: readonly SentEntry[]) => campus.as(uid).send("POST", "/api/study/entries", { entries });
      // Each device waits for its own replies, as the outbox does, but not for the other's; sometimes it sends a batch twice.
      await Promise.all(
        devices.map(async ({ campus, sent }, which) => {
          const lots = seededRandom(`device ${which} in round ${round}`);
          for (const batch of batchesOf(sent, lots)) {
            const replies = await Promise.all([send(campus, batch), ...(lots() < 0.3 ? [send(campus, batch)] : [])]);
            for (const reply of replies) expect(await jsonOf(reply)).toMatchObject({ accepted: batch.map(({ id }) => id) });
          }
        }),
      );
      const { log, cards: derived } = await studyRows(settings);
      const entries = log.get(uid)!;
      const expected = devices.flatMap(({ sent }) => sent.map(({ id }) => id));
      expect(entries.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
      expect(derived.get(uid)!.toSorted(), `round ${round}`).toEqual(rebuiltRows(shuffled(entries, random)).toSorted());
    }
  });

  test("send single answers all at once, without waiting for replies: each counts once", async () => {
    const random = seededRandom("everything at once");
    const { settings, phone, laptop, openStudyApp } = await open();
    const studyApp = await openStudyApp();
    const { uid } = studyApp.student;
    const now = phone.clock.now();
    const answers = Array.from({ length: 40 }, (_, number) =>
      studyApp.answer({
        cardId: studyApp.deck.cards[number % 4]!.id,
        at: now - Math.floor(random() * 20 * dayMs),
        rating: ratings[number % 3]!,
      }),
    );
    const repeated = shuffled([...answers, ...answers], random);
    const replies = repeated.map((answer, number) =>
      (number % 2 === 0 ? phone : laptop).as(uid).send("POST", "/api/study/entries", { entries: [answer] }),
    );
    for (const reply of replies) expect((await reply).status).toBe(200);
    const { log, cards: derived } = await studyRows(settings);
    expect(
      log
        .get(uid)!
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(answers.map(({ id }) => id).toSorted());
    expect(derived.get(uid)!.toSorted()).toEqual(rebuiltRows(log.get(uid)!).toSorted());
    for (const row of derived.get(uid)!) expect(row).toContain('"reps":10');
  });

  test("undo the same answer at once: one succeeds, the other is told that it is undone already", async () => {
    const { settings, phone, laptop, openStudyApp } = await open();
    const studyApp = await openStudyApp();
    const { uid } = studyApp.student;
    const answer = studyApp.answer();
    await jsonOf(studyApp.post([answer]));
    const undo = () => studyApp.entry("undo", { undoes: answer.id, at: phone.clock.now() + 1 });
    const replies = await Promise.all(
      [phone, laptop].map((campus) => campus.as(uid).send("POST", "/api/study/entries", { entries: [undo()] })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await refusal(replies.find(({ status }) => status === 409)!)).toMatchObject({ code: "study/nothing-to-undo" });
    const { log, cards: derived } = await studyRows(settings);
    expect(
      log
        .get(uid)!
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(["answer", "undo"]);
    expect(derived.get(uid)).toEqual(rebuiltRows(log.get(uid)!));
  });
}

describe("two devices of one student, in one process (SQLite)", () => {
  suite(oneProcess);
});

describe.skipIf(!testDatabaseUrl)("two devices of one student, in two processes (PostgreSQL)", () => {
  suite(twoProcesses);
});
