import { expect, test } from "vitest";

import { aDeck, cards } from "../../../test/a-deck.ts";
import { anApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import type { Store } from "../../store/store.ts";

/** A reply without the headers that every reply has. */
async function said(reply: Response): Promise<unknown> {
  const { "x-request-id": id, ...headers } = Object.fromEntries(reply.headers);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  return { status: reply.status, headers, text: Buffer.from(await reply.arrayBuffer()).toString("latin1") };
}

async function aReader(store: Store, config: Parameters<typeof anApp>[1] = {}) {
  const app = anApp(store, config);
  const ada = await app.aStudent();
  const made = await ada.send("POST", `/api/users/${ada.uid}/decks`, aDeck({ description: 'with "quotes" and \u0007', cards: cards(60) }));
  const { id } = (await made.json()) as { id: number };
  return { app, ada, id, path: `/api/users/${ada.uid}/decks/${id}` };
}

describeEachDatabase("an own deck, answered before the middleware", (openStore) => {
  for (const accept of ["identity", "gzip, deflate, br, zstd"]) {
    for (const publicUrl of [null, "https://cards.example"]) {
      test(`gives the same reply as the middleware (${accept}, ${publicUrl ?? "over HTTP"})`, async () => {
        const { app, ada, path } = await aReader(await openStore(), { config: { publicUrl } });
        const headers = { cookie: ada.cookie, "accept-encoding": accept };
        await app.request(path, { headers });
        const ahead = await said(await app.request(path, { headers }));
        // An address with a question mark goes through the middleware.
        expect(ahead).toEqual(await said(await app.request(`${path}?`, { headers })));
        const line = { id: expect.any(String), method: "GET", route: "/api/users/:uid/decks/:id", status: 200, ms: expect.any(Number) };
        expect(app.lines.slice(-2)).toEqual([line, line]);
      });
    }
  }

  test("is refused as usual to strangers, to others, after signing out, and for missing decks, with any number of requests at once", async () => {
    const { app, ada, path } = await aReader(await openStore());
    const bob = await app.aStudent();
    await bob.get("/api/profiles/nobody");
    await ada.get(path);
    expect((await app.request(path)).status).toBe(401);
    expect((await bob.get(path)).status).toBe(403);
    const missing = await Promise.all(Array.from({ length: 12 }, () => ada.get(`/api/users/${ada.uid}/decks/123`)));
    expect(new Set(missing.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await ada.get(path)).status).toBe(200);
    await ada.send("POST", "/api/auth/sign-out", {});
    expect((await ada.get(path)).status).toBe(401);
  });

  test("is answered with 404 at once when it is missing, so that a browser can try the deck of another student", async () => {
    const { app, ada } = await aReader(await openStore());
    const ask = async () => {
      // As in Node: a request counts until its reply is sent.
      const leaving: (() => void)[] = [];
      const outgoing = { closed: false, once: (_: string, left: () => void) => leaving.push(left) };
      const path = `/api/users/${ada.uid}/decks/123`;
      const { status } = await app.app.request(path, { headers: { cookie: ada.cookie } }, { outgoing });
      leaving.forEach((left) => left());
      return status;
    };
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([404, 404, 404]);
    expect(await ask()).toBe(404);
  });

  test("is answered to HEAD without a body", async () => {
    const { ada, app, path } = await aReader(await openStore());
    const head = await app.request(path, { method: "HEAD", headers: { cookie: ada.cookie } });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});
