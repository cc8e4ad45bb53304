import { expect, test } from "vitest";

import { aStudent } from "../../../test/a-student.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { practiceApp } from "../../../test/practice/practice-app.ts";
import { fewestStudents } from "./accepted-wordings.store.ts";

describeEachDatabase("an answer that students counted as right", (openStore) => {
  async function ownersApp() {
    const store = await openStore();
    const owner = await aStudent(store);
    const cards = [
      { id: "fr", term: "France", definition: "Paris" },
      { id: "no", term: "Norway", definition: "Oslo" },
    ];
    const content = { title: "Capitals", description: "", cards: JSON.stringify(cards), cardCount: cards.length };
    const state = { visibility: "Public", updatedAt: 100, revision: 1, copiedFrom: null } as const;
    await store.write(
      async ({ db }) =>
        void (await db
          .insertInto("decks")
          .values({ ownerId: owner, id: 100, ...content, ...state })
          .execute()),
    );
    const app = practiceApp(store);
    const counted = async (uid: string, answer: string, cardId = "fr") => {
      expect((await app.as(uid).post("accepted-answers", { deckId: 100, cardId, answer })).status).toBe(201);
    };
    const suggested = async (uid: string) => (await app.as(uid).get("suggestions?deckId=100")).json();
    const students = await Promise.all(Array.from({ length: fewestStudents }, () => aStudent(store)));
    return { store, owner, app, counted, suggested, students };
  }

  test("is shown to the deck's owner once three students gave it, in any spelling", async () => {
    const { owner, counted, suggested, students } = await ownersApp();
    const wordings = ["The city of light", "the city of  light", "THE CITY OF LIGHT"];
    for (const [place, student] of students.slice(0, -1).entries()) await counted(student, wordings[place] ?? "");
    await counted(owner, "The city of light");
    expect(await suggested(owner)).toEqual({ suggestions: [] });
    await counted(students.at(-1) ?? "", wordings[2] ?? "");
    expect(await suggested(owner)).toEqual({
      suggestions: [
        expect.objectContaining({
          cardId: "fr",
          students: 3,
          was: "Paris",
          becomes: expect.stringMatching(/^Paris \/ the city of light$/i),
        }),
      ],
    });
  });

  test("is not shown to others", async () => {
    const { counted, suggested, students } = await ownersApp();
    for (const student of students) await counted(student, "The city of light");
    for (const student of students) expect(await suggested(student)).toEqual({ suggestions: [] });
  });

  test("of a deck that the viewer may not open is not stored at all", async () => {
    const { store, app } = await ownersApp();
    const stranger = await aStudent(store);
    expect((await app.as(stranger).get("suggestions?deckId=999")).status).toBe(404);
    expect((await app.as(stranger).get("suggestions?deckId=x")).status).toBe(422);
    expect((await app.as(stranger).get("suggestions")).status).toBe(422);
  });

  test("is not offered if the card accepts it already", async () => {
    const { owner, counted, suggested, students } = await ownersApp();
    for (const student of students) await counted(student, "PARIS.");
    expect(await suggested(owner)).toEqual({ suggestions: [] });
  });
});
