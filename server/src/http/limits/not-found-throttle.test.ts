import { expect, test } from "vitest";

import { anApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn, type SignedUp } from "../../../test/signed-up.ts";

const aDeck = { title: "Bones", description: "", cards: [{ term: "a", definition: "b" }] };

async function withDeck(student: SignedUp, visibility: string): Promise<number> {
  const { id } = (await (await student.send("POST", `/api/users/${student.uid}/decks`, aDeck)).json()) as { id: number };
  await student.send("PUT", `/api/users/${student.uid}/decks/${id}/visibility`, { visibility });
  return id;
}

describeEachDatabase("a student who tries deck ids", (openStore) => {
  test("is told to wait after 60 misses a minute, also for decks that exist; own decks and others' reading go on", async () => {
    const app = anApp(await openStore());
    const [eve, ada, bob] = [await app.aStudent(), await app.aStudent(), await app.aStudent()];
    const [unlisted, own] = [await withDeck(ada, "Unlisted"), await withDeck(eve, "Private")];
    const tried = await Promise.all(Array.from({ length: 200 }, (_, index) => eve.get(`/api/library/${unlisted + 1000 + index}`)));
    const count = (status: number) => tried.filter((reply) => reply.status === status).length;
    expect([count(404), count(429)]).toEqual([60, 140]);
    const refused = await eve.get(`/api/library/${unlisted}`);
    expect([refused.status, await codeIn(refused)]).toEqual([429, "deck/too-many-misses"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    for (const [method, path, body] of [
      ["POST", `/api/library/${unlisted}/copies`, undefined],
      ["GET", `/api/users/${ada.uid}/decks/${unlisted}`, undefined],
      ["GET", `/api/study/queue?deckId=${unlisted}`, undefined],
      ["POST", "/api/practice/multiple-choice", { deckId: unlisted }],
      ["GET", `/api/stars/${unlisted}`, undefined],
      ["PUT", `/api/stars/${unlisted}/card`, { starred: true }],
      ["GET", `/api/co-authors/${unlisted}`, undefined],
      ["PUT", `/api/users/${eve.uid}/saved/${unlisted}`, undefined],
      ["PUT", `/api/users/${eve.uid}/saved/${unlisted}/star`, undefined],
      ["PUT", `/api/users/${eve.uid}/folders/decks`, { deckIds: [own, unlisted], folder: null }],
      ["PUT", `/api/users/${eve.uid}/folders/tags`, { deckId: unlisted, tags: [] }],
    ] as const)
      expect((await eve.send(method, path, body)).status, path).toBe(429);

    for (const path of [
      `/api/users/${eve.uid}/decks/${own}`,
      `/api/users/${eve.uid}/decks`,
      `/api/study/queue?deckId=${own}`,
      "/api/library",
      `/api/stars/${own}`,
    ])
      expect((await eve.get(path)).status, path).toBe(200);
    expect((await eve.send("PUT", `/api/users/${eve.uid}/saved/${own}/star`)).status).toBe(200);
    expect((await eve.send("PUT", `/api/users/${eve.uid}/folders/decks`, { deckIds: [own], folder: null })).status).toBe(200);
    expect((await eve.send("POST", "/api/practice/multiple-choice", { deckId: own })).status).not.toBe(429);
    const entry = { id: "e", cardId: "c", at: app.clock.now(), kind: "answer", source: "study", rating: "good", tookMs: 1000 };
    const answered = async (deckKey: string) => (await eve.send("POST", "/api/study/entries", { entries: [{ ...entry, deckKey }] })).status;
    expect([await answered(`${eve.uid}/${own}`), await answered(`${ada.uid}/${unlisted}`)]).toEqual([200, 429]);
    expect((await bob.get(`/api/library/${unlisted}`)).status).toBe(200);
    expect(app.lines.filter(({ security }) => security === "decks-guessed")).toHaveLength(1);

    app.clock.forward(61_000);
    expect((await eve.get(`/api/library/${unlisted}`)).status).toBe(200);
  });

  test("is told to wait after 60 answers to decks that can't be opened; two such decks in one body are refused whole", async () => {
    const app = anApp(await openStore());
    const [eve, ada] = [await app.aStudent(), await app.aStudent()];
    const [unlisted, own] = [await withDeck(ada, "Unlisted"), await withDeck(eve, "Private")];
    let sent = 0;
    const entryOf = (deckKey: string) => {
      const [id, at] = [`e${(sent += 1)}`, app.clock.now()];
      return { id, deckKey, cardId: "c", at, kind: "answer", source: "study", rating: "good", tookMs: 1000 };
    };
    const answer = (...decks: string[]) => eve.send("POST", "/api/study/entries", { entries: decks.map(entryOf) });
    const guess = (index: number) => `${ada.uid}/${unlisted + 1000 + index}`;
    const two = await answer(guess(0), guess(1));
    expect([two.status, await codeIn(two)]).toEqual([404, "deck/not-found"]);
    for (let index = 0; index < 59; index += 1) expect((await answer(guess(index))).status).toBe(200);
    expect((await answer(`${ada.uid}/${unlisted}`)).status).toBe(429);
    expect((await answer(`${eve.uid}/${own}`)).status).toBe(200);
  });

  test("is not asked about more than a hundred own decks in one body, and not kept waiting by a clock that is set back", async () => {
    const app = anApp(await openStore());
    const [eve, ada] = [await app.aStudent(), await app.aStudent()];
    const [unlisted, own] = [await withDeck(ada, "Unlisted"), await withDeck(eve, "Private")];
    await Promise.all(Array.from({ length: 60 }, (_, index) => eve.get(`/api/library/${unlisted + 1000 + index}`)));
    const filed = async (count: number) =>
      (await eve.send("PUT", `/api/users/${eve.uid}/folders/decks`, { deckIds: Array(count).fill(own), folder: null })).status;
    expect(await filed(101)).toBe(429);
    expect(await filed(100)).not.toBe(429);
    app.clock.forward(-3_600_000);
    expect((await eve.get(`/api/library/${unlisted}`)).status).toBe(200);
  });

  test("a thousand decks that are there are read without a wait", async () => {
    const app = anApp(await openStore());
    const [eve, ada] = [await app.aStudent(), await app.aStudent()];
    const id = await withDeck(ada, "Public");
    for (let round = 0; round < 10; round += 1) {
      const replies = await Promise.all(Array.from({ length: 40 }, () => eve.get(`/api/library/${id}`)));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });
});

describeEachDatabase("visitors of one address who try deck ids", (openStore) => {
  test("are told to wait after 60 misses a minute; those of another address and signed-in students are not", async () => {
    const app = anApp(await openStore(), { config: { trustProxy: 1 } });
    const ada = await app.aStudent();
    const id = await withDeck(ada, "Public");
    const asked = (deckId: number, address: string) =>
      app.request(`/api/preview?deckId=${deckId}`, { headers: { "x-forwarded-for": address } });
    for (let round = 0; round < 3; round += 1)
      expect(new Set((await Promise.all(Array.from({ length: 30 }, () => asked(id, "192.0.2.1")))).map(({ status }) => status))).toEqual(
        new Set([200]),
      );
    const tried = await Promise.all(Array.from({ length: 100 }, (_, index) => asked(id + 1000 + index, "192.0.2.1")));
    expect([404, 429].map((status) => tried.filter((reply) => reply.status === status).length)).toEqual([60, 40]);
    const refused = await asked(id, "192.0.2.1");
    expect([refused.status, await codeIn(refused)]).toEqual([429, "deck/too-many-misses"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect((await asked(id, "192.0.2.2")).status).toBe(200);
    expect((await ada.get(`/api/library/${id}`)).status).toBe(200);
    const told = app.lines.filter(({ security }) => security === "decks-guessed");
    expect(told.map(({ student, address }) => [student, typeof address])).toEqual([[undefined, "string"]]);
    app.clock.forward(61_000);
    expect((await asked(id, "192.0.2.1")).status).toBe(200);
  });
});
