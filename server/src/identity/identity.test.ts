import { createHmac } from "node:crypto";

import { betterAuth } from "better-auth";
import { expect, test } from "vitest";

import { anApp, TEST_SECRET, type TestApp } from "../../test/an-app.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { codeIn, cookieIn, json, PASSWORD, signedIn } from "../../test/signed-up.ts";
import type { Change, Store } from "../store/store.ts";
import { commonOptions } from "./sign-in/better-auth.ts";

const signUp = (app: TestApp, body: unknown) => app.request("/api/auth/sign-up/email", json("POST", body));
const signIn = (app: TestApp, body: unknown) => app.request("/api/auth/sign-in/email", json("POST", body));
const sessionOf = async (app: TestApp, cookie: string) => (await app.request("/api/auth/get-session", { headers: { cookie } })).json();

const wrongSignUps = [
  [{ email: "", password: "correct horse" }, 422, "auth/missing-fields"],
  [{ email: "   ", password: "correct horse" }, 422, "auth/missing-fields"],
  [{ email: "a@b.example", password: "" }, 422, "auth/missing-fields"],
  [{ email: "a@b.example", password: "12345" }, 422, "auth/password-too-short"],
  [{ email: "a@b.example", password: "x".repeat(129) }, 422, "auth/password-too-long"],
  [{ email: "not an email", password: "correct horse" }, 422, "auth/invalid-email"],
  [{ email: "a@b", password: "correct horse" }, 422, "auth/invalid-email"],
  [{ email: `${"x".repeat(250)}@b.example`, password: "correct horse" }, 422, "auth/invalid-email"],
  [{ email: "a@b.example" }, 422, "request/invalid"],
  [{ password: "correct horse" }, 422, "request/invalid"],
  [{ email: 7, password: "correct horse" }, 422, "request/invalid"],
  [{ email: "a@b.example", password: ["correct horse"] }, 422, "request/invalid"],
  [{ email: "a@b.example", password: "correct horse", name: "Ada" }, 422, "request/invalid"],
  [{ email: "a@b.example", password: "correct horse", badge: "DEV" }, 422, "request/invalid"],
  [{ email: "a@b.example", password: "correct horse", rememberMe: false }, 422, "request/invalid"],
  [[], 422, "request/invalid"],
  [null, 422, "request/invalid"],
] as const;

const wrongLogins = [
  [{ email: "a@b.example", password: "" }, 422, "auth/missing-fields"],
  [{ email: " ", password: "x" }, 422, "auth/missing-fields"],
  [{ email: "nobody", password: "correct horse" }, 422, "auth/invalid-email"],
  [{ email: "a@b.example", password: "x".repeat(2000) }, 401, "auth/invalid-credential"],
  [{ email: "a@b.example", password: "x".repeat(100_000) }, 413, "request/too-large"],
  [{ email: "a@b.example", password: "correct horse", callbackURL: "https://elsewhere.example" }, 422, "request/invalid"],
] as const;

describeEachDatabase("identity", (openStore) => {
  test("signing up creates the account and a session, with a cookie that scripts can't read and other sites can't send", async () => {
    const app = anApp(await openStore());
    const reply = await signUp(app, { email: "ada@example.org", password: "correct horse", name: "" });
    expect(reply.status).toBe(200);
    const body: unknown = await reply.json();
    expect(body).toEqual({
      user: { id: expect.any(String), email: "ada@example.org" },
      session: { id: expect.any(String) },
    });
    const [cookie, device, ...others] = reply.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(device).toMatch(/^device=[A-Za-z0-9_-]{24}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await sessionOf(app, cookieIn(reply))).toEqual(body);
  });

  test("the session's token is in the cookie only, never in a reply's body", async () => {
    const app = anApp(await openStore());
    const reply = await signUp(app, { email: "ada@example.org", password: "correct horse" });
    const token = cookieIn(reply).slice("session=".length).split(".", 1)[0]!;
    expect(await reply.text()).not.toContain(token);
    expect(JSON.stringify(await sessionOf(app, cookieIn(reply)))).not.toContain(token);
  });

  test("a new account has the defaults of the specification, and its email", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    expect(await (await ada.get(`/api/users/${ada.uid}`)).json()).toEqual({
      uid: ada.uid,
      email: ada.email,
      displayName: null,
      username: null,
      bio: "No bio provided",
      aboutMe: "No about me provided",
      selectedTheme: 0,
      language: null,
      setupCompleted: false,
      setupDate: null,
      badge: null,
      updatedAt: expect.any(Number),
    });
  });

  test("an email is one account in any spelling", async () => {
    const app = anApp(await openStore());
    await signUp(app, { email: "  Ada@Example.ORG ", password: "correct horse" });
    expect((await signIn(app, { email: "ada@example.org", password: "correct horse" })).status).toBe(200);
    expect((await signIn(app, { email: "ADA@EXAMPLE.org  ", password: "correct horse" })).status).toBe(200);
    expect((await signIn(app, { email: "ada@example.org", password: "correct horse", name: "" })).status).toBe(200);
    const again = await signUp(app, { email: "aDa@example.org", password: "another horse" });
    expect([again.status, await codeIn(again)]).toEqual([409, "auth/email-already-in-use"]);
  });

  test("of 8 simultaneous sign-ups with one address one succeeds, and no account is left without its password", async () => {
    const store = await openStore();
    const app = anApp(store);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => signUp(app, { email: "ada@example.org", password: "correct horse" })),
    );
    const [won, lost] = [replies.filter(({ status }) => status === 200), replies.filter(({ status }) => status === 409)];
    expect([won.length, lost.length]).toEqual([1, 7]);
    for (const reply of lost) expect(await codeIn(reply)).toBe("auth/email-already-in-use");
    expect(await store.read.selectFrom("accounts").select("password").execute()).toHaveLength(1);
    expect(await store.read.selectFrom("users").select("id").execute()).toHaveLength(1);
  });

  test("passwords are stored as scrypt hashes", async () => {
    const store = await openStore();
    await signUp(anApp(store), { email: "ada@example.org", password: "a very own password" });
    const [account] = await store.read.selectFrom("accounts").select("password").execute();
    expect(account?.password).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/);
  });

  test("an invalid sign-up is refused and creates nothing", async () => {
    const store = await openStore();
    const app = anApp(store);
    for (const [body, status, code] of wrongSignUps) {
      const reply = await signUp(app, body);
      expect([reply.status, await codeIn(reply), reply.headers.getSetCookie()], JSON.stringify(body).slice(0, 80)).toEqual([
        status,
        code,
        [],
      ]);
    }
    expect(await store.read.selectFrom("users").select("id").execute()).toEqual([]);
  });

  test("an invalid login is refused", async () => {
    const app = anApp(await openStore());
    for (const [body, status, code] of wrongLogins) {
      const reply = await signIn(app, body);
      expect([reply.status, await codeIn(reply), reply.headers.getSetCookie()], JSON.stringify(body).slice(0, 80)).toEqual([
        status,
        code,
        [],
      ]);
    }
  });

  test("an unknown email and a wrong password get the same reply", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const wrong = await signIn(app, { email: ada.email, password: "not it, sorry" });
    const unknown = await signIn(app, { email: "nobody@example.org", password: "not it, sorry" });
    for (const reply of [wrong, unknown]) reply.headers.delete("x-request-id");
    expect([unknown.status, [...unknown.headers], await unknown.text()]).toEqual([
      wrong.status,
      [...wrong.headers],
      await wrong.clone().text(),
    ]);
    expect(await codeIn(wrong)).toBe("auth/invalid-credential");
  });

  test("a stranger has no session", async () => {
    const reply = await anApp(await openStore()).request("/api/auth/get-session");
    expect([reply.status, await reply.json(), reply.headers.getSetCookie()]).toEqual([200, null, []]);
  });

  test("signing out ends this session alone, in every process, and removes the cookie", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    const elsewhere = await signedIn(app.request, ada);
    const change = nextChange(store);

    const reply = await ada.send("POST", "/api/auth/sign-out");
    expect([reply.status, await reply.json()]).toEqual([200, { success: true }]);
    expect(reply.headers.getSetCookie()).toEqual(["session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
    expect(await change).toEqual({ kind: "session-ended", uid: ada.uid, sessionId: ada.sessionId });
    expect(await app.identity.isSessionAlive(ada.sessionId)).toBe(false);
    expect((await ada.get(`/api/users/${ada.uid}`)).status).toBe(401);
    expect(await sessionOf(app, ada.cookie)).toBeNull();

    expect(await app.identity.isSessionAlive(elsewhere.sessionId)).toBe(true);
    expect((await elsewhere.get(`/api/users/${ada.uid}`)).status).toBe(200);
  });

  test("signing out without a session, or twice, changes nothing and succeeds", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    for (let time = 0; time < 2; time += 1) expect((await ada.send("POST", "/api/auth/sign-out")).status).toBe(200);
    expect((await app.request("/api/auth/sign-out", { method: "POST" })).status).toBe(200);
  });

  test("our own check of a cookie agrees with the identity library's", async () => {
    const store = await openStore();
    const app = anApp(store);
    const { api } = betterAuth(commonOptions({ store, secrets: [TEST_SECRET], clock: Date.now, publicUrl: null, onProblem: () => {} }));
    const session = async (cookie: string) => (await api.getSession({ headers: new Headers({ cookie }) }))?.session.id ?? null;
    const [ada, expired, revoked] = [await app.aStudent(), await app.aStudent(), await app.aStudent()];
    await expire(store, expired.sessionId);
    await revoked.send("POST", "/api/auth/sign-out");

    const sessionPart = (cookie: string) => cookie.split("; ")[0]!;
    const value = decodeURIComponent(sessionPart(ada.cookie).slice("session=".length));
    const [token = ""] = value.split(".");
    const forged = (name: string, secret: string) =>
      `session=${encodeURIComponent(`${name}.${createHmac("sha256", secret).update(name).digest("base64")}`)}`;
    const cookies = {
      valid: [
        ada.cookie,
        `a=1; ${ada.cookie}; b=2`,
        `session=${value}`,
        `session="${value}"`,
        ` session = ${value} `,
        forged(token, TEST_SECRET),
      ],
      none: [
        expired.cookie,
        revoked.cookie,
        "",
        "session=",
        "session",
        `session=${token}`,
        `session=${token}.`,
        `session=.${value}`,
        `${sessionPart(ada.cookie).slice(0, -6)}AAAA%3D`,
      ],
      forged: [
        forged(token, "another secret"),
        forged("no such token", TEST_SECRET),
        forged("", TEST_SECRET),
        `${sessionPart(ada.cookie)}x`,
        `session=%E0%A4%A; ${ada.cookie}`,
      ],
    };
    for (const cookie of cookies.valid) {
      expect(await app.identity.viewerOf(cookie, false), cookie).toEqual({ uid: ada.uid, sessionId: ada.sessionId });
      expect(await session(cookie), cookie).toBe(ada.sessionId);
    }
    for (const cookie of [...cookies.none, ...cookies.forged]) {
      expect(await app.identity.viewerOf(cookie, false), cookie).toBeNull();
      expect(await session(cookie), cookie).toBeNull();
    }
  });

  test("a session ends 30 days after the last visit, by the clock", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    app.clock.forward(30 * 24 * 60 * 60 * 1000 - 60_000);
    expect((await ada.get(`/api/users/${ada.uid}`)).status).toBe(200);
    app.clock.forward(120_000);
    expect((await ada.get(`/api/users/${ada.uid}`)).status).toBe(401);
    expect(await app.identity.isSessionAlive(ada.sessionId)).toBe(false);
    expect(await sessionOf(app, ada.cookie)).toBeNull();
  });

  test("a request about a session that has ended removes no cookie: its reply may arrive after another login", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    await ada.send("POST", "/api/auth/sign-out");
    const asked = await app.request("/api/auth/get-session", { headers: { cookie: ada.cookie } });
    expect([await asked.json(), asked.headers.getSetCookie()]).toEqual([null, []]);
  });

  test("a login deletes the student's expired sessions, and no others", async () => {
    const store = await openStore();
    const app = anApp(store);
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    const [phone, old] = [await signedIn(app.request, ada), await signedIn(app.request, ada)];
    for (const { sessionId } of [old, bob]) await expire(store, sessionId);
    const fresh = await signedIn(app.request, ada);
    const kept = await store.read.selectFrom("sessions").select("id").execute();
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([ada.sessionId, phone.sessionId, fresh.sessionId, bob.sessionId]));
  });

  test("a visit more than a day after the last renewal makes the session last 30 days again", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    await expire(store, ada.sessionId, 28 * 24 * 60 * 60 * 1000);
    const reply = await app.request("/api/auth/get-session", { headers: { cookie: ada.cookie } });
    const { session } = (await reply.json()) as { session: { id: string } };
    expect(session.id).toBe(ada.sessionId);
    const renewed = await store.read.selectFrom("sessions").select("expiresAt").where("id", "=", ada.sessionId).executeTakeFirstOrThrow();
    expect(new Date(renewed.expiresAt).getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1000);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^session=.*; Max-Age=2592000; /);
    expect((await app.request("/api/auth/get-session", { headers: { cookie: cookieIn(reply) } })).headers.getSetCookie()).toEqual([]);
  });

  test("cookies are marked Secure where the browser uses HTTPS, and only there", async () => {
    const store = await openStore();
    const secure = async (config: object, headers: Record<string, string>) => {
      const app = anApp(store, { config });
      const init = json("POST", { email: `s${Math.round(performance.now() * 1000)}@example.org`, password: PASSWORD }, headers);
      return (await app.request("/api/auth/sign-up/email", init)).headers.getSetCookie()[0]?.endsWith("; Secure");
    };
    expect(await secure({}, {})).toBe(false);
    expect(await secure({ publicUrl: "https://cards.example.org" }, {})).toBe(true);
    expect(await secure({ publicUrl: "http://localhost:3000" }, {})).toBe(false);
    expect(await secure({ trustProxy: 1 }, { "x-forwarded-proto": "https" })).toBe(true);
    expect(await secure({ trustProxy: 1 }, { "x-forwarded-proto": "http" })).toBe(false);
    expect(await secure({}, { "x-forwarded-proto": "https" })).toBe(false);
  });

  test("no other route of the identity library can be reached", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    for (const path of ["ok", "error", "update-user", "set-password", "link-social", "callback/google", "verify-email"]) {
      for (const method of ["GET", "POST"]) {
        expect((await app.request(`/api/auth/${path}`, { method })).status, path).toBe(404);
        const reply = await ada.send(method, `/api/auth/${path}`);
        expect([reply.status, await codeIn(reply)], path).toEqual([404, "request/unknown-route"]);
      }
    }
  });
});

function nextChange(store: Store): Promise<Change> {
  return new Promise((resolve) => store.onChange(resolve));
}

/** Moves the end of a session's time to that many ms from now. */
async function expire(store: Store, sessionId: string, ms = -1000): Promise<void> {
  const time = new Date(Date.now() + ms);
  const expiresAt = store.kind === "sqlite" ? time.toISOString() : time;
  await store.write(async ({ db }) => void (await db.updateTable("sessions").set({ expiresAt }).where("id", "=", sessionId).execute()));
}
