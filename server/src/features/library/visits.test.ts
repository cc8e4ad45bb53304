import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import type { VisitedDeck } from "@recollect/domain/library/visit.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type Campus } from "../../../test/a-campus.ts";
import { cards } from "../../../test/a-deck.ts";
import { inText, sentPicture } from "../../../test/a-picture.ts";
import { aStudent } from "../../../test/a-student.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { refusal } from "../../../test/school/a-school.ts";

const visit = (campus: Campus, id: number, headers: Record<string, string> = {}) => campus.request(`/api/visits/${id}`, { headers });

describeEachDatabase("a deck that a visitor opens by its link", (openStore) => {
  test("has its title, description, cards and author's name, and nothing else of the author", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const deck = await ada.deck({ title: "Capitals", description: "of Europe", cards: cards(12), visibility: "Unlisted" });
    const reply = await visit(campus, deck.id);
    expect(reply.headers.get("X-Robots-Tag")).toBe("noindex");
    const text = await reply.text();
    expect(JSON.parse(text)).toEqual({
      id: deck.id,
      title: "Capitals",
      description: "of Europe",
      cards: deck.cards,
      cardCount: 12,
      author: "@ada",
      visibility: "Unlisted",
      updatedAt: deck.updatedAt,
    });
    expect(text).not.toContain(ada.uid);
    expect(text).not.toContain("example.org");
  });

  test("is the same to the byte as an unused id where it is closed, with every header", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const { id } = await ada.deck();
    const [closed, unused] = await Promise.all(
      [await visit(campus, id), await visit(campus, 77)].map(async (reply) => {
        const { "x-request-id": _id, ...headers } = Object.fromEntries(reply.headers);
        return { status: reply.status, headers, body: await reply.text() };
      }),
    );
    expect(closed).toMatchObject({ status: 404 });
    expect(closed).toEqual(unused);
  });

  test("has only its first cards and their pictures under VISITORS=preview", async () => {
    const campus = aCampus(await openStore(), { config: { visitors: "preview", previewCards: 2 } });
    const ada = await campus.student("ada");
    const [shown, hidden] = [await sentPicture(campus, ada), await sentPicture(campus, ada, { colour: "red" })];
    const [first, second, ...others] = cards(5);
    const deck = await ada.deck({
      cards: [first!, { ...second!, definition: inText(shown) }, ...others.map((card) => ({ ...card, definition: inText(hidden) }))],
      visibility: "Public",
    });
    const visited = await jsonOf<VisitedDeck>(visit(campus, deck.id));
    expect([visited.cards, visited.cardCount]).toEqual([deck.cards.slice(0, 2), 5]);
    const statusOf = async ({ id }: { id: string }) => (await campus.request(`/api/visits/${deck.id}/media/${id}.png`)).status;
    expect([await statusOf(shown), await statusOf(hidden)]).toEqual([200, 404]);
  });

  test("is stored by a browser only to be asked for again, and gone with the next request once it is Private", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const deck = await ada.deck({ visibility: "Public" });
    const before = await visit(campus, deck.id);
    const tag = before.headers.get("etag") ?? "";
    expect([before.headers.get("cache-control"), tag]).toEqual(["private, no-cache", expect.stringMatching(/^"[\w-]{22}"$/)]);
    const again = await visit(campus, deck.id, { "if-none-match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await ada.send("PATCH", `/api/users/${ada.uid}`, { username: "ada_l" });
    expect(await jsonOf<VisitedDeck>(visit(campus, deck.id, { "if-none-match": tag }))).toMatchObject({ author: "@ada_l" });
    await ada.show(deck, "Private");
    for (const known of [tag, "*"])
      expect(await refusal(visit(campus, deck.id, { "if-none-match": known }))).toEqual({ status: 404, code: "deck/not-found" });
  });

  test("is the official account's where its id is a tutorial's, which every student has", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await campus.student("ada");
    await ada.send("POST", `/api/users/${ada.uid}/tutorials`);
    expect((await visit(campus, 0)).status).toBe(404);
    const official = campus.as(await aStudent(store, { uid: OFFICIAL_UID, username: "recollect" }));
    await official.send("POST", `/api/users/${OFFICIAL_UID}/tutorials`);
    await official.show({ id: 0 }, "Public");
    expect(await jsonOf<VisitedDeck>(visit(campus, 0))).toMatchObject({ author: "@recollect" });
  });

  test.each(["-1", "1e3", "abc", "007", "9007199254740992", "1.5"])("has no id like %s", async (id) => {
    const campus = aCampus(await openStore());
    expect(await refusal(campus.request(`/api/visits/${id}`))).toEqual({ status: 400, code: "deck/bad-id" });
  });

  test("shows a picture of its own cards alone: of no other deck, of no other name, and in parts as everywhere", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const picture = await sentPicture(campus, ada);
    const [card, ...others] = cards(2);
    const deck = await ada.deck({ cards: [{ ...card!, term: inText(picture) }, ...others], visibility: "Unlisted" });
    const other = await ada.deck({ cards: cards(2), visibility: "Public" });
    const ask = (id: number, name: string, headers = {}) => campus.request(`/api/visits/${id}/media/${name}`, { headers });
    const part = await ask(deck.id, `${picture.id}.png`, { range: "bytes=0-3" });
    expect([part.status, (await part.arrayBuffer()).byteLength, part.headers.get("content-type")]).toEqual([206, 4, "image/png"]);
    for (const [id, name] of [
      [other.id, `${picture.id}.png`],
      [deck.id, `${picture.id}.jpg`],
      [deck.id, "nothing.png"],
      [deck.id, picture.id],
    ] as const)
      expect(await refusal(ask(id, name))).toEqual({ status: 404, code: "media/not-found" });
    expect((await campus.request(`/api/media/${picture.id}.png`)).status).toBe(401);
  });
});

describeEachDatabase("visitors of one address", (openStore) => {
  const from = (campus: Campus, id: number, address: string) => visit(campus, id, { "x-forwarded-for": address });

  test("open a deck as a whole class at once; whoever reads on and on is told to wait, which holds up no other address and no student", async () => {
    const campus = aCampus(await openStore(), { config: { trustProxy: 1 } });
    const ada = await campus.student("ada");
    const { id } = await ada.deck({ visibility: "Public" });
    const tried = await Promise.all(Array.from({ length: 90 }, () => from(campus, id, "192.0.2.1")));
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([200]));
    let refused: Response | null = null;
    for (let read = 0; read < 2000 && refused === null; read += 1) {
      const reply = await from(campus, id, "192.0.2.1");
      if (reply.status !== 200) refused = reply;
    }
    expect([refused?.status, refused && (await refused.json())]).toMatchObject([429, { error: { code: "api/rate-limit" } }]);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await from(campus, id, "192.0.2.2")).status).toBe(200);
    expect((await ada.get(`/api/library/${id}`)).status).toBe(200);
    campus.clock.forward(60_000);
    expect((await from(campus, id, "192.0.2.1")).status).toBe(200);
  });

  test("who try ids are told to wait after 60 misses a minute", async () => {
    const campus = aCampus(await openStore(), { config: { trustProxy: 1 } });
    const ada = await campus.student("ada");
    const { id } = await ada.deck({ visibility: "Unlisted" });
    const tried = await Promise.all(Array.from({ length: 100 }, (_, at) => from(campus, id + 1000 + at, "192.0.2.1")));
    expect([404, 429].map((status) => tried.filter((reply) => reply.status === status).length)).toEqual([60, 40]);
    expect(await refusal(from(campus, id, "192.0.2.1"))).toMatchObject({ status: 429, code: "deck/too-many-misses" });
    expect((await from(campus, id, "192.0.2.2")).status).toBe(200);
  });
});
