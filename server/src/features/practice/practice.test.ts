import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { expect, test } from "vitest";

import { aChatService, goodReply, hangs, noise, refuses, says } from "../../../test/practice/a-chat-service.ts";
import { aStudent } from "../../../test/a-student.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { readEvents } from "../../../test/event-reader.ts";
import { chatExaminerOn, practiceApp } from "../../../test/practice/practice-app.ts";
import { codeIn } from "../../../test/signed-up.ts";
import type { Store } from "../../store/store.ts";

const capitals: Card[] = [
  { id: "fr", term: "France", definition: "Paris" },
  { id: "it", term: "Italy", definition: "Rome" },
  { id: "es", term: "Spain", definition: "Madrid" },
  { id: "no", term: "Norway", definition: "Oslo" },
];

/** Writes a deck straight into the database; every one is about capitals unless a test sets other cards. */
async function withDeck(
  store: Store,
  ownerId: string,
  id: number,
  options: { visibility?: Visibility; cards?: Card[] } = {},
): Promise<void> {
  const cards = options.cards ?? capitals;
  const row = { ownerId, id, title: "Capitals", description: "", cards: JSON.stringify(cards), cardCount: cards.length };
  const rest = { visibility: options.visibility ?? "Private", updatedAt: id, revision: 1, copiedFrom: null } as const;
  await store.write(
    async ({ db }) =>
      void (await db
        .insertInto("decks")
        .values({ ...row, ...rest })
        .execute()),
  );
}

type Test = { questions: ChoiceQuestion[]; tooFew: string[] };

describeEachDatabase("practice", (openStore) => {
  test("a multiple-choice test asks every card of an own deck once, in order", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    const reply = await practiceApp(store).as(ada).post("multiple-choice", { deckId: 100 });
    expect(reply.status).toBe(200);
    const { questions, tooFew } = (await reply.json()) as Test;
    expect(tooFew).toEqual([]);
    expect(questions.map(({ cardId, answer }) => [cardId, answer])).toEqual(capitals.map(({ id, definition }) => [id, definition]));
    for (const { choices, answer } of questions) expect(choices).toContain(answer);
    expect(Object.keys(questions[0]!).toSorted()).toEqual(["answer", "cardId", "choices", "question"]);
  });

  test("a gap is asked as a gap, marked by its key, and a missing gap is not found", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100, {
      cards: [{ id: "gapcard-0001", term: "{{c1::Rome}} lies in {{c2::Italy}}", definition: "" }, ...capitals],
    });
    const { post } = practiceApp(store).as(ada);
    const { questions } = (await (await post("multiple-choice", { deckId: 100 })).json()) as Test;
    expect(questions.slice(0, 2).map(({ cardId, question, answer }) => [cardId, question, answer])).toEqual([
      ["gapcard-0001_c1", "Fill the gap: […] lies in Italy", "Rome"],
      ["gapcard-0001_c2", "Fill the gap: Rome lies in […]", "Italy"],
    ]);
    const right = await post("evaluations", { deckId: 100, cardId: "gapcard-0001_c2", answer: "italy" });
    expect(await right.json()).toMatchObject({ isCorrect: true });
    const missing = await post("evaluations", { deckId: 100, cardId: "gapcard-0001_c3", answer: "italy" });
    expect(missing.status).toBe(404);
  });

  test("the chooser has the examiner's name", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    expect(await (await practiceApp(store).as(ada).get("examiner")).json()).toEqual({ examiner: "Built-in feedback", kind: "builtin" });
    const chat = practiceApp(store, { examiner: chatExaminerOn(await aChatService()).examiner });
    expect(await (await chat.as(ada).get("examiner")).json()).toEqual({ examiner: "small-model", kind: "chat" });
  });

  test("a small deck borrows wrong answers from the student's other decks, never from another student's", async () => {
    const store = await openStore();
    const [ada, mallory] = [await aStudent(store), await aStudent(store)];
    await withDeck(store, ada, 100, { cards: [capitals[0]!] });
    await withDeck(store, mallory, 200, { visibility: "Public", cards: [{ id: "x", term: "Utopia", definition: "Amaurot" }] });
    const app = practiceApp(store);
    const alone = (await (await app.as(ada).post("multiple-choice", { deckId: 100 })).json()) as Test;
    expect([alone.questions[0]?.choices, alone.tooFew]).toEqual([["Yes", "No"], ["fr"]]);

    await withDeck(store, ada, 101, { cards: capitals.slice(1) });
    const { questions, tooFew } = (await (await app.as(ada).post("multiple-choice", { deckId: 100 })).json()) as Test;
    expect(questions).toHaveLength(1);
    expect([questions[0]?.choices.toSorted(), tooFew]).toEqual([["Madrid", "Oslo", "Paris", "Rome"], []]);
  });

  test.each(["Public", "Unlisted"] as const)("a %s deck of someone else can be practised", async (visibility) => {
    const store = await openStore();
    const [ada, bob] = [await aStudent(store), await aStudent(store)];
    await withDeck(store, bob, 100, { visibility });
    const { post } = practiceApp(store).as(ada);
    expect((await post("multiple-choice", { deckId: 100 })).status).toBe(200);
    const reply = await post("evaluations", { deckId: 100, cardId: "fr", answer: "paris" });
    expect(await reply.json()).toMatchObject({ isCorrect: true, score: 100 });
    expect((await post("accepted-answers", { deckId: 100, cardId: "fr", answer: "The city of light" })).status).toBe(201);
  });

  test("a Private deck of another student is not found, like a missing one", async () => {
    const store = await openStore();
    const [ada, bob] = [await aStudent(store), await aStudent(store)];
    await withDeck(store, bob, 100);
    const { post } = practiceApp(store).as(ada);
    const answers = await Promise.all(
      [100, 999].flatMap((deckId) => [
        post("multiple-choice", { deckId }),
        post("multiple-choice", { deckId }, { headers: { Accept: "text/event-stream" } }),
        post("evaluations", { deckId, cardId: "fr", answer: "Paris" }),
        post("accepted-answers", { deckId, cardId: "fr", answer: "Paris" }),
      ]),
    );
    for (const reply of answers) {
      expect([reply.status, await reply.json()]).toEqual([
        404,
        { error: { code: "deck/not-found", message: "Deck not found.", details: null } },
      ]);
    }
  });

  test("an own tutorial has priority over the official one, and others' are never found", async () => {
    const store = await openStore();
    const [ada, bob, official] = [await aStudent(store), await aStudent(store), await aStudent(store, { uid: OFFICIAL_UID })];
    await withDeck(store, bob, 0, { visibility: "Public" });
    const { post } = practiceApp(store).as(ada);
    expect((await post("multiple-choice", { deckId: 0 })).status).toBe(404);
    await withDeck(store, official, 0, {
      visibility: "Public",
      cards: [{ id: "official", term: "Flip", definition: "Space turns the card" }],
    });
    const cardsAsked = async () => {
      const { questions } = (await (await post("multiple-choice", { deckId: 0 })).json()) as Test;
      return questions.map(({ cardId }) => cardId);
    };
    expect(await cardsAsked()).toEqual(["official"]);
    await withDeck(store, ada, 0, { cards: [{ id: "own", term: "Flip", definition: "Enter turns the card" }] });
    expect(await cardsAsked()).toEqual(["own"]);
  });

  test("a deck without cards has no test", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100, { cards: [] });
    const reply = await practiceApp(store).as(ada).post("multiple-choice", { deckId: 100 });
    expect([reply.status, await reply.json()]).toEqual([
      422,
      { error: { code: "validation/empty-cards", message: "No flashcards provided", details: null } },
    ]);
  });

  test.each([
    [{ deckId: 100, cardId: "fr", answer: "  " }, 422, "practice/answer-needed"],
    [{ deckId: 100, cardId: "fr", answer: "x".repeat(5001) }, 422, "practice/answer-too-long"],
    [{ deckId: 100, cardId: "gone", answer: "Paris" }, 404, "practice/card-not-found"],
    [{ deckId: "100", cardId: "fr", answer: "Paris" }, 422, "request/invalid"],
    [{ deckId: -1, cardId: "fr", answer: "Paris" }, 422, "request/invalid"],
    [{ deckId: 100, cardId: "fr", answer: "Paris", score: 100 }, 422, "request/invalid"],
  ])("the answer %j is refused: %i %s", async (body, status, code) => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    for (const path of ["evaluations", "accepted-answers"]) {
      const reply = await practiceApp(store).as(ada).post(path, body);
      expect([reply.status, await codeIn(reply)]).toEqual([status, code]);
    }
  });

  test("a wording that was counted as right is right the next time, for that card and that student alone", async () => {
    const store = await openStore();
    const [ada, bob] = [await aStudent(store), await aStudent(store)];
    await withDeck(store, ada, 100, { visibility: "Public" });
    const app = practiceApp(store);
    const verdict = async (uid: string, cardId: string, answer: string) =>
      (await app.as(uid).post("evaluations", { deckId: 100, cardId, answer })).json();
    expect(await verdict(ada, "fr", "The city of light")).toMatchObject({ isCorrect: false });

    const reply = await app.as(ada).post("accepted-answers", { deckId: 100, cardId: "fr", answer: "The city of light" });
    expect([reply.status, await reply.json()]).toEqual([201, { cardId: "fr", answer: "The city of light" }]);
    expect(await verdict(ada, "fr", "the city  of LIGHT.")).toEqual({
      isCorrect: true,
      score: 100,
      feedback: "Right: you had this wording counted as right before.",
      reason: { reader: "text", code: "accepted", found: [], missing: [] },
    });
    expect(await verdict(ada, "it", "The city of light")).toMatchObject({ isCorrect: false });
    expect(await verdict(bob, "fr", "The city of light")).toMatchObject({ isCorrect: false });
  });

  test("a card has at most 20 wordings, the same one again is not counted, and all are deleted with the deck", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    const accept = (answer: string, cardId = "fr") => practiceApp(store).as(ada).post("accepted-answers", { deckId: 100, cardId, answer });
    for (let at = 0; at < 20; at += 1) expect((await accept(`wording ${at}`)).status).toBe(201);
    expect((await accept("Wording 7")).status).toBe(201);
    const refused = await accept("wording 20");
    expect([refused.status, await codeIn(refused)]).toEqual([409, "practice/too-many-wordings"]);
    expect((await accept("wording 20", "it")).status).toBe(201);
    const kept = async () => store.read.selectFrom("acceptedAnswers").select("asTyped").execute();
    expect(await kept()).toHaveLength(21);
    await store.write(async ({ db }) => void (await db.deleteFrom("decks").where("id", "=", 100).execute()));
    expect(await kept()).toEqual([]);
  });

  test("of 30 wordings at once a card keeps 20", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    const { post } = practiceApp(store).as(ada);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, at) => post("accepted-answers", { deckId: 100, cardId: "fr", answer: `wording ${at}` })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(await store.read.selectFrom("acceptedAnswers").selectAll().execute()).toHaveLength(20);
  });

  test("with a service, its evaluation and its questions reach the student", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    const { post } = practiceApp(store, { examiner: chatExaminerOn(await aChatService()).examiner }).as(ada);
    const evaluation = await post("evaluations", { deckId: 100, cardId: "fr", answer: "Lyon" });
    expect(await evaluation.json()).toEqual({ isCorrect: false, score: 0, feedback: "It is Paris." });
    const { questions } = (await (await post("multiple-choice", { deckId: 100 })).json()) as Test;
    expect([questions[0]?.question, questions[0]?.choices]).toEqual([
      "Which of these is France?",
      expect.arrayContaining(["Paris", "Atlantis 1"]),
    ]);
  });

  test.each([
    ["the language that the student chose", "de", "fr", "German"],
    ["the language of the student's page, if none was chosen", null, "fr-CA,fr;q=0.9", "French"],
    ["the language of the answer, on a page in English", null, "en", "the language of the answer"],
    ["the language of the answer, on a page in a language that is not there", null, "tlh", "the language of the answer"],
  ])("a service is asked to answer in %s", async (_what, language, wished, name) => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    if (language !== null) await store.write(({ db }) => db.updateTable("users").set({ language }).where("id", "=", ada).execute());
    const service = await aChatService();
    const { post } = practiceApp(store, { examiner: chatExaminerOn(service).examiner }).as(ada);
    await post("evaluations", { deckId: 100, cardId: "fr", answer: "Lyon" }, { headers: { "accept-language": wished } });
    expect(service.requests[0]?.prompt).toContain(`to the student, in ${name}, that name`);
  });

  test.each([
    [refuses(401), 503, "api/request-failed", "API request failed: 401"],
    [refuses(404), 503, "api/request-failed", "API request failed: 404"],
    [refuses(429), 429, "api/rate-limit", "Rate limit exceeded. Please try again in a moment."],
    [refuses(503), 503, "api/request-failed", "API request failed: 503"],
    [says("Certainly!"), 503, "api/invalid-json", "The AI service's reply contained no readable questions or grade. Please try again."],
    [noise(5_000_000), 503, "api/invalid-response", "The AI service sent an empty or unusable reply. Please try again."],
  ])("a service that fails: %# %i %s", async (play, status, code, message) => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    const service = await aChatService();
    service.plays(play);
    const { post } = practiceApp(store, { examiner: chatExaminerOn(service).examiner }).as(ada);
    for (const reply of [
      await post("evaluations", { deckId: 100, cardId: "fr", answer: "Lyon" }),
      await post("multiple-choice", { deckId: 100 }),
    ]) {
      expect([reply.status, ((await reply.json()) as { error: unknown }).error]).toEqual([
        status,
        expect.objectContaining({ code, message }),
      ]);
    }
  });

  test("the service's time to retry is passed on to the student", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    const service = await aChatService();
    service.plays(refuses(429, { "Retry-After": "90" }));
    const { post } = practiceApp(store, { examiner: chatExaminerOn(service).examiner }).as(ada);
    const reply = await post("evaluations", { deckId: 100, cardId: "fr", answer: "Lyon" });
    expect([reply.status, reply.headers.get("Retry-After")]).toEqual([429, "90"]);
  });
});

describeEachDatabase("a test as a stream", (openStore) => {
  const Accept = "text/event-stream";

  test("sends its progress, then the questions, and ends", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    const cards = Array.from({ length: 45 }, (_, at) => ({ id: `c${at}`, term: `Term ${at}`, definition: `Meaning ${at}` }));
    await withDeck(store, ada, 100, { cards });
    const { post } = practiceApp(store, { examiner: chatExaminerOn(await aChatService()).examiner }).as(ada);
    const reply = await post("multiple-choice", { deckId: 100 }, { headers: { Accept } });
    expect([reply.status, reply.headers.get("Content-Type")]).toEqual([200, "text/event-stream"]);
    const events = readEvents(reply);
    const seen = [];
    for (let event = await events.next(); event; event = await events.next()) seen.push(event);
    expect(seen.map(({ event }) => event)).toEqual(["progress", "progress", "progress", "progress", "questions"]);
    expect([seen[0]?.data, seen[3]?.data]).toEqual([
      { done: 0, total: 45 },
      { done: 45, total: 45 },
    ]);
    expect((seen[4]!.data as Test).questions).toHaveLength(45);
  });

  test("reports failures like a reply", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    const service = await aChatService();
    service.plays(refuses(404));
    const { post } = practiceApp(store, { examiner: chatExaminerOn(service).examiner }).as(ada);
    const events = readEvents(await post("multiple-choice", { deckId: 100 }, { headers: { Accept } }));
    const seen = [];
    for (let event = await events.next(); event; event = await events.next()) seen.push(event);
    expect(seen.at(-1)).toEqual({
      event: "error",
      data: { error: { code: "api/request-failed", message: "API request failed: 404", details: { status: 404 } } },
    });
  });

  test("a student who leaves ends the calls and releases the place", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    const service = await aChatService();
    service.plays(hangs);
    const { as, lines } = practiceApp(store, { examiner: chatExaminerOn(service).examiner });
    const events = readEvents(await as(ada).post("multiple-choice", { deckId: 100 }, { headers: { Accept } }));
    expect(await events.next()).toEqual({ event: "progress", data: { done: 0, total: 4 } });
    await expect.poll(() => service.requests.length).toBe(1);
    await events.leave();
    await expect.poll(service.left).toBe(1);
    await expect.poll(() => store.read.selectFrom("examinerTurns").selectAll().execute()).toEqual([]);
    expect(lines).toEqual([]);
  });

  test("a student who leaves a request without a stream ends its calls too", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    const service = await aChatService();
    service.plays(hangs);
    const { as, lines } = practiceApp(store, { examiner: chatExaminerOn(service).examiner });
    for (const [path, body] of [
      ["multiple-choice", { deckId: 100 }],
      ["evaluations", { deckId: 100, cardId: "fr", answer: "Lyon" }],
    ] as const) {
      const [asked, left] = [service.requests.length, service.left()];
      const leaving = new AbortController();
      const replying = as(ada).post(path, body, { signal: leaving.signal });
      await expect.poll(() => service.requests.length).toBe(asked + 1);
      leaving.abort();
      await replying;
      await expect.poll(service.left).toBe(left + 1);
    }
    expect(lines).toEqual([]);
  });

  test("a service that recovers is used for the next request", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100);
    const service = await aChatService();
    const { post } = practiceApp(store, { examiner: chatExaminerOn(service).examiner }).as(ada);
    service.plays(refuses(401), goodReply);
    const answer = { deckId: 100, cardId: "fr", answer: "The city of light" };
    expect((await post("evaluations", answer)).status).toBe(503);
    expect(await (await post("evaluations", answer)).json()).toMatchObject({ feedback: "It is Paris." });
    expect(service.requests).toHaveLength(2);
  });

  test("an answer that is the same quantity needs no call", async () => {
    const store = await openStore();
    const ada = await aStudent(store);
    await withDeck(store, ada, 100, { cards: [{ id: "speed", term: "Speed of light", definition: "300000 km/s" }] });
    const service = await aChatService();
    const { post } = practiceApp(store, { examiner: chatExaminerOn(service).examiner }).as(ada);
    expect(await (await post("evaluations", { deckId: 100, cardId: "speed", answer: "3*10^8 m/s" })).json()).toMatchObject({ score: 100 });
    expect(service.requests).toHaveLength(0);
  });
});
