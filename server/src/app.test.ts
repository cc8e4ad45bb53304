import { expect, test } from "vitest";

import { makeModerator } from "../test/a-moderator.ts";
import { aDeck } from "../test/a-deck.ts";
import { anApp, type TestApp } from "../test/an-app.ts";
import { bodiesOfFollowing } from "../test/bodies-of-following.ts";
import { bodiesOfGroups } from "../test/bodies-of-groups.ts";
import { bodiesOfRounds } from "../test/bodies-of-rounds.ts";
import { bodiesOfStudying } from "../test/bodies-of-studying.ts";
import { describeEachDatabase } from "../test/databases.ts";
import { codeIn, json, signedIn, type SignedUp } from "../test/signed-up.ts";
import { eventsOf } from "../test/streams.ts";
import { publicRoutes } from "./public-routes.ts";

type Route = { method: string; path: string };

/** The routes that answer, without the guards. */
function routesOf({ app }: TestApp): Route[] {
  return app.routes.filter(({ method, path }) => method !== "ALL" && !path.includes("*"));
}

const apiRoutesOf = (app: TestApp) => routesOf(app).filter(({ path }) => path.startsWith("/api/"));

/** The route's address with ids of a student's data in it. */
function address({ path }: Route, owner: { uid: string }, deckId: number, username: string): string {
  return path
    .replace(":uid", owner.uid)
    .replace(":id", String(deckId))
    .replace(":revision", "1")
    .replace(":deckId", String(deckId))
    .replace(/:(?:user)?name/, username);
}

async function withDeck(student: SignedUp, title: string): Promise<number> {
  const reply = await student.send("POST", `/api/users/${student.uid}/decks`, aDeck({ title }));
  return ((await reply.json()) as { id: number }).id;
}

/** Begins a practice test. */
async function begunTest(student: SignedUp, deckId: number): Promise<string> {
  return ((await (await student.send("POST", "/api/practice/open-ended", { deckId })).json()) as { testId: string }).testId;
}

/** All stored data of a student, as the student reads them. */
async function everything(student: SignedUp, deckId: number): Promise<unknown[]> {
  const paths = [`/api/users/${student.uid}`, `/api/users/${student.uid}/decks`, `/api/users/${student.uid}/decks/${deckId}`];
  return Promise.all(paths.map(async (path) => (await student.get(path)).json()));
}

/** For each route that writes, a body that its owner could send. */
const bodies: Readonly<Record<string, unknown>> = {
  "PATCH /api/users/:uid": { displayName: "Mallory was here" },
  "POST /api/users/:uid/decks": aDeck({ title: "Mallory's gift" }),
  "PUT /api/users/:uid/decks/:id": aDeck({ title: "Mallory was here" }),
  "PATCH /api/users/:uid/decks/:id": {
    base: 1,
    title: { from: "Mine", to: "Mallory was here" },
    cards: [],
    added: [],
    removed: [],
    order: null,
  },
  "PUT /api/users/:uid/decks/:id/visibility": { visibility: "Public" },
  "PUT /api/users/:uid/decks/:id/languages": { term: "ja", definition: "en" },
  "PUT /api/users/:uid/decks/:id/topic": { subject: "law", level: null },
  "PUT /api/worth/:id/thanks": undefined,
  "POST /api/users/:uid/tutorials": undefined,
  "POST /api/users/:uid/decks/:id/versions/:revision/restore": {},
  "POST /api/users/:uid/folders": { path: "Law" },
  "PATCH /api/users/:uid/folders": { from: "Law", to: "Jura" },
  "PUT /api/users/:uid/folders/tags": { deckId: 0, tags: ["spring"] },
  "PUT /api/users/:uid/folders/decks": { deckIds: [0], folder: "Jura" },
  "PUT /api/users/:uid/saved/:id": undefined,
  "PUT /api/users/:uid/saved/:id/star": undefined,
  "POST /api/imports/:id/confirm": {},
  "POST /api/library/:id/copies": undefined,
  "PUT /api/reminders": { hour: 7, cards: true, assignments: true },
  "POST /api/reminders/calendar": undefined,
  ...bodiesOfStudying,
  ...bodiesOfFollowing,
  "POST /api/notices/:id/read": undefined,
  ...bodiesOfRounds,
  "POST /api/desk/decks/:id/acts": { act: "take-down", why: "Mallory was here", seen: 0 },
  "POST /api/desk/accounts/:id/acts": { act: "suspend", why: "Mallory was here", seen: 0 },
  "POST /api/desk/questions/:id/acts": { act: "delete", why: "Mallory was here" },
  ...bodiesOfGroups,
  // Last, because a restored deck is Private.
  "POST /api/users/:uid/trash/:id/restore": undefined,
};

/** The data that the owner creates first. */
const preparations: Readonly<Record<string, (owner: SignedUp, deckId: number) => Promise<unknown>>> = {
  "POST /api/users/:uid/trash/:id/restore": (owner, deckId) => owner.send("DELETE", `/api/users/${owner.uid}/decks/${deckId}`),
};

/** These need an id that no deck has, an older version, another person, a role, or a deck in the body: they have tests of their own. */
const provenElsewhere = new Set([
  "POST /api/suggestions/:deckId/:cardId",
  "POST /api/co-authors/:deckId",
  "PUT /api/co-authors/:deckId/acceptance",
  "POST /api/co-authors/:deckId/presence",
  "PUT /api/users/:uid/decks/:id/suggestions/:suggestionId/decision",
  "POST /api/users/:uid/decks/:id/suggestions/:suggestionId/reports",
  "POST /api/imports/:id/confirm",
  "PUT /api/users/:uid/saved/:id",
  "PUT /api/worth/:id/thanks",
  "POST /api/users/:uid/decks/:id/versions/:revision/restore",
  "POST /api/notices/:id/read",
  "POST /api/desk/decks/:id/acts",
  "POST /api/desk/accounts/:id/acts",
  "POST /api/desk/questions/:id/acts",
  "POST /api/desk/suggestions/:id/acts",
  "POST /api/match/:id/times",
  "PUT /api/match/:id/shown",
  "PUT /api/study/exams/:id",
  ...Object.keys(bodiesOfRounds),
  ...Object.keys(bodiesOfFollowing),
]);

/** A new route with a body fails the matrix until its body is in the table. */
function bodyFor(name: string): unknown {
  if (name.startsWith("DELETE ")) return undefined;
  if (!Object.hasOwn(bodies, name)) throw new Error(`the table of bodies needs one for ${name}`);
  return bodies[name];
}

describeEachDatabase("the routes", (openStore) => {
  test("a stranger gets 401 everywhere, except for the few public addresses", async () => {
    const app = anApp(await openStore());
    const routes = apiRoutesOf(app).filter(({ path }) => !publicRoutes.has(path));
    expect(routes.length).toBeGreaterThanOrEqual(12);
    for (const route of routes) {
      const path = address(route, { uid: "somebody" }, 1, "somebody");
      for (const headers of [{}, { cookie: "session=forged.AAAA" }, { authorization: "Bearer x" }]) {
        const reply = await app.request(path, { method: route.method, headers });
        expect([reply.status, await codeIn(reply)], `${route.method} ${path}`).toEqual([401, "auth/required"]);
      }
    }
  });

  test("an unknown address is 404 to a stranger as well", async () => {
    const app = anApp(await openStore());
    for (const path of ["/api", "/api/", "/api/nothing", "/api/auth", "/api/users", "/api/auth/sign-in/email/x", "/api/AUTH/get-session"]) {
      const reply = await app.request(path);
      expect([reply.status, await codeIn(reply)], path).toEqual([404, "request/unknown-route"]);
    }
  });

  test.each(["student", "caretaker"])("no other %s reads or changes private data of a student through any route", async (who) => {
    const store = await openStore();
    const app = anApp(store);
    const [ada, mallory] = [await app.aStudent(), await app.aStudent()];
    if (who === "caretaker") await makeModerator(store, mallory);
    await ada.send("PATCH", `/api/users/${ada.uid}`, { username: "ada", displayName: "Ada", setupCompleted: true });
    const deckId = await withDeck(ada, "Ada's secret plan");
    const before = await everything(ada, deckId);

    const ofOthers = apiRoutesOf(app).filter(({ path }) => path.includes(":"));
    expect(ofOthers.length).toBeGreaterThanOrEqual(9);
    for (const route of ofOthers) {
      const name = `${route.method} ${route.path}`;
      const path = address(route, ada, deckId, "ada");
      const reply =
        route.method === "GET" ? await mallory.get(path) : await mallory.send(route.method, path, bodyFor(name), { "if-match": '"1"' });
      expect(route.method === "GET" ? [200, 403, 404] : [403, 404], name).toContain(reply.status);
      const text = await reply.text();
      for (const secret of [ada.email, "secret plan", ada.sessionId]) expect(text, name).not.toContain(secret);
    }
    const stream = await mallory.get(`/api/users/${ada.uid}/decks`, { accept: "text/event-stream" });
    expect(stream.status).toBe(403);
    expect(await everything(ada, deckId)).toEqual(before);
  });

  test("a Private deck can't be practised by other students through any route, but by its owner", async () => {
    const app = anApp(await openStore());
    const [ada, mallory] = [await app.aStudent(), await app.aStudent()];
    const deckId = await withDeck(ada, "Ada's secret plan");
    const deck = (await (await ada.get(`/api/users/${ada.uid}/decks/${deckId}`)).json()) as { cards: { id: string }[] };
    const answer = { deckId, cardId: deck.cards[0]!.id, answer: "Paris" };
    const tests: Readonly<Record<string, unknown>> = {
      "/api/practice/multiple-choice": { deckId },
      "/api/practice/open-ended": { deckId },
      "/api/practice/mixed": { deckId, kinds: ["choice", "written"] },
      "/api/practice/tests": {
        deckId,
        test: { id: crypto.randomUUID(), kind: "open-ended", startedAt: 1, finishedAt: 2, size: 1, correct: 1, score: 90 },
      },
      "/api/practice/rounds": { deckId, testId: await begunTest(ada, deckId) },
      "/api/practice/results": { deckId, testId: await begunTest(ada, deckId) },
      "/api/practice/evaluations": answer,
      "/api/practice/accepted-answers": answer,
    };
    const routes = apiRoutesOf(app).filter(({ method, path }) => path.startsWith("/api/practice/") && method === "POST");
    expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(Object.keys(tests)));
    for (const [path, body] of Object.entries(tests)) {
      const refused = await mallory.send("POST", path, body);
      expect([refused.status, await codeIn(refused)], path).toEqual([404, "deck/not-found"]);
      expect([200, 201, 204], path).toContain((await ada.send("POST", path, body)).status);
    }
  });

  test("a Private deck can't be studied by other students through any route, but by its owner", async () => {
    const app = anApp(await openStore());
    const [ada, mallory] = [await app.aStudent(), await app.aStudent()];
    const deckId = await withDeck(ada, "Ada's secret plan");
    const deck = (await (await ada.get(`/api/users/${ada.uid}/decks/${deckId}`)).json()) as { cards: { id: string }[] };
    const card = { deckKey: `${ada.uid}/${deckId}`, cardId: deck.cards[0]!.id };
    const answer = { id: "a", ...card, at: app.clock.now(), kind: "answer", source: "study", rating: "good", tookMs: 1 };
    const ofDeck: Readonly<Record<string, unknown>> = {
      [`GET /api/study/queue?deckId=${deckId}`]: undefined,
      [`GET /api/study/progress?deckId=${deckId}`]: undefined,
    };
    for (const [name, body] of Object.entries(ofDeck)) {
      const [method = "", path = ""] = name.split(" ");
      const refused = await mallory.send(method, path, body);
      expect([refused.status, await codeIn(refused)], name).toEqual([404, "deck/not-found"]);
      expect((await ada.send(method, path, body)).status, name).toBe(200);
    }
    // Mallory's entry is stored for Mallory only, and the reply is the same as for a deck that never existed.
    const entries = { entries: [answer] };
    expect(await (await mallory.send("POST", "/api/study/entries", entries)).json()).toMatchObject({ absent: [{ why: "closed" }] });
    expect((await ada.send("POST", "/api/study/entries", entries)).status).toBe(200);
    const ofAll = apiRoutesOf(app).filter(({ method, path }) => method === "GET" && path.startsWith("/api/study/"));
    expect(ofAll.length).toBeGreaterThanOrEqual(4);
    for (const { path } of ofAll) expect(await (await mallory.get(path)).text(), path).not.toMatch(new RegExp(`${ada.uid}|secret plan`));
  });

  test("the same bodies are accepted from the owner, so that the matrix above proves something", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const deckId = await withDeck(ada, "Plan");
    for (const [name, body] of Object.entries(bodies).filter(
      ([known]) => !provenElsewhere.has(known) && !known.includes(" /api/groups/"),
    )) {
      const [method = "", path = ""] = name.split(" ");
      await preparations[name]?.(ada, deckId);
      const reply = await ada.send(method, address({ method, path }, ada, deckId, "ada"), body, { "if-match": '"1"' });
      expect([200, 201], name).toContain(reply.status);
    }
  });

  test("a stream ends with the session that opened it, and not with others", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const phone = await signedIn(app.request, ada);
    const path = `/api/users/${ada.uid}/decks`;
    const streams = await Promise.all(
      [ada, phone].map(async (session) => eventsOf(await session.get(path, { accept: "text/event-stream" }))),
    );
    const [onLaptop, onPhone] = streams as [(typeof streams)[0], (typeof streams)[0]];
    for (const stream of streams) expect((await stream.next("snapshot")).data).toEqual([]);

    await ada.send("POST", "/api/auth/sign-out");
    await onLaptop.ended();
    expect((await ada.get(path, { accept: "text/event-stream" })).status).toBe(401);

    const deckId = await withDeck(phone, "Still here");
    expect((await onPhone.next("put")).data).toMatchObject({ id: deckId, title: "Still here" });
    await onPhone.cancel();
  });

  test("a server whose database does not answer is alive, but not ready", async () => {
    const store = await openStore();
    const app = anApp(store);
    expect((await app.request("/readyz")).status).toBe(200);
    await store.close();
    expect((await app.request("/healthz")).status).toBe(200);
    const reply = await app.request("/readyz");
    expect([reply.status, await codeIn(reply)]).toEqual([503, "database/network-error"]);
  });

  test("every reply carries the security headers and a request id", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const replies = [
      app.request("/"),
      app.request("/healthz"),
      app.request("/api/auth/get-session"),
      app.request("/api/nothing"),
      app.request("/decks", { method: "POST" }),
      app.request("/api/auth/sign-in/email", json("POST", { email: "a", password: "b" })),
      app.request("/api/auth/sign-in/email", { method: "POST", headers: { origin: "https://evil.example" } }),
      app.request("/decks", { headers: { host: "evil.example" } }),
      ada.get(`/api/users/${ada.uid}`),
      ada.get(`/api/users/${ada.uid}/decks`, { accept: "text/event-stream" }),
      ada.get(`/api/users/${ada.uid}/decks`, { "accept-encoding": "gzip" }),
      ada.get("/api/nothing"),
      ada.send("DELETE", `/api/users/${ada.uid}`),
    ];
    const ids = new Set<string>();
    for (const reply of await Promise.all(replies)) {
      expect(Object.fromEntries(reply.headers), reply.url).toMatchObject({
        "content-security-policy":
          "default-src 'self'; img-src 'self' blob:; media-src 'self' blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "permissions-policy": expect.stringMatching(/^autoplay=\(self\), clipboard-write=\(self\), microphone=\(self\), .*camera=\(\)/),
      });
      expect(reply.headers.get("strict-transport-security")).toBeNull();
      ids.add(reply.headers.get("x-request-id") ?? "");
      await reply.body?.cancel();
    }
    expect(ids.size).toBe(replies.length);
    const overHttps = anApp(await openStore(), { config: { publicUrl: "https://cards.example.org" } });
    expect((await overHttps.request("/healthz")).headers.get("strict-transport-security")).toBe("max-age=15724800");
  });

  test("without PUBLIC_URL no address answers to a name that is not this machine's, not even an own deck; with it all do", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    const deckId = await withDeck(ada, "Plan");
    const paths = [
      "/",
      "/decks",
      "/assets/x.js",
      "/api/auth/get-session",
      `/api/users/${ada.uid}`,
      `/api/users/${ada.uid}/decks/${deckId}`,
    ];
    for (const path of paths) {
      const refused = await ada.get(path, { host: "evil.example" });
      expect([refused.status, await codeIn(refused)], path).toEqual([400, "request/unknown-host"]);
      expect((await ada.get(path, { host: "192.168.1.20:3000" })).status, path).not.toBe(400);
    }
    for (const path of ["/healthz", "/readyz"]) expect((await app.request(path, { headers: { host: "evil.example" } })).status).toBe(200);
    const named = anApp(store, { config: { publicUrl: "http://cards.example.org" } });
    expect((await named.request("/api/auth/get-session", { headers: { host: "evil.example" } })).status).toBe(200);
  });

  test("no reply of the API may be cached, not even a deck, whose tag stays the same when its visibility changes", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const deckId = await withDeck(ada, "Plan");
    expect((await app.request("/api/auth/get-session")).headers.get("cache-control")).toBe("no-store");
    expect((await ada.get(`/api/users/${ada.uid}`)).headers.get("cache-control")).toBe("no-store");
    expect((await ada.get("/api/nothing")).headers.get("cache-control")).toBe("no-store");

    const path = `/api/users/${ada.uid}/decks/${deckId}`;
    const deck = await ada.get(path);
    const etag = deck.headers.get("etag") ?? "";
    expect([etag, deck.headers.get("cache-control")]).toEqual([expect.stringMatching(/^"1\./), "no-store"]);
    await ada.send("PUT", `${path}/visibility`, { visibility: "Public" });
    const again = await ada.get(path, { "if-none-match": etag });
    expect([again.status, again.headers.get("etag"), await again.json()]).toMatchObject([200, etag, { visibility: "Public" }]);
  });

  test("a wrong method is answered with the allowed ones", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const reply = await ada.send("DELETE", `/api/users/${ada.uid}`);
    expect([reply.status, reply.headers.get("allow"), await codeIn(reply)]).toEqual([405, "GET, HEAD, PATCH", "request/wrong-method"]);
    expect((await ada.send("POST", "/api/nothing")).status).toBe(404);
  });

  test("an unexpected error gives the student only an id, and the log everything", async () => {
    const app = anApp(await openStore(), {
      identity: { session: () => Promise.reject(new Error("the very reason", { cause: new Error("deeper") })) },
    });
    const reply = await app.request("/api/auth/get-session");
    const body = (await reply.json()) as { error: { details: { requestId: string } } };
    expect([reply.status, body]).toEqual([
      500,
      {
        error: { code: "unknown", message: "An unexpected error occurred. Please try again.", details: { requestId: expect.any(String) } },
      },
    ]);
    const line = app.lines.find(({ level }) => level === "error");
    expect(line).toMatchObject({
      id: body.error.details.requestId,
      stack: expect.stringMatching(/the very reason[\s\S]*caused by Error: deeper/),
    });
  });

  test("a request is one line in the log, with its route's pattern and without personal data", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    await ada.send("PATCH", `/api/users/${ada.uid}?search=lovelace`, { displayName: "A very own name", username: "augusta" });
    const deckId = await withDeck(ada, "A very own title");
    await ada.get(`/api/users/${ada.uid}/decks/${deckId}`);
    await ada.get("/api/usernames/augusta");
    await ada.get("/decks?search=lovelace");
    await app.request("/api/nothing");
    const requests = app.lines.filter((line) => "route" in line);
    expect(requests.map(({ method, route, status }) => `${String(method)} ${String(route)} ${String(status)}`)).toEqual([
      "POST /api/auth/sign-up/email 200",
      "PATCH /api/users/:uid 200",
      "POST /api/users/:uid/decks 201",
      "GET /api/users/:uid/decks/:id 200",
      "GET /api/usernames/:name 200",
      "GET /* 503",
      "GET /api/* 404",
    ]);
    const text = JSON.stringify(app.lines);
    for (const secret of [ada.uid, ada.email, ada.password, ada.cookie.slice(8, 30), "very own", "lovelace", "augusta"])
      expect(text).not.toContain(secret);
    for (const line of requests) expect(Object.keys(line)).toEqual(["id", "method", "route", "status", "ms"]);
  });
});
