import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { aStudyApp, type StudyApp } from "../../../test/study/a-study-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { rebuiltRows } from "../../../test/study/study-rows.ts";

const requests = 600;

/** Values to send where something else is expected. */
const words =
  "0 1 -1 1e3 NaN null 9007199254740993 99999999999999999999 __proto__ constructor toString ../ ../../etc/passwd a/b/c / // /0 %00 " +
  "2026-06-01 2026-02-30 9999-12-31 0000-01-01 275760-09-13 UTC +05:30 Etc/GMT+12 Europe/Berlin Moon/Crater " +
  "study open-ended multiple-choice answer undo bury start-over again good perfect";
const texts = [
  "",
  " ",
  "a\0b",
  "\ud800",
  "é",
  "e\u0301",
  "🂡",
  "\u202e",
  "' or 1=1 --",
  '"',
  "`",
  ...[64, 65, 100_000].map((many) => "x".repeat(many)),
];
const numbers = [0, -0, 1, -1, 0.5, 0.9, 0.7, 1e-300, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e300, -1e300, 20_000, 36_500, 100, 101];
const lists = [[], [[]], [1, 10], [1439], [0], [0.5], [1e300], Array.from({ length: 11 }, () => 5), Array.from({ length: 5000 }, () => 1)];
const oddities: readonly unknown[] = [null, true, false, {}, { id: 1 }, ...words.split(" "), ...texts, ...numbers, ...lists];

/** Requests to every study route: valid ones with some parts replaced, dropped or added. */
function fuzzer(studyApp: StudyApp, others: StudyApp, random: () => number) {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const known: { id: string }[] = [];
  const odd = () => (random() < 0.15 ? Date.now() + Math.floor((random() - 0.5) * 200 * dayMs) : pick(oddities));

  function spoilt(value: Record<string, unknown>): Record<string, unknown> {
    const spoiling = { ...value };
    for (const name of Object.keys(value)) {
      if (random() < 0.12) spoiling[name] = odd();
      else if (random() < 0.03) delete spoiling[name];
    }
    if (random() < 0.05) spoiling[pick(["more", "weight", "uid", "until", "score", "__proto__"])] = odd();
    return spoiling;
  }

  function entry(): Record<string, unknown> {
    const place = random() < 0.85 ? { cardId: pick(studyApp.deck.cards).id } : pick([others.place, { cardId: others.place.cardId }]);
    const common = { ...place, at: Date.now() - Math.floor(random() ** 3 * 95 * dayMs) };
    const made = pick([
      () => studyApp.answer({ ...common, rating: pick(["again", "hard", "good", "easy"]) }),
      () => studyApp.entry("answer", { ...common, source: "multiple-choice", isCorrect: random() < 0.5, tookMs: 7 }),
      () => studyApp.entry("answer", { ...common, source: "open-ended", score: Math.floor(random() * 100), tookMs: 7 }),
      () => studyApp.entry("undo", { ...common, undoes: pick([...known, { id: "none" }]).id }),
      () => studyApp.entry(pick(["bury", "unbury", "suspend", "resume", "start-over"]), common),
      () => ({ ...pick([...known, studyApp.answer(common)]) }),
    ])();
    if (random() < 0.5) known.push(made);
    return random() < 0.6 ? made : spoilt(made);
  }

  const settings = () =>
    spoilt({
      ...(random() < 0.5 ? { retention: 0.7 + random() * 0.27, newPerDay: pick([0, 1, 20, 9999]), reviewsPerDay: pick([0, 1, 200]) } : {}),
      ...(random() < 0.5
        ? { learningSteps: pick([[], [1], [1, 10]]), relearningSteps: pick([[], [10]]), maximumDays: pick([1, 36_500]) }
        : {}),
      ...(random() < 0.5 ? { timeZone: pick(["UTC", "Asia/Kathmandu", "Pacific/Apia"]), isTimeZoneFixed: random() < 0.5 } : {}),
      ...(random() < 0.5 ? { fourRatings: true, practiceCounts: random() < 0.7 } : {}),
    });
  const deckId = () =>
    encodeURIComponent(random() < 0.6 ? String(pick([studyApp.deck.id, others.deck.id, 0, 1, 2])) : String(odd()).toWellFormed());
  const text = (value: unknown) =>
    random() < 0.03 ? pick(["", "{", "[]", "null", '"', "1", '{"entries":[1e999]}']) : JSON.stringify(value);

  return (): { method: string; path: string; text?: string } => {
    const [method, path, body] = pick<() => [string, string, unknown?]>([
      () => ["GET", `/api/study/queue${pick(["", `?deckId=${deckId()}`, `?deckId=${deckId()}&deckId=1`, `?more=${deckId()}`])}`],
      () => ["GET", `/api/study/progress${pick(["", `?deckId=${deckId()}`, `?deckid=${deckId()}`])}`],
      () => ["GET", pick(["/api/study/summary", "/api/study/settings", "/api/study/summary?deckId=x", "/api/study/none"])],
      () => [
        "PUT",
        `/api/study/decks/${deckId()}/exam`,
        spoilt({ day: new Date(Date.now() + Math.floor(random() * 800 - 40) * dayMs).toISOString().slice(0, 10) }),
      ],
      () => ["DELETE", `/api/study/decks/${deckId()}/exam`],
      () => [
        "PUT",
        `/api/study/exams/${pick(["finals", "midterm", "a.b", "x".repeat(80)])}`,
        spoilt({
          name: "Finals",
          day: new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10),
          deckIds: pick([[studyApp.deck.id], [2, 3]]),
        }),
      ],
      () => [pick(["GET", "DELETE"]), `/api/study/exams${pick(["", "/finals", "/none"])}`],
      () => ["PATCH", "/api/study/settings", settings()],
      () => ["PUT", "/api/study/time-zone", spoilt({ timeZone: "Europe/Berlin" })],
      ...Array.from({ length: 6 }, () => (): [string, string, unknown] => [
        "POST",
        "/api/study/entries",
        { entries: random() < 0.95 ? Array.from({ length: Math.floor(random() ** 4 * 12) + 1 }, entry) : odd() },
      ]),
    ])();
    return { method, path, ...(body === undefined ? {} : { text: text(body) }) };
  };
}

describeEachDatabase("any request to the study routes", (openStore) => {
  test("gives a result or an error of the catalogue, and the cards equal those rebuilt from the log", async () => {
    const random = seededRandom("fuzzed requests");
    const store = await openStore();
    const campus = aCampus(store);
    const studyApp = await aStudyApp(campus, store);
    const others = await aStudyApp(campus, store);
    const made = fuzzer(studyApp, others, random);
    const [answered, failures] = [new Set<string>(), new Set<string>()];
    for (let number = 0; number < requests; number += 1) {
      const { method, path, text } = made();
      const body = text === undefined ? {} : { body: text, headers: { "content-type": "application/json" } };
      const reply = await campus.request(path, { method, ...body, headers: { cookie: studyApp.student.uid, ...body.headers } });
      const said = `${method} ${path} ${text?.slice(0, 2000)} → ${reply.status} ${await reply.clone().text()}`;
      expect(reply.status, said).toBeLessThan(500);
      if (reply.status >= 400) failures.add((await refusal(reply)).code);
      else answered.add(`${method} ${path.split("?")[0]!.replace(/\d+|(?<=\/exams\/).+/, ":id")}`);
    }
    // Each route has succeeded and each kind of failure occurred, so the requests reached the code.
    expect(answered.size).toBe(13);
    expect(failures.size).toBeGreaterThan(12);
    expect(failures).not.toContain("unknown");
    const { log, cards } = await studyApp.storedRows();
    expect(log.length).toBeGreaterThan(20);
    const derived = rebuiltRows(log.map(({ entry }) => JSON.parse(entry)));
    expect(cards).toHaveLength(derived.length);
    for (const { cardId, state, lastAt, lastId } of cards)
      expect(
        derived.find((row) => row.includes(`/${cardId} ${state} `) && row.endsWith(` last ${lastAt} ${lastId}`)),
        cardId,
      ).toBeDefined();
    expect((await others.storedRows()).log).toEqual([]);
    await jsonOf(studyApp.student.get("/api/study/queue"));
  });
});
