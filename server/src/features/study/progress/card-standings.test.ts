import { dayText } from "@recollect/domain/study/day-text.ts";
import { unpackStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { zoneAtNoon } from "@recollect/domain/test/zone-at-noon.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aStudyApp } from "../../../../test/study/a-study-app.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { CardStandings } from "./card-standings.ts";

describeEachDatabase("a student's standing in a deck's cards", (openStore) => {
  test("is empty before the first answer; then it has each studied card, until the deck loses it", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const studyApp = await aStudyApp(campus, store, { cards: cards(2) });
    // A card that is due within minutes is due today, at any time of day this runs.
    await studyApp.student.send("PATCH", "/api/study/settings", { timeZone: zoneAtNoon() });
    const read = async () => {
      const { standings, ...times } = await jsonOf<CardStandings>(studyApp.student.get(`/api/study/decks/${studyApp.deck.id}/cards`));
      return { ...times, cards: Object.fromEntries(Object.entries(standings).map(([key, packed]) => [key, unpackStanding(packed)])) };
    };
    expect((await read()).cards).toEqual({});

    // A study day begins at four, not at midnight.
    const unset = await read();
    expect(unset.examDay).toBeNull();
    await studyApp.student.send("PUT", `/api/study/decks/${studyApp.deck.id}/exam`, { day: dayText(unset.today + 10) });
    const { today, examDay } = await read();
    expect((examDay ?? 0) - today).toBe(10);

    const [first = "", second = ""] = studyApp.deck.cards.map(({ id }) => id);
    await jsonOf(
      studyApp.post([studyApp.answer({ cardId: first, rating: "again" }), studyApp.entry("suspend", { id: "s", cardId: second })]),
    );
    const before = await read();
    const { now } = before;
    expect(before.cards).toEqual({
      // It is due within minutes, and counts as in My Decks.
      [first]: { mastery: "learning", isDue: true, isSuspended: false, isBuried: false },
      [second]: { mastery: "new", isDue: false, isSuspended: true, isBuried: false },
    });
    const summary = await jsonOf<{ decks: { learning: number; due: number }[] }>(studyApp.student.get("/api/study/summary"));
    expect(summary.decks).toMatchObject([{ learning: 1, due: 0 }]);

    await store.write(async ({ db }) => {
      await db
        .updateTable("studyCards")
        .set({ stage: "review", scheduledDays: 30, due: now - 86_400_000 })
        .where("cardId", "=", first)
        .execute();
      await db
        .updateTable("studyCards")
        .set({ isSuspended: 0, buriedUntil: now + 5000 })
        .where("cardId", "=", second)
        .execute();
    });
    const later = await read();
    expect(later.cards[first]).toEqual({ mastery: "known", isDue: true, isSuspended: false, isBuried: false });
    expect(later.cards[second]).toMatchObject({ isBuried: true });
    expect(later.changesAt).toBe(now + 5000);

    await store.write(async ({ db }) => {
      await db.updateTable("studyCards").set({ isPresent: 0 }).where("cardId", "=", first).execute();
    });
    expect(Object.keys((await read()).cards)).toEqual([second]);
  });
});
