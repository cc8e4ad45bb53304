import { nextDayStart } from "@recollect/domain/study/day.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aStudyApp } from "../../../../test/study/a-study-app.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { SetAside } from "./set-aside.ts";

describeEachDatabase("the list of suspended and buried cards", (openStore) => {
  async function openStudyApp() {
    const store = await openStore();
    const campus = aCampus(store);
    const studyApp = await aStudyApp(campus, store, { cards: [{ term: "The **ATP** is", definition: "a" }, ...cards(3)] });
    const setAside = (deckId?: number) =>
      jsonOf<SetAside>(studyApp.student.get(`/api/study/set-aside${deckId === undefined ? "" : `?deckId=${deckId}`}`));
    return { campus, studyApp, setAside };
  }

  test("is empty at first; then it has the suspended and the buried cards, until they are resumed or their day has come", async () => {
    const { campus, studyApp, setAside } = await openStudyApp();
    const [first, second] = studyApp.deck.cards.map(({ id }) => id);
    expect(await setAside()).toEqual({ cards: [], total: 0 });
    await jsonOf(studyApp.post([studyApp.entry("suspend"), studyApp.entry("bury", { cardId: second })]));
    const place = { deckKey: studyApp.place.deckKey, deckId: studyApp.deck.id, deckTitle: studyApp.deck.title };
    const suspended = { ...place, cardId: first, question: "The ATP is", until: null };
    const buried = { ...place, cardId: second, question: studyApp.deck.cards[1]?.term, until: nextDayStart(campus.clock.now(), "UTC") };
    expect(await setAside(studyApp.deck.id)).toEqual({ cards: [suspended, buried], total: 2 });
    await jsonOf(studyApp.post([studyApp.entry("unbury", { cardId: second })]));
    expect(await setAside()).toEqual({ cards: [suspended], total: 1 });
    await jsonOf(studyApp.post([studyApp.entry("resume"), studyApp.entry("bury")]));
    expect((await setAside()).total).toBe(1);
    campus.clock.forward(25 * 3_600_000);
    expect(await setAside()).toEqual({ cards: [], total: 0 });
  });

  test("has pages, with each card once, for any number of cards", async () => {
    const store = await openStore();
    const studyApp = await aStudyApp(aCampus(store), store, { cards: cards(230) });
    const entries = studyApp.deck.cards.map(({ id }, at) => studyApp.entry(at % 2 === 0 ? "suspend" : "bury", { cardId: id }));
    await jsonOf(studyApp.post(entries));
    const pages: SetAside[] = [];
    for (let next: number | undefined = 0; next !== undefined; next = pages.at(-1)?.next)
      pages.push(await jsonOf<SetAside>(studyApp.student.get(`/api/study/set-aside?after=${next}`)));
    expect(pages.map((page) => page.cards.length)).toEqual([100, 100, 30]);
    expect(pages.map(({ total }) => total)).toEqual([230, 230, 230]);
    const ids = pages.flatMap((page) => page.cards.map(({ cardId }) => cardId));
    expect(new Set(ids)).toEqual(new Set(studyApp.deck.cards.map(({ id }) => id)));
    expect((await studyApp.student.get("/api/study/set-aside?after=-1")).status).toBe(422);
  });

  test("has no card that was deleted, and none of another student's", async () => {
    const { campus, studyApp, setAside } = await openStudyApp();
    await jsonOf(studyApp.post([studyApp.entry("suspend")]));
    const other = await campus.student();
    expect(await jsonOf(other.get("/api/study/set-aside"))).toEqual({ cards: [], total: 0 });
    await studyApp.student.send("DELETE", `/api/users/${studyApp.student.uid}/decks/${studyApp.deck.id}`);
    expect(await setAside()).toEqual({ cards: [], total: 0 });
  });
});
