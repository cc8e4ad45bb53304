import type { Deck } from "@recollect/domain/decks/deck.ts";
import { tutorialDecks } from "@recollect/domain/decks/tutorials.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { aDeck } from "../../../../test/a-deck.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

const restore = (student: CampusStudent, headers: Record<string, string> = {}) =>
  jsonOf<Deck[]>(student.send("POST", `/api/users/${student.uid}/tutorials`, undefined, headers), 201);

describeEachDatabase("restored tutorials", (openStore) => {
  test("are a student's own decks 0 and 1, Private, with the product's name", async () => {
    const ada = await aCampus(await openStore(), { config: { brand: "Study Buddy" } }).student();
    const restored = await restore(ada);
    expect(restored).toMatchObject(tutorialDecks("Study Buddy"));
    for (const deck of restored) {
      expect(deck).toMatchObject({ visibility: "Private", revision: 1, cardCount: deck.cards.length });
      expect(await jsonOf(ada.get(`/api/users/${ada.uid}/decks/${deck.id}`))).toEqual(deck);
    }
    expect((await jsonOf<Deck[]>(ada.get(`/api/users/${ada.uid}/decks`))).map(({ id }) => id)).toEqual([1, 0]);
  });

  test("are in the language that the student chose, else in the one that the browser wishes", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    const titles = (decks: readonly Deck[]) => decks.map(({ title }) => title);
    await jsonOf(ada.send("PATCH", `/api/users/${ada.uid}`, { language: "de" }));
    expect(titles(await restore(ada, { "accept-language": "fr" }))).toEqual(["Recollect-Anleitung", "Karten formatieren"]);
    expect(titles(await restore(bob, { "accept-language": "pl-PL,pl;q=0.9" }))).toEqual(["Samouczek Recollect", "Formatowanie kart"]);
    expect(titles(await restore(bob, { "accept-language": "tlh" }))).toEqual(["Recollect Tutorial", "Card Formatting"]);
  });

  test("replace the existing ones like an edit: an open editor gets a conflict", async () => {
    const ada = await aCampus(await openStore()).student();
    const [first] = await restore(ada);
    const path = `/api/users/${ada.uid}/decks/0`;
    await jsonOf(ada.send("PUT", path, aDeck({ title: "My own" }), { "If-Match": '"1"' }));
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/1`);
    const [again, second] = await restore(ada);
    expect(again).toEqual({ ...first, revision: 3, updatedAt: again?.updatedAt });
    expect(second?.revision).toBe(1);
    expect((await ada.send("PUT", path, aDeck(), { "If-Match": '"2"' })).status).toBe(412);
  });

  test("are independent for each student", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    await restore(ada);
    await restore(bob);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/0`);
    expect(await jsonOf(bob.get(`/api/users/${bob.uid}/decks/0`))).toMatchObject({ title: "Recollect Tutorial" });
    expect(await refusal(ada.send("POST", `/api/users/${bob.uid}/tutorials`))).toEqual({ status: 403, code: "database/permission-denied" });
  });

  test("cannot be shared", async () => {
    const ada = await aCampus(await openStore()).student();
    await restore(ada);
    for (const id of [0, 1]) {
      for (const visibility of ["Public", "Unlisted"] as const) {
        expect(await refusal(ada.show({ id }, visibility))).toEqual({ status: 403, code: "deck/tutorial-not-shared" });
      }
      expect((await ada.show({ id }, "Private")).status).toBe(200);
    }
  });
});
