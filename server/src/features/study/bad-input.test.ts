import { dayMs } from "@recollect/domain/time/units.ts";
import { CLOCK } from "@recollect/domain/limits/limits.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { cards } from "../../../test/a-deck.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { aStudyApp, type StudyApp } from "../../../test/study/a-study-app.ts";
import { describeEachDatabase, type OpenStore } from "../../../test/databases.ts";

const morning = Date.UTC(2026, 5, 1, 9);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: morning });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A student with one answer, so that an unchanged log is not an empty one. */
async function openStudyApp(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const studyApp = await aStudyApp(campus, store, { cards: cards(3) });
  const first = studyApp.answer();
  await jsonOf(studyApp.post([first]));
  return { store, campus, studyApp, first, kept: await studyApp.storedRows() };
}

/** Each entry, alone and after a valid one, is refused with the code, and the log stays as it was. */
async function expectRefused(
  studyApp: StudyApp,
  wrong: readonly (readonly [status: number, code: string, entry: object])[],
): Promise<void> {
  const kept = await studyApp.storedRows();
  for (const [status, code, entry] of wrong) {
    expect(await studyApp.refusal(entry), JSON.stringify(entry)).toMatchObject({ status, code });
    expect(await studyApp.refusal(studyApp.answer(), entry), JSON.stringify(entry)).toMatchObject({ status, code });
  }
  expect(await studyApp.storedRows()).toEqual(kept);
}

describeEachDatabase("bad input to the study log", (openStore) => {
  test("a body of a wrong shape is refused with the path of the error", async () => {
    const { studyApp, kept } = await openStudyApp(openStore);
    const wrong: [string, unknown][] = [
      ["", [studyApp.answer()]],
      ["", "entries"],
      ["", null],
      ["entries", {}],
      ["entries", { entries: studyApp.answer() }],
      ["entries", { entries: [] }],
      ["entries", { entries: Array.from({ length: 501 }, () => studyApp.answer()) }],
      ["", { entries: [studyApp.answer()], more: true }],
      ["entries.0", { entries: [null] }],
      ["entries.0", { entries: [studyApp.answer({ rating: undefined })] }],
      ["entries.1", { entries: [studyApp.answer(), studyApp.answer({ at: "now" })] }],
      ["entries.0", { entries: [studyApp.answer({ id: 7 })] }],
      ["entries.0", { entries: [studyApp.answer({ source: "dream" })] }],
      ["entries.0", { entries: [studyApp.answer({ weight: 1 })] }],
      ["entries.0", { entries: [studyApp.answer({ stateBefore: { stage: "review" } })] }],
      ["entries.0", { entries: [studyApp.entry("cheat")] }],
      ["entries.0", { entries: [studyApp.entry("undo")] }],
      ["entries.0", { entries: [studyApp.entry("bury", { until: morning + dayMs })] }],
    ];
    for (const [path, body] of wrong) {
      const { status, code, details } = await refusal(studyApp.student.send("POST", "/api/study/entries", body));
      expect([status, code], JSON.stringify(body).slice(0, 200)).toEqual([422, "request/invalid"]);
      expect((details as { path: string }[]).map((detail) => detail.path).join(" "), JSON.stringify(body).slice(0, 200)).toContain(path);
    }
    expect(await studyApp.storedRows()).toEqual(kept);
  });

  test("a rating that does not exist, an invalid time, and an id of other characters are refused with their codes", async () => {
    const { studyApp } = await openStudyApp(openStore);
    await expectRefused(studyApp, [
      ...["perfect", "", "Good", "toString", "constructor"].map(
        (rating) => [422, "study/unknown-rating", studyApp.answer({ rating })] as const,
      ),
      ...["", "a b", "a/b", "ä", "a.b", "<b>", "x".repeat(65)].map((id) => [422, "study/bad-answer", studyApp.answer({ id })] as const),
      ...[-1, 0.5, 3_600_000].map((tookMs) => [422, "study/bad-answer", studyApp.answer({ tookMs })] as const),
      ...[0.5, 1e300].map((at) => [422, "study/bad-answer", studyApp.answer({ at })] as const),
      [422, "request/invalid", { ...studyApp.answer(), source: "open-ended", rating: undefined, score: 101 }],
    ]);
    for (const part of ["id", "deckKey", "cardId"])
      expect(await studyApp.refusal(studyApp.answer({ [part]: "a\0b" }))).toMatchObject({ code: "request/forbidden-character" });
    expect(await studyApp.refusal(studyApp.entry("undo", { undoes: "\ud800" }))).toMatchObject({ code: "request/forbidden-character" });
  });

  test("a clock may be five minutes ahead and ninety days behind, not a millisecond more; the error has the entry's id", async () => {
    const { studyApp } = await openStudyApp(openStore);
    const [ahead, behind] = [morning + CLOCK.aheadMs, morning - CLOCK.behindMs];
    await expectRefused(studyApp, [
      [422, "study/clock-ahead", studyApp.answer({ at: ahead + 1 })],
      [422, "study/clock-ahead", studyApp.answer({ at: Number.MAX_SAFE_INTEGER })],
      [422, "study/clock-behind", studyApp.answer({ at: behind - 1 })],
      [422, "study/clock-behind", studyApp.answer({ at: 0 })],
      [422, "study/clock-behind", studyApp.answer({ at: Number.MIN_SAFE_INTEGER })],
    ]);
    expect(await studyApp.refusal(studyApp.answer({ id: "late", at: ahead + 1 }))).toMatchObject({ details: { id: "late" } });
    const edges = [studyApp.answer({ at: ahead }), studyApp.answer({ at: behind })];
    expect(await jsonOf(studyApp.post(edges))).toMatchObject({ accepted: edges.map(({ id }) => id) });
  });

  test("a batch whose third entry is invalid adds nothing, and the error names it", async () => {
    const { studyApp, kept } = await openStudyApp(openStore);
    const [good, better, bad] = [studyApp.answer(), studyApp.answer(), studyApp.answer({ id: "third", rating: "perfect" })];
    expect(await studyApp.refusal(good, better, bad, studyApp.answer())).toMatchObject({
      code: "study/unknown-rating",
      details: { id: "third" },
    });
    expect(await studyApp.storedRows()).toEqual(kept);
    expect(await jsonOf(studyApp.post([good, better]))).toMatchObject({ accepted: [good.id, better.id] });
  });

  test("a deck's key or a card's id of the wrong form is refused", async () => {
    const { studyApp } = await openStudyApp(openStore);
    const { uid } = studyApp.student;
    for (const deckKey of ["", "x", `${uid}/`, `${uid}/1e3`, `no body/${studyApp.deck.id}`, `${"x".repeat(101)}/7`])
      await expectRefused(studyApp, [[404, "deck/not-found", studyApp.answer({ deckKey })]]);
    for (const cardId of ["", "no id", "x".repeat(101)])
      await expectRefused(studyApp, [[404, "study/card-not-found", studyApp.answer({ cardId })]]);
    expect(await studyApp.refusal(studyApp.answer(), studyApp.answer({ id: "gone", cardId: "" }))).toMatchObject({
      details: { id: "gone" },
    });
  });

  test("another student's answer, another card's, an undo, the entry itself, and an undone answer can't be undone", async () => {
    const { store, campus, studyApp, first } = await openStudyApp(openStore);
    const other = await aStudyApp(campus, store);
    const theirs = other.answer();
    await jsonOf(other.post([theirs]));
    const undo = (undoes: string, change: object = {}) => studyApp.entry("undo", { undoes, ...change });
    const itself = undo("itself", { id: "itself" });
    const [, second] = studyApp.deck.cards;
    await expectRefused(studyApp, [
      [409, "study/nothing-to-undo", undo(theirs.id)],
      [409, "study/nothing-to-undo", undo(first.id, { cardId: second!.id })],
      [409, "study/nothing-to-undo", undo("never")],
      [422, "study/bad-answer", itself],
    ]);
    expect(await studyApp.refusal({ ...undo(theirs.id), ...other.place })).toMatchObject({ code: "study/nothing-to-undo" });
    const once = undo(first.id);
    await jsonOf(studyApp.post([once]));
    await expectRefused(studyApp, [
      [409, "study/nothing-to-undo", undo(first.id)],
      [409, "study/nothing-to-undo", undo(once.id)],
    ]);
    expect(await jsonOf(studyApp.post([once]))).toMatchObject({ accepted: [once.id] });
    expect((await other.storedRows()).log).toHaveLength(1);
  });

  test("an id of another entry is refused, with any part changed", async () => {
    const { studyApp, first } = await openStudyApp(openStore);
    const [, second] = studyApp.deck.cards;
    await expectRefused(studyApp, [
      [409, "study/answer-id-reused", { ...first, rating: "again" }],
      [409, "study/answer-id-reused", { ...first, cardId: second!.id }],
      [409, "study/answer-id-reused", { ...first, tookMs: 1 }],
      [409, "study/answer-id-reused", studyApp.entry("suspend", { id: first.id })],
    ]);
    expect((await studyApp.storedRows()).log).toMatchObject([{ id: first.id, rating: "good" }]);
  });

  test("a time zone that does not exist is refused, and the settings stay", async () => {
    const { studyApp, kept } = await openStudyApp(openStore);
    const before = await jsonOf(studyApp.student.get("/api/study/settings"));
    for (const timeZone of ["", "Moon/Crater", "../../etc", "Europe/Berlin ", "UTC+2", "x".repeat(100), "Etc/GMT+99"]) {
      const change = { timeZone, newPerDay: 1 };
      expect(await refusal(studyApp.student.send("PATCH", "/api/study/settings", change)), timeZone).toMatchObject({
        status: 422,
        code: "study/unknown-time-zone",
      });
    }
    expect(await jsonOf(studyApp.student.get("/api/study/settings"))).toEqual(before);
    expect(await studyApp.storedRows()).toEqual(kept);
  });

  test("an invalid deck is refused by every route with one", async () => {
    const { studyApp } = await openStudyApp(openStore);
    for (const path of ["/api/study/queue?deckId=", "/api/study/progress?deckId="]) {
      for (const id of ["x", "-1", "1.5", "1e3", ""])
        expect(await refusal(studyApp.student.get(`${path}${id}`))).toMatchObject({ code: "deck/bad-id" });
      expect(await refusal(studyApp.student.get(`${path}77`))).toMatchObject({ status: 404, code: "deck/not-found" });
      expect(await refusal(studyApp.student.get(`${path}1&deckId=2`))).toMatchObject({ code: "request/invalid" });
    }
    const exam = (id: string | number, day: unknown) => refusal(studyApp.student.send("PUT", `/api/study/decks/${id}/exam`, { day }));
    expect(await exam("x", "2026-07-01")).toMatchObject({ code: "deck/bad-id" });
    expect(await exam(77, "2026-07-01")).toMatchObject({ code: "deck/not-found" });
    for (const day of ["", "soon", "2026-02-30", "2026-13-01", "2020-01-01", "2126-01-01", "01.07.2026"])
      expect(await exam(studyApp.deck.id, day), day).toMatchObject({ status: 422, code: "study/bad-exam-day" });
    expect(await exam(studyApp.deck.id, 20260701)).toMatchObject({ code: "request/invalid", details: [{ path: "day" }] });
  });

  test("a flight across the date line and nights with a clock change are valid", async () => {
    const { store, studyApp, campus } = await openStudyApp(openStore);
    const [, second, third] = studyApp.deck.cards;
    const inZone = (timeZone: string) => jsonOf(studyApp.student.send("PATCH", "/api/study/settings", { timeZone }));
    const answer = async (cardId: string, at: number) => {
      vi.setSystemTime(at);
      await jsonOf(studyApp.post([studyApp.answer({ cardId, at: campus.clock.now() })]));
      const card = store.read.selectFrom("studyCards").select("state").where("cardId", "=", cardId);
      return JSON.parse((await card.executeTakeFirstOrThrow()).state) as { reps: number; lastReview: number };
    };
    await inZone("Pacific/Kiritimati");
    await answer(second!.id, Date.UTC(2026, 9, 24, 15));
    await inZone("Pacific/Pago_Pago");
    // An hour later, and the day before by the student's calendar.
    expect(await answer(second!.id, Date.UTC(2026, 9, 24, 16))).toMatchObject({ reps: 2, lastReview: Date.UTC(2026, 9, 24, 16) });
    await inZone("Europe/Berlin");
    for (let hour = 0; hour < 8; hour += 1) {
      const at = Date.UTC(2026, 9, 24, 23, 30) + hour * 3_600_000;
      expect(await answer(third!.id, at)).toMatchObject({ reps: hour + 1, lastReview: at });
    }
    expect((await studyApp.storedRows()).log).toHaveLength(11);
  });
});
