import { expect, test } from "vitest";
import { dayOf, dayStartInZone } from "@recollect/domain/study/day.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import type { TestClock } from "../../../test/a-clock.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { refusal } from "../../../test/school/a-school.ts";
import type { StudyQueue } from "./queue/study-queue.ts";
import type { StudySummary } from "./study.service.ts";

const HOUR_MS = 3_600_000;

/** Moves the clock to nine in the morning: shortly before 4 a.m. a step of ten minutes would be tomorrow's. */
function waitForMorning(clock: TestClock): void {
  clock.forward(24 * HOUR_MS - ((clock.now() - 9 * HOUR_MS) % (24 * HOUR_MS)));
}

/** A time within half a second of this one: the test's clock advances 1 ms at each reading. */
const isAbout = (time: number): unknown => expect.closeTo(time, -3);

describeEachDatabase("the study routes", (openStore) => {
  test("a session: the queue, an answer, and what is left", async () => {
    const campus = aCampus(await openStore());
    waitForMorning(campus.clock);
    const ada = await campus.student();
    const deck = await ada.deck();
    const queue = await jsonOf<StudyQueue>(ada.get(`/api/study/queue?deckId=${deck.id}`));
    expect(queue).toMatchObject({ counts: { newCards: 1, learning: 0, due: 0 }, newCards: [{ term: "France", definition: "Paris" }] });
    const { deckKey, cardId } = queue.newCards[0]!;
    const answer = { id: "first", deckKey, cardId, at: queue.now, kind: "answer", source: "study", rating: "good", tookMs: 1200 };
    expect(await jsonOf(ada.send("POST", "/api/study/entries", { entries: [answer] }))).toMatchObject({
      accepted: ["first"],
      ignored: [],
    });
    expect(await jsonOf(ada.get("/api/study/summary"))).toMatchObject({
      counts: { newCards: 0, learning: 1, due: 0 },
      decks: [{ deckKey, deckId: deck.id, newCards: 0, learning: 1, due: 0 }],
    });
  });

  test("settings are the defaults until they change, one by one, and invalid ones are refused with their codes", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student();
    expect(await jsonOf(ada.get("/api/study/settings"))).toEqual(defaultStudySettings);
    const changed = { ...defaultStudySettings, retention: 0.85, timeZone: "Europe/Berlin" };
    expect(await jsonOf(ada.send("PATCH", "/api/study/settings", { retention: 0.85, timeZone: "Europe/Berlin" }))).toEqual(changed);
    const wrong: [string, unknown][] = [
      ["study/unknown-time-zone", { timeZone: "Moon/Crater" }],
      ["study/bad-retention", { retention: 0.99 }],
      ["study/bad-daily-limit", { newPerDay: 1.5 }],
      ["study/bad-steps", { learningSteps: [0] }],
      ["study/bad-maximum-interval", { maximumDays: 0 }],
      ["request/invalid", { colour: "red" }],
      ["request/invalid", { fourRatings: "yes" }],
    ];
    for (const [code, body] of wrong) expect((await refusal(ada.send("PATCH", "/api/study/settings", body))).code).toBe(code);
    expect(await jsonOf(ada.get("/api/study/settings"))).toEqual(changed);
  });

  test("the summary has the server's time and the end of the student's day", async () => {
    const campus = aCampus(await openStore());
    waitForMorning(campus.clock);
    const ada = await campus.student();
    const before = campus.clock.now();
    const summary = await jsonOf<StudySummary>(ada.get("/api/study/summary"));
    expect(summary).toMatchObject({ counts: { newCards: 0, learning: 0, due: 0 }, hasMore: false, decks: [] });
    expect(summary.now).toBeGreaterThanOrEqual(before);
    expect(summary.now).toBeLessThanOrEqual(campus.clock.now());
    expect(summary.dayEndsAt).toBe(dayStartInZone(dayOf(summary.now, "UTC") + 1, "UTC"));
  });

  test("the summary says when the day's limits postpone cards", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student();
    await ada.deck();
    const summary = () => jsonOf<StudySummary>(ada.get("/api/study/summary"));
    expect(await summary()).toMatchObject({ counts: { newCards: 1 }, hasMore: false });
    await ada.send("PATCH", "/api/study/settings", { newPerDay: 0 });
    expect(await summary()).toMatchObject({ counts: { newCards: 0 }, hasMore: true });
  });

  test("the time zone follows the student's device, until the student chooses one", async () => {
    const campus = aCampus(await openStore());
    waitForMorning(campus.clock);
    const ada = await campus.student();
    const grace = await campus.student();
    const send = (timeZone: unknown) => ada.send("PUT", "/api/study/time-zone", { timeZone });
    const hourOfTurnover = async () => ((await jsonOf<StudySummary>(ada.get("/api/study/summary"))).dayEndsAt / HOUR_MS) % 24;

    expect(await jsonOf(send("Asia/Tokyo"))).toEqual({ ...defaultStudySettings, timeZone: "Asia/Tokyo" });
    // Four in the morning there is seven in the evening UTC.
    expect(await hourOfTurnover()).toBe(19);
    expect(await jsonOf(send("Asia/Kolkata"))).toMatchObject({ timeZone: "Asia/Kolkata", isTimeZoneFixed: false });

    expect((await refusal(send("Moon/Crater"))).code).toBe("study/unknown-time-zone");
    expect((await refusal(send(9))).code).toBe("request/invalid");
    expect(await jsonOf(ada.get("/api/study/settings"))).toMatchObject({ timeZone: "Asia/Kolkata" });

    await ada.send("PATCH", "/api/study/settings", { timeZone: "Asia/Tokyo", isTimeZoneFixed: true });
    expect(await jsonOf(send("Asia/Kolkata"))).toMatchObject({ timeZone: "Asia/Tokyo", isTimeZoneFixed: true });
    await ada.send("PATCH", "/api/study/settings", { isTimeZoneFixed: false });
    expect(await jsonOf(send("Asia/Kolkata"))).toMatchObject({ timeZone: "Asia/Kolkata", isTimeZoneFixed: false });
    expect(await jsonOf(grace.get("/api/study/settings"))).toEqual(defaultStudySettings);
  });

  test("invalid entries and decks are refused", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student();
    const deck = await ada.deck();
    const entry = { id: "a", deckKey: `${ada.uid}/${deck.id}`, cardId: deck.cards[0]!.id, at: Date.now(), kind: "answer", tookMs: 1 };
    const wrong: [string, number, unknown][] = [
      ["request/invalid", 422, { entries: [] }],
      ["request/invalid", 422, { entries: [entry] }],
      ["request/invalid", 422, { entries: [{ ...entry, source: "study", rating: "good", stateBefore: {} }] }],
      ["study/unknown-rating", 422, { entries: [{ ...entry, source: "study", rating: "perfect" }] }],
    ];
    for (const [code, status, body] of wrong)
      expect(await refusal(ada.send("POST", "/api/study/entries", body))).toMatchObject({ code, status });
    expect(await refusal(ada.get("/api/study/queue?deckId=x"))).toMatchObject({ code: "deck/bad-id" });
    expect(await refusal(ada.get("/api/study/queue?deckId=99999"))).toMatchObject({ code: "deck/not-found", status: 404 });
  });

  test("an answer with a wrong time gets the server's time, and is accepted with it; sent again with another time it counts once", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student();
    const deck = await ada.deck();
    const place = { id: "late", deckKey: `${ada.uid}/${deck.id}`, cardId: deck.cards[0]!.id, kind: "answer", tookMs: 1 };
    const answer = { ...place, source: "study", rating: "good" };
    const now = campus.clock.now();
    for (const [code, at] of [
      ["study/clock-ahead", now + HOUR_MS],
      ["study/clock-behind", now - 100 * 24 * HOUR_MS],
    ] as const) {
      const refused = await refusal(ada.send("POST", "/api/study/entries", { entries: [{ ...answer, at }] }));
      expect(refused).toMatchObject({ code, status: 422, details: { id: "late", now: isAbout(now) } });
    }
    const send = (at: number) => jsonOf(ada.send("POST", "/api/study/entries", { entries: [{ ...answer, at }] }));
    expect(await send(now)).toMatchObject({ accepted: ["late"], now: isAbout(now) });
    expect(await send(now - 5000)).toMatchObject({ accepted: ["late"] });
  });

  test("entries are for the student who made them: while another student is signed in they wait", async () => {
    const campus = aCampus(await openStore());
    const [ada, grace] = [await campus.student(), await campus.student()];
    const deck = await ada.deck();
    const place = { id: "a", deckKey: `${ada.uid}/${deck.id}`, cardId: deck.cards[0]!.id, at: campus.clock.now() };
    const entries = [{ ...place, kind: "answer", tookMs: 1, source: "study", rating: "good" }];
    const sent = refusal(grace.send("POST", "/api/study/entries", { uid: ada.uid, entries }));
    expect(await sent).toMatchObject({ code: "auth/required", status: 401 });
    expect(await jsonOf(ada.send("POST", "/api/study/entries", { uid: ada.uid, entries }))).toMatchObject({ accepted: ["a"] });
  });
});
