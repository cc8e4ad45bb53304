import { dayMs } from "@recollect/domain/time/units.ts";
import { CLOCK } from "@recollect/domain/limits/limits.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { cards } from "../../../test/a-deck.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { aStudyDesk, type Desk } from "../../../test/study/a-study-desk.ts";
import { describeEachDatabase, type OpenStore } from "../../../test/databases.ts";

const morning = Date.UTC(2026, 5, 1, 9);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: morning });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A student with one answer, so that an unchanged log is not an empty one. */
async function aDesk(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const desk = await aStudyDesk(campus, store, { cards: cards(3) });
  const first = desk.answer();
  await jsonOf(desk.post([first]));
  return { store, campus, desk, first, kept: await desk.kept() };
}

/** Each entry, alone and after a valid one, is refused with the code, and the log stays as it was. */
async function expectRefused(desk: Desk, wrong: readonly (readonly [status: number, code: string, entry: object])[]): Promise<void> {
  const kept = await desk.kept();
  for (const [status, code, entry] of wrong) {
    expect(await desk.refused(entry), JSON.stringify(entry)).toMatchObject({ status, code });
    expect(await desk.refused(desk.answer(), entry), JSON.stringify(entry)).toMatchObject({ status, code });
  }
  expect(await desk.kept()).toEqual(kept);
}

describeEachDatabase("bad input to the study log", (openStore) => {
  test("a body of a wrong shape is refused with the path of the error", async () => {
    const { desk, kept } = await aDesk(openStore);
    const wrong: [string, unknown][] = [
      ["", [desk.answer()]],
      ["", "entries"],
      ["", null],
      ["entries", {}],
      ["entries", { entries: desk.answer() }],
      ["entries", { entries: [] }],
      ["entries", { entries: Array.from({ length: 501 }, () => desk.answer()) }],
      ["", { entries: [desk.answer()], more: true }],
      ["entries.0", { entries: [null] }],
      ["entries.0", { entries: [desk.answer({ rating: undefined })] }],
      ["entries.1", { entries: [desk.answer(), desk.answer({ at: "now" })] }],
      ["entries.0", { entries: [desk.answer({ id: 7 })] }],
      ["entries.0", { entries: [desk.answer({ source: "dream" })] }],
      ["entries.0", { entries: [desk.answer({ weight: 1 })] }],
      ["entries.0", { entries: [desk.answer({ stateBefore: { stage: "review" } })] }],
      ["entries.0", { entries: [desk.entry("cheat")] }],
      ["entries.0", { entries: [desk.entry("undo")] }],
      ["entries.0", { entries: [desk.entry("bury", { until: morning + dayMs })] }],
    ];
    for (const [path, body] of wrong) {
      const { status, code, details } = await refusal(desk.student.send("POST", "/api/study/entries", body));
      expect([status, code], JSON.stringify(body).slice(0, 200)).toEqual([422, "request/invalid"]);
      expect((details as { path: string }[]).map((detail) => detail.path).join(" "), JSON.stringify(body).slice(0, 200)).toContain(path);
    }
    expect(await desk.kept()).toEqual(kept);
  });

  test("a rating that does not exist, an invalid time, and an id of other characters are refused with their codes", async () => {
    const { desk } = await aDesk(openStore);
    await expectRefused(desk, [
      ...["perfect", "", "Good", "toString", "constructor"].map(
        (rating) => [422, "study/unknown-rating", desk.answer({ rating })] as const,
      ),
      ...["", "a b", "a/b", "ä", "a.b", "<b>", "x".repeat(65)].map((id) => [422, "study/bad-answer", desk.answer({ id })] as const),
      ...[-1, 0.5, 3_600_000].map((tookMs) => [422, "study/bad-answer", desk.answer({ tookMs })] as const),
      ...[0.5, 1e300].map((at) => [422, "study/bad-answer", desk.answer({ at })] as const),
      [422, "request/invalid", { ...desk.answer(), source: "open-ended", rating: undefined, score: 101 }],
    ]);
    for (const part of ["id", "deckKey", "cardId"])
      expect(await desk.refused(desk.answer({ [part]: "a\0b" }))).toMatchObject({ code: "request/forbidden-character" });
    expect(await desk.refused(desk.entry("undo", { undoes: "\ud800" }))).toMatchObject({ code: "request/forbidden-character" });
  });

  test("a clock may be five minutes ahead and ninety days behind, not a millisecond more; the error has the entry's id", async () => {
    const { desk } = await aDesk(openStore);
    const [ahead, behind] = [morning + CLOCK.aheadMs, morning - CLOCK.behindMs];
    await expectRefused(desk, [
      [422, "study/clock-ahead", desk.answer({ at: ahead + 1 })],
      [422, "study/clock-ahead", desk.answer({ at: Number.MAX_SAFE_INTEGER })],
      [422, "study/clock-behind", desk.answer({ at: behind - 1 })],
      [422, "study/clock-behind", desk.answer({ at: 0 })],
      [422, "study/clock-behind", desk.answer({ at: Number.MIN_SAFE_INTEGER })],
    ]);
    expect(await desk.refused(desk.answer({ id: "late", at: ahead + 1 }))).toMatchObject({ details: { id: "late" } });
    const edges = [desk.answer({ at: ahead }), desk.answer({ at: behind })];
    expect(await jsonOf(desk.post(edges))).toMatchObject({ accepted: edges.map(({ id }) => id) });
  });

  test("a batch whose third entry is invalid adds nothing, and the error names it", async () => {
    const { desk, kept } = await aDesk(openStore);
    const [good, better, bad] = [desk.answer(), desk.answer(), desk.answer({ id: "third", rating: "perfect" })];
    expect(await desk.refused(good, better, bad, desk.answer())).toMatchObject({ code: "study/unknown-rating", details: { id: "third" } });
    expect(await desk.kept()).toEqual(kept);
    expect(await jsonOf(desk.post([good, better]))).toMatchObject({ accepted: [good.id, better.id] });
  });

  test("a deck's key or a card's id of the wrong form is refused", async () => {
    const { desk } = await aDesk(openStore);
    const { uid } = desk.student;
    for (const deckKey of ["", "x", `${uid}/`, `${uid}/1e3`, `no body/${desk.deck.id}`, `${"x".repeat(101)}/7`])
      await expectRefused(desk, [[404, "deck/not-found", desk.answer({ deckKey })]]);
    for (const cardId of ["", "no id", "x".repeat(101)])
      await expectRefused(desk, [[404, "study/card-not-found", desk.answer({ cardId })]]);
    expect(await desk.refused(desk.answer(), desk.answer({ id: "gone", cardId: "" }))).toMatchObject({ details: { id: "gone" } });
  });

  test("another student's answer, another card's, an undo, the entry itself, and an undone answer can't be undone", async () => {
    const { store, campus, desk, first } = await aDesk(openStore);
    const other = await aStudyDesk(campus, store);
    const theirs = other.answer();
    await jsonOf(other.post([theirs]));
    const undo = (undoes: string, change: object = {}) => desk.entry("undo", { undoes, ...change });
    const itself = undo("itself", { id: "itself" });
    const [, second] = desk.deck.cards;
    await expectRefused(desk, [
      [409, "study/nothing-to-undo", undo(theirs.id)],
      [409, "study/nothing-to-undo", undo(first.id, { cardId: second!.id })],
      [409, "study/nothing-to-undo", undo("never")],
      [422, "study/bad-answer", itself],
    ]);
    expect(await desk.refused({ ...undo(theirs.id), ...other.place })).toMatchObject({ code: "study/nothing-to-undo" });
    const once = undo(first.id);
    await jsonOf(desk.post([once]));
    await expectRefused(desk, [
      [409, "study/nothing-to-undo", undo(first.id)],
      [409, "study/nothing-to-undo", undo(once.id)],
    ]);
    expect(await jsonOf(desk.post([once]))).toMatchObject({ accepted: [once.id], cards: [] });
    expect((await other.kept()).log).toHaveLength(1);
  });

  test("an id of another entry is refused, with any part changed", async () => {
    const { desk, first } = await aDesk(openStore);
    const [, second] = desk.deck.cards;
    await expectRefused(desk, [
      [409, "study/answer-id-reused", { ...first, rating: "again" }],
      [409, "study/answer-id-reused", { ...first, cardId: second!.id }],
      [409, "study/answer-id-reused", { ...first, tookMs: 1 }],
      [409, "study/answer-id-reused", desk.entry("suspend", { id: first.id })],
    ]);
    expect((await desk.kept()).log).toMatchObject([{ id: first.id, rating: "good" }]);
  });

  test("a time zone that does not exist is refused, and the settings stay", async () => {
    const { desk, kept } = await aDesk(openStore);
    const before = await jsonOf(desk.student.get("/api/study/settings"));
    for (const timeZone of ["", "Moon/Crater", "../../etc", "Europe/Berlin ", "UTC+2", "x".repeat(100), "Etc/GMT+99"]) {
      const change = { timeZone, newPerDay: 1 };
      expect(await refusal(desk.student.send("PATCH", "/api/study/settings", change)), timeZone).toMatchObject({
        status: 422,
        code: "study/unknown-time-zone",
      });
    }
    expect(await jsonOf(desk.student.get("/api/study/settings"))).toEqual(before);
    expect(await desk.kept()).toEqual(kept);
  });

  test("an invalid deck is refused by every route with one", async () => {
    const { desk } = await aDesk(openStore);
    for (const path of ["/api/study/queue?deckId=", "/api/study/progress?deckId="]) {
      for (const id of ["x", "-1", "1.5", "1e3", ""])
        expect(await refusal(desk.student.get(`${path}${id}`))).toMatchObject({ code: "deck/bad-id" });
      expect(await refusal(desk.student.get(`${path}77`))).toMatchObject({ status: 404, code: "deck/not-found" });
      expect(await refusal(desk.student.get(`${path}1&deckId=2`))).toMatchObject({ code: "request/invalid" });
    }
    const exam = (id: string | number, day: unknown) => refusal(desk.student.send("PUT", `/api/study/decks/${id}/exam`, { day }));
    expect(await exam("x", "2026-07-01")).toMatchObject({ code: "deck/bad-id" });
    expect(await exam(77, "2026-07-01")).toMatchObject({ code: "deck/not-found" });
    for (const day of ["", "soon", "2026-02-30", "2026-13-01", "2020-01-01", "2126-01-01", "01.07.2026"])
      expect(await exam(desk.deck.id, day), day).toMatchObject({ status: 422, code: "study/bad-exam-day" });
    expect(await exam(desk.deck.id, 20260701)).toMatchObject({ code: "request/invalid", details: [{ path: "day" }] });
  });

  test("a flight across the date line and nights with a clock change are valid", async () => {
    const { desk, campus } = await aDesk(openStore);
    const [, second, third] = desk.deck.cards;
    const inZone = (timeZone: string) => jsonOf(desk.student.send("PATCH", "/api/study/settings", { timeZone }));
    const answer = async (cardId: string, at: number) => {
      vi.setSystemTime(at);
      const { cards: moved } = await jsonOf<{ cards: { progress: { card: { reps: number; lastReview: number } } }[] }>(
        desk.post([desk.answer({ cardId, at: campus.clock.now() })]),
      );
      return moved[0]!.progress.card;
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
    expect((await desk.kept()).log).toHaveLength(11);
  });
});
