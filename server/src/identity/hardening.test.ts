import { createHmac } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { hashPassword } from "better-auth/crypto";
import { expect, test } from "vitest";

import { aClock } from "../../test/a-clock.ts";
import { anApp, quickHash, TEST_SECRET, type TestApp } from "../../test/an-app.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { codeIn, cookieIn, json, signedIn } from "../../test/signed-up.ts";
import { readConfig } from "../process/settings/config.ts";
import type { LogLine } from "../process/log/log.ts";
import type { Store } from "../store/store.ts";
import { openIdentity } from "./open-identity.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const signIn = (app: TestApp, { email, password }: { email: string; password: string }, headers: Record<string, string> = {}) =>
  app.request("/api/auth/sign-in/email", json("POST", { email, password }, headers));
const signUp = (app: TestApp, body: object) => app.request("/api/auth/sign-up/email", json("POST", body));
const isIn = async (app: TestApp, { uid }: { uid: string }, cookie: string, headers: Record<string, string> = {}) =>
  (await app.request(`/api/users/${uid}`, { headers: { cookie, ...headers } })).status === 200;
const securityOf = ({ lines }: { lines: LogLine[] }) => lines.filter((line) => "security" in line);

describeEachDatabase("sessions", (openStore) => {
  test("sixty successful logins leave the newest twenty", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    const cookies = [ada.cookie];
    for (let time = 0; time < 60; time += 1) cookies.push(cookieIn(await signIn(app, ada)));
    const alive = await Promise.all(cookies.map((cookie) => isIn(app, ada, cookie)));
    expect(alive).toEqual([...Array.from({ length: 41 }, () => false), ...Array.from({ length: 20 }, () => true)]);
    await Promise.all(Array.from({ length: 10 }, () => signIn(app, ada)));
    expect(await store.read.selectFrom("sessions").select("id").execute()).toHaveLength(20);
  });

  test("a new login ends the session that it replaces, also another student's, and no other", async () => {
    const app = anApp(await openStore());
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    const phone = await signedIn(app.request, ada);
    const again = cookieIn(await signIn(app, bob, { cookie: ada.cookie }));
    expect([await isIn(app, ada, ada.cookie), await isIn(app, ada, phone.cookie)]).toEqual([false, true]);
    expect([await isIn(app, bob, again), await isIn(app, bob, bob.cookie)]).toEqual([true, true]);
  });

  test("a session lasts 90 days at most, however often it is used", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    for (let day = 0; day < 89; day += 1) {
      app.clock.forward(DAY_MS);
      expect((await app.request("/api/auth/get-session", { headers: { cookie: ada.cookie } })).status).toBe(200);
    }
    expect(await isIn(app, ada, ada.cookie)).toBe(true);
    app.clock.forward(DAY_MS + 60_000);
    expect(await isIn(app, ada, ada.cookie)).toBe(false);
  });

  test("over HTTPS the cookies are bound to this host, and the plain one is not accepted", async () => {
    const app = anApp(await openStore(), { config: { publicUrl: "https://cards.example.org" } });
    const ada = await app.aStudent();
    expect(ada.cookie).toMatch(/^__Host-session=[^;]+; __Host-device=[^;]+$/);
    expect(await isIn(app, ada, ada.cookie)).toBe(true);
    expect(await isIn(app, ada, ada.cookie.replaceAll("__Host-", ""))).toBe(false);
    const out = (await ada.send("POST", "/api/auth/sign-out")).headers.getSetCookie();
    expect(out).toEqual(["__Host-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure"]);
  });

  test("a session that an older secret signed is accepted and signed again; an unknown secret is not", async () => {
    const store = await openStore();
    const clock = aClock();
    const ada = await anApp(store).aStudent();
    const identityWith = (secrets: readonly [string, ...string[]]) =>
      openIdentity({
        store,
        config: readConfig({}),
        secrets,
        clock: clock.now,
        log: () => {},
        removeFiles: async () => {},
        hashCost: quickHash,
      }).identity;
    const newer = identityWith(["a newer secret of 32 characters!!", TEST_SECRET]);
    expect(await newer.viewerOf(ada.cookie, false)).toMatchObject({ uid: ada.uid });
    const from = { request: new Request("http://localhost/"), cookieHeader: ada.cookie, address: "10.0.0.1", https: false };
    const [renewed = ""] = (await newer.session(from)).cookies;
    expect(renewed).toMatch(/^session=/);
    const onlyNew = identityWith(["a newer secret of 32 characters!!"]);
    expect(await onlyNew.viewerOf(ada.cookie, false)).toBeNull();
    expect(await onlyNew.viewerOf(renewed.split(";")[0], false)).toMatchObject({ uid: ada.uid });
  });

  test("signing out clears the cookie and ends the session, even while the database cannot write", async () => {
    const store = await openStore();
    let isFull = false;
    const write: Store["write"] = (work) => (isFull ? Promise.reject(new Error("disk full")) : store.write(work));
    const app = anApp({ ...store, write });
    const ada = await app.aStudent();
    isFull = true;
    const reply = await ada.send("POST", "/api/auth/sign-out");
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([200, ["session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]]);
    expect(await isIn(app, ada, ada.cookie)).toBe(false);
    expect(app.lines.find(({ level }) => level === "error")).toMatchObject({ reason: "Error: disk full" });
  });
});

describeEachDatabase("passwords", (openStore) => {
  test.each([
    ["123456", "auth/password-too-common"],
    ["Password", "auth/password-too-common"],
    ["ada.lovelace@example.org", "auth/password-is-email"],
    ["Ada.Lovelace", "auth/password-is-email"],
  ])("%s is refused with its own message", async (password, code) => {
    const app = anApp(await openStore());
    const reply = await signUp(app, { email: "ada.lovelace@example.org", password });
    expect([reply.status, await codeIn(reply)]).toEqual([422, code]);
  });

  test("one with an older hash signs in, and its hash is renewed", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    const kept = async () => (await store.read.selectFrom("accounts").select("password").executeTakeFirstOrThrow()).password;
    const password = await hashPassword(ada.password);
    await store.write(async ({ db }) => void (await db.updateTable("accounts").set({ password }).execute()));
    expect((await signIn(app, { ...ada, password: "wrong one" })).status).toBe(401);
    expect(await kept()).toBe(password);
    expect((await signIn(app, ada)).status).toBe(200);
    expect(await kept()).toMatch(/^\$scrypt\$/);
    expect((await signIn(app, ada)).status).toBe(200);
  });
});

describeEachDatabase("sign-up", (openStore) => {
  test.each([
    ["off", "auth/sign-up-off"],
    ["oidc", "auth/only-school-account"],
    ["invite", "auth/invitation-needed"],
  ] as const)("that is %s is refused", async (signUpMode, code) => {
    const store = await openStore();
    const app = anApp(store, { config: { signUp: signUpMode } });
    const reply = await signUp(app, { email: "ada@example.org", password: "correct horse" });
    expect([reply.status, await codeIn(reply)]).toEqual([403, code]);
    expect(await store.read.selectFrom("users").select("id").execute()).toEqual([]);
  });
});

describeEachDatabase("the security log", (openStore) => {
  test("has sign-ins, failures, limits and ends with pseudonyms that stay the same", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    for (let time = 0; time < 11; time += 1) await signIn(app, { ...ada, password: "wrong one" });
    await ada.send("POST", "/api/auth/change-password", { currentPassword: ada.password, newPassword: "a new password" });
    await ada.send("POST", "/api/auth/sign-out");
    const events = securityOf(app);
    expect(events.map(({ security }) => security)).toEqual([
      "sign-up",
      ...Array.from({ length: 10 }, () => "sign-in-failed"),
      "sign-in-refused",
      "password-changed",
      "sign-out",
    ]);
    const students = new Set(events.slice(0, 13).map(({ student }) => student));
    expect(students).toEqual(new Set([createHmac("sha256", TEST_SECRET).update(`student ${ada.email}`).digest("base64url").slice(0, 12)]));
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`${ada.email}|${ada.uid}|unknown`));
  });
});

test("the identity library itself refuses a sign-in from another origin", async () => {
  const { openSqlite } = await import("../store/sqlite/sqlite.ts");
  const { aTemporaryFolder } = await import("../../test/databases.ts");
  const store = await openSqlite(await aTemporaryFolder());
  const { identity } = openIdentity({
    store,
    config: readConfig({}),
    secrets: [TEST_SECRET],
    clock: Date.now,
    log: () => {},
    removeFiles: async () => {},
    hashCost: quickHash,
  });
  const from = (origin: string) => ({
    request: new Request("http://cards.local/", { method: "POST", headers: { host: "cards.local", origin } }),
    cookieHeader: undefined,
    address: "10.0.0.1",
    https: false,
  });
  const given = { email: "ada@example.org", password: "correct horse" };
  await identity.signUp(given, from("http://cards.local"));
  await expect(identity.signIn(given, from("https://evil.example"))).rejects.not.toBeInstanceOf(AppError);
  await store.close();
});
