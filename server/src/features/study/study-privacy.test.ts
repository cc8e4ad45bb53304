import type { Deck } from "@recollect/domain/decks/deck.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aCampus, jsonOf, type Campus, type CampusStudent } from "../../../test/a-campus.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { aStudyApp, type StudyApp } from "../../../test/study/a-study-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";

/** With a fixed clock no reply changes by itself. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 5, 1, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The request of each route about a deck; null for routes without a deck. A new route fails this test until it is added. */
const asked: Readonly<Record<string, ((studyApp: StudyApp) => { path: string; body?: unknown }) | null>> = {
  "GET /api/study/queue": ({ deck }) => ({ path: `/api/study/queue?deckId=${deck.id}` }),
  "GET /api/study/ways-on": ({ deck }) => ({ path: `/api/study/ways-on?deckId=${deck.id}` }),
  "GET /api/study/progress": ({ deck }) => ({ path: `/api/study/progress?deckId=${deck.id}` }),
  "GET /api/study/set-aside": ({ deck }) => ({ path: `/api/study/set-aside?deckId=${deck.id}` }),
  "GET /api/study/decks/:id/cards": ({ deck }) => ({ path: `/api/study/decks/${deck.id}/cards` }),
  "PUT /api/study/decks/:id/exam": ({ deck }) => ({ path: `/api/study/decks/${deck.id}/exam`, body: { day: "2026-07-01" } }),
  "DELETE /api/study/decks/:id/exam": ({ deck }) => ({ path: `/api/study/decks/${deck.id}/exam` }),
  "GET /api/study/exams": null,
  "GET /api/study/exam-decks": null,
  "GET /api/study/exams/:id": null,
  "PUT /api/study/exams/:id": ({ deck }) => ({
    path: "/api/study/exams/finals",
    body: { name: "Finals", day: "2026-07-01", deckIds: [deck.id] },
  }),
  "DELETE /api/study/exams/:id": null,
  "POST /api/study/entries": ({ answer }) => ({ path: "/api/study/entries", body: { entries: [answer()] } }),
  "GET /api/study/summary": null,
  "GET /api/study/decks": null,
  "GET /api/study/insights": ({ deck }) => ({ path: `/api/study/insights?deckId=${deck.id}` }),
  "GET /api/study/today": null,
  "GET /api/study/memory": null,
  "POST /api/study/memory/learning": null,
  "GET /api/study/memory/plan": null,
  "POST /api/study/memory/plan": null,
  "DELETE /api/study/memory": null,
  "GET /api/study/settings": null,
  "PATCH /api/study/settings": null,
  "PUT /api/study/time-zone": null,
};

const closed = { absent: [{ why: "closed" }] };
const missing = { status: 404, code: "deck/not-found" };

function studyRoutesOf({ app }: Campus): Set<string> {
  const routes = app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/study/"));
  return new Set(routes.map(({ method, path }) => `${method} ${path}`));
}

/** All study data that the routes return to a student, including the parts of a deck. */
function everything(student: CampusStudent, { id }: Pick<Deck, "id">): Promise<unknown[]> {
  const ofDeck = `?deckId=${id}`;
  const paths = [
    "queue",
    "progress",
    `decks/${id}/cards`,
    `queue${ofDeck}`,
    `progress${ofDeck}`,
    "summary",
    "decks",
    "today",
    "exams",
    "exam-decks",
    "settings",
    "memory",
    "ways-on",
    `ways-on${ofDeck}`,
    "insights",
    `insights${ofDeck}`,
  ];
  return Promise.all(paths.map(async (path) => (await student.get(`/api/study/${path}`)).json()));
}

describeEachDatabase("studying", (openStore) => {
  test("a Private deck of another student is not found by any route; for its owner it is", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    expect(studyRoutesOf(campus)).toEqual(new Set(Object.keys(asked)));
    const ada = await aStudyApp(campus, store);
    const mallory = await campus.student();
    await jsonOf(ada.post([ada.answer()]));
    const before = [await everything(ada.student, ada.deck), await ada.storedRows()];
    const ofDecks = Object.entries(asked).flatMap(([route, ask]) => (ask ? [[route, ask] as const] : []));
    for (const [route, ask] of ofDecks) {
      const [method = ""] = route.split(" ");
      const { path, body } = ask(ada);
      // An entry is stored, but the reply reveals nothing (absent-decks.test.ts).
      const isKept = route === "POST /api/study/entries";
      const reply = mallory.send(method, path, body);
      expect(await (isKept ? jsonOf(reply) : refusal(reply)), route).toMatchObject(isKept ? closed : missing);
    }
    expect([await everything(ada.student, ada.deck), await ada.storedRows()]).toEqual(before);
    for (const [route, ask] of ofDecks) {
      const [method = ""] = route.split(" ");
      const { path, body } = ask(ada);
      expect([200, 204], route).toContain((await ada.student.send(method, path, body)).status);
    }
  });

  test("a student's answers in a shared deck change nothing for its other students, and reveal nothing to them", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await aStudyApp(campus, store);
    await ada.student.show(ada.deck, "Public");
    const [bob, cleo] = [await campus.student(), await campus.student()];
    const bobs = ada.answer({ id: "bobs", rating: "again" });
    await jsonOf(bob.send("POST", "/api/study/entries", { entries: [bobs] }));
    const before = [await everything(bob, ada.deck), await everything(cleo, ada.deck)];

    const adas = ada.answer({ id: "adas", rating: "easy" });
    await jsonOf(ada.post([adas, ada.entry("suspend")]));
    await jsonOf(ada.student.send("PATCH", "/api/study/settings", { newPerDay: 3, retention: 0.8, timeZone: "Asia/Tokyo" }));
    await jsonOf(ada.student.send("PUT", `/api/study/decks/${ada.deck.id}/exam`, { day: "2026-07-01" }));
    expect([await everything(bob, ada.deck), await everything(cleo, ada.deck)]).toEqual(before);

    // The same id from another student is another entry, and they can't undo Ada's.
    await jsonOf(bob.send("POST", "/api/study/entries", { entries: [{ ...bobs, id: "adas" }] }));
    const kept = await ada.storedRows();
    const undo = ada.entry("undo", { id: "theft", undoes: "bobs" });
    expect(await ada.refusal(undo)).toMatchObject({ code: "study/nothing-to-undo" });
    expect((await bob.send("DELETE", `/api/study/decks/${ada.deck.id}/exam`)).status).toBe(204);
    expect(await ada.storedRows()).toEqual(kept);
    expect(await jsonOf(ada.student.get(`/api/study/progress?deckId=${ada.deck.id}`))).toMatchObject({ exam: { day: "2026-07-01" } });
  });

  test("entries are only accepted from the student that they name", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await aStudyApp(campus, store);
    await ada.student.show(ada.deck, "Public");
    const bob = await campus.student();
    const body = { uid: ada.student.uid, entries: [ada.answer()] };
    expect(await refusal(bob.send("POST", "/api/study/entries", body))).toMatchObject({ status: 401, code: "auth/required" });
    expect((await ada.storedRows()).log).toEqual([]);
    await jsonOf(ada.student.send("POST", "/api/study/entries", body));
    expect((await ada.storedRows()).log).toHaveLength(1);
  });
});
