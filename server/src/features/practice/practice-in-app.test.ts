import { expect, test } from "vitest";

import { aChatService } from "../../../test/practice/a-chat-service.ts";
import { aDeck } from "../../../test/a-deck.ts";
import { anApp, type TestApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { readEvents } from "../../../test/event-reader.ts";
import type { SignedUp } from "../../../test/signed-up.ts";
import { readConfig } from "../../process/settings/config.ts";

/** A student with a deck of two cards, and an answer to the first of them. */
async function aStudentWithDeck(app: TestApp): Promise<{ ada: SignedUp; deckId: number; answer: unknown }> {
  const ada = await app.aStudent();
  const cards = [
    { term: "France", definition: "Paris" },
    { term: "Italy", definition: "Rome" },
  ];
  const reply = await ada.send("POST", `/api/users/${ada.uid}/decks`, aDeck({ cards }));
  const deck = (await reply.json()) as { id: number; cards: { id: string }[] };
  return { ada, deckId: deck.id, answer: { deckId: deck.id, cardId: deck.cards[0]!.id, answer: "A very own answer" } };
}

describeEachDatabase("the examiner that the settings name", (openStore) => {
  test("is called with the key, the server's address and the brand, and no content is logged", async () => {
    const service = await aChatService();
    const config = readConfig({ AI_BASE_URL: service.baseUrl, AI_MODEL: "small-model", AI_API_KEY: "hunter2", BRAND: "Ünïcards" });
    const app = anApp(await openStore(), { config });
    const { ada, deckId, answer } = await aStudentWithDeck(app);
    expect(await (await ada.get("/api/practice/examiner")).json()).toEqual({ examiner: "small-model", kind: "chat" });
    const made = (await (await ada.send("POST", "/api/practice/multiple-choice", { deckId })).json()) as {
      questions: { question: string }[];
    };
    expect(made.questions.map(({ question }) => question)).toEqual(["Which of these is France?", "Which of these is Italy?"]);
    const evaluation = await ada.send("POST", "/api/practice/evaluations", answer);
    expect(await evaluation.json()).toEqual({ isCorrect: false, score: 0, feedback: "It is Paris." });
    expect(service.requests).toHaveLength(2);
    for (const { headers } of service.requests) {
      expect(headers).toMatchObject({
        authorization: "Bearer hunter2",
        "http-referer": "http://localhost:3000",
        "x-title": "%C3%9Cn%C3%AFcards",
      });
    }
    const sent = JSON.stringify(service.requests);
    for (const secret of [ada.uid, ada.email, ada.cookie]) expect(sent).not.toContain(secret);
    for (const secret of ["hunter2", "very own", "Paris"]) expect(JSON.stringify(app.lines)).not.toContain(secret);
  });

  test("is the built-in one without any setting", async () => {
    const app = anApp(await openStore());
    const { ada, answer } = await aStudentWithDeck(app);
    expect(await (await ada.get("/api/practice/examiner")).json()).toEqual({ examiner: "Built-in feedback", kind: "builtin" });
    const evaluation = await ada.send("POST", "/api/practice/evaluations", answer);
    expect(await evaluation.json()).toMatchObject({ isCorrect: false, score: 0 });
  });

  test("has no key: each use gives the specification's error", async () => {
    const app = anApp(await openStore(), { config: readConfig({ EXAMINER: "chat" }) });
    const { ada, deckId, answer } = await aStudentWithDeck(app);
    const missing = {
      error: {
        code: "api/config-missing",
        message: "The AI examiner is switched on, but it has no key. Please tell the people who run this site.",
        details: null,
      },
    };
    const generation = await ada.send("POST", "/api/practice/multiple-choice", { deckId });
    expect([generation.status, await generation.json()]).toEqual([503, missing]);
    const evaluation = await ada.send("POST", "/api/practice/evaluations", answer);
    expect([evaluation.status, await evaluation.json()]).toEqual([503, missing]);
    const events = readEvents(await ada.send("POST", "/api/practice/multiple-choice", { deckId }, { accept: "text/event-stream" }));
    expect(await events.next()).toEqual({ event: "error", data: missing });
    expect(await events.next()).toBeNull();
  });
});
