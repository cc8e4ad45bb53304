import { expect, onTestFinished, test, vi } from "vitest";

import { anApp, type TestApp } from "../../../test/an-app.ts";
import { aSchoolLogin } from "../../../test/school/a-school-login.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import type { SchoolLogin } from "../../../test/school/school-login.ts";
import { codeIn, cookieIn, json, signedIn } from "../../../test/signed-up.ts";
import type { Config } from "../../process/settings/config.ts";
import type { Store } from "../../store/store.ts";
import { suspendAccount } from "../account/suspension.store.ts";

const aSite = (store: Store, { settings }: SchoolLogin, config: Partial<Config> = {}) =>
  anApp(store, { config: { publicUrl: "https://cards.example.org", oidc: settings, ...config } });

/** A browser that signs in with the school: its final address and cookies. */
async function signInWith(app: TestApp, school: SchoolLogin, { answer, cookie = "" }: { answer?: "no"; cookie?: string } = {}) {
  const begun = await app.request("/api/auth/sign-in/social", json("POST", { provider: "school" }));
  const { url } = (await begun.json()) as { url: string };
  const back = await school.through(url, answer);
  const { pathname, search } = new URL(back);
  const reply = await app.request(`${pathname}${search}`, { headers: { cookie: `${cookieIn(begun)}; ${cookie}` } });
  return { url, back, status: reply.status, location: reply.headers.get("location"), cookie: cookieIn(reply) };
}

const sessionOf = async (app: TestApp, cookie: string) =>
  (await (await app.request("/api/auth/get-session", { headers: { cookie } })).json()) as { user: { id: string; email: string } } | null;

describeEachDatabase("the school's account", (openStore) => {
  test("creates an account, and signs in to it the next time", async () => {
    const store = await openStore();
    const school = await aSchoolLogin();
    const app = aSite(store, school, { signUp: "oidc" });
    const first = await signInWith(app, school);
    expect([first.status, first.location]).toEqual([302, "/decks"]);
    expect(first.cookie).toContain("__Host-session=");
    const session = await sessionOf(app, first.cookie);
    expect(session?.user.email).toBe("ada@example.org");
    const again = await sessionOf(app, (await signInWith(app, school)).cookie);
    expect(again?.user.id).toBe(session?.user.id);
    const accounts = await store.read.selectFrom("accounts").select(["providerId", "accessToken", "idToken", "refreshToken"]).execute();
    expect(accounts).toEqual([{ providerId: "school", accessToken: null, idToken: null, refreshToken: null }]);
    for (const [path, email] of [
      ["sign-in", "ada@example.org"],
      ["sign-up", "bob@example.org"],
    ])
      expect(await codeIn(await app.request(`/api/auth/${path}/email`, json("POST", { email, password: "correct horse" })))).toBe(
        "auth/only-school-account",
      );
  });

  test("is linked to the account with its verified address, whose unproven password and sessions end", async () => {
    const school = await aSchoolLogin();
    const app = aSite(await openStore(), school);
    const squatter = await app.aStudent();
    school.person = { sub: "7", email: squatter.email, email_verified: true };
    const { cookie, location } = await signInWith(app, school);
    expect(location).toBe("/decks");
    expect((await sessionOf(app, cookie))?.user.id).toBe(squatter.uid);
    expect((await squatter.get(`/api/users/${squatter.uid}`)).status).toBe(401);
    expect((await app.request("/api/auth/sign-in/email", json("POST", squatter))).status).toBe(422);
    const { email, password } = squatter;
    expect((await app.request("/api/auth/sign-in/email", json("POST", { email, password }))).status).toBe(401);
    expect(app.lines.map(({ security }) => security)).toContain("school-account-linked");
  });

  test.each([{ email_verified: false }, {}])("with %j opens no existing account", async (claims) => {
    const school = await aSchoolLogin();
    const app = aSite(await openStore(), school);
    const ada = await app.aStudent();
    school.person = { sub: "8", email: ada.email, ...claims };
    const { location, cookie } = await signInWith(app, school);
    expect(location).toBe("/?sign-in-failed=auth%2Fschool-not-verified");
    expect(await sessionOf(app, cookie)).toBeNull();
    expect((await ada.get(`/api/users/${ada.uid}`)).status).toBe(200);
  });

  test.each([{ email_verified: false }, {}, { email_verified: "false" }, { emailVerified: true }, { email_verified: 1 }])(
    "with %j creates no account, and says so",
    async (claims) => {
      const store = await openStore();
      const school = await aSchoolLogin();
      school.person = { sub: "9", email: "new@example.org", ...(claims as object) };
      const { location, cookie } = await signInWith(aSite(store, school), school);
      expect([location, cookie]).toEqual(["/?sign-in-failed=auth%2Fschool-address-unverified", expect.not.stringContaining("session=")]);
      for (const table of ["users", "accounts", "sessions"] as const)
        expect(await store.read.selectFrom(table).selectAll().execute()).toEqual([]);
    },
  );

  test("whose address was never verified is no second key once the owner has chosen a password by mail", async () => {
    const store = await openStore();
    const school = await aSchoolLogin();
    const app = aSite(store, school, { mail: { smtpUrl: "smtp://localhost", from: null } });
    const owner = await app.aStudent();
    // As older versions left it: the account began with a school's login whose address nobody had verified.
    await store.write(({ db }) =>
      db
        .updateTable("accounts")
        .set({ providerId: "school", issuer: school.issuer, accountId: "66", password: null })
        .where("userId", "=", owner.uid)
        .execute(),
    );
    school.person = { sub: "66", email: owner.email, email_verified: false };
    expect((await signInWith(app, school)).location).toBe("/decks");
    await app.request("/api/auth/request-password-reset", json("POST", { email: owner.email }));
    await app.deliver();
    const token = /reset-password\?token=([\w-]+)/.exec(app.letters.at(-1)?.text ?? "")?.[1];
    const reset = await app.request("/api/auth/reset-password", json("POST", { token, newPassword: "the owner's own" }));
    expect(reset.status).toBe(200);
    expect((await signInWith(app, school)).location).toBe("/?sign-in-failed=auth%2Fschool-not-verified");
    await signedIn(app.request, { ...owner, password: "the owner's own" });
    school.person = { ...school.person, email_verified: true };
    expect((await signInWith(app, school)).location).toBe("/decks");
  });

  test("with a verified address stays a way in after the student has chosen a password by mail", async () => {
    const school = await aSchoolLogin();
    const app = aSite(await openStore(), school, { mail: { smtpUrl: "smtp://localhost", from: null } });
    await signInWith(app, school);
    await app.request("/api/auth/request-password-reset", json("POST", { email: school.person.email }));
    await app.deliver();
    const token = /reset-password\?token=([\w-]+)/.exec(app.letters.at(-1)?.text ?? "")?.[1];
    await app.request("/api/auth/reset-password", json("POST", { token, newPassword: "my own password" }));
    await signedIn(app.request, { email: school.person.email, password: "my own password" });
    expect((await signInWith(app, school)).location).toBe("/decks");
  });

  test.each(["off", "invite"] as const)("makes no account while sign-up is %s", async (signUp) => {
    const store = await openStore();
    const school = await aSchoolLogin();
    const { location } = await signInWith(aSite(store, school, { signUp }), school);
    expect(location).toBe("/?sign-in-failed=auth%2Fsign-up-off");
    expect(await store.read.selectFrom("users").select("id").execute()).toEqual([]);
  });

  test("of a suspended account ends with that code, and opens no session", async () => {
    const store = await openStore();
    const school = await aSchoolLogin();
    const app = aSite(store, school);
    const session = await sessionOf(app, (await signInWith(app, school)).cookie);
    await store.write((tx) => suspendAccount(tx, session!.user.id, Date.now()));
    const refused = await signInWith(app, school);
    expect([refused.status, refused.location, refused.cookie]).toEqual([302, "/?sign-in-failed=auth%2Fuser-disabled", ""]);
    expect(await store.read.selectFrom("sessions").select("id").execute()).toEqual([]);
  });

  test("that the student cancels is reported as cancelled", async () => {
    const school = await aSchoolLogin();
    const { location } = await signInWith(aSite(await openStore(), school), school, { answer: "no" });
    expect(location).toBe("/?sign-in-failed=auth%2Fschool-cancelled");
  });

  test("cannot be finished by another browser, or twice, or with forged parameters", async () => {
    const school = await aSchoolLogin();
    const app = aSite(await openStore(), school);
    const { back } = await signInWith(app, school);
    const { pathname, search } = new URL(back);
    const begun = await app.request("/api/auth/sign-in/social", json("POST", { provider: "school" }));
    const fresh = new URL(await school.through(((await begun.json()) as { url: string }).url));
    for (const [address, cookie] of [
      [`${pathname}${search}`, ""],
      [`${fresh.pathname}${fresh.search}`, ""],
      [`${pathname}?code=made-up&state=made-up`, cookieIn(begun)],
      [`${pathname}?error=access_denied`, ""],
      [pathname, ""],
    ] as const) {
      const reply = await app.request(address, { headers: { cookie } });
      expect(reply.headers.get("location"), address).toMatch(/^\/\?sign-in-failed=auth%2Fschool-/);
      expect(cookieIn(reply)).not.toContain("session=");
    }
  });

  test("whose service is down fails with a sentence, and works once it is back; passwords work in the meantime", async () => {
    const school = await aSchoolLogin();
    const away = { ...school.settings, issuer: "http://127.0.0.1:9" };
    const app = aSite(await openStore(), { ...school, settings: away });
    const reply = await app.request("/api/auth/sign-in/social", json("POST", { provider: "school" }));
    expect([reply.status, await codeIn(reply)]).toEqual([503, "auth/school-unreachable"]);
    expect((await app.aStudent()).uid).toBeTruthy();
  });

  test("has time limits if the school's service does not answer, at the beginning and when the browser returns", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const store = await openStore();
    const school = await aSchoolLogin();
    const app = aSite(store, school);
    const begin = (site = app) => site.request("/api/auth/sign-in/social", json("POST", { provider: "school" }));
    const begun = await begin();
    const back = new URL(await school.through(((await begun.json()) as { url: string }).url));
    const headers = { cookie: cookieIn(begun) };
    for (const [ask, says] of [
      [() => app.request(`${back.pathname}${back.search}`, { headers }), "302 /?sign-in-failed=auth%2Fschool-unreachable"],
      [() => begin(aSite(store, school)), "503 auth/school-unreachable"],
    ] as const) {
      const asked = school.fallSilent();
      const waiting = ask();
      await asked;
      await vi.advanceTimersByTimeAsync(15_000);
      const reply = await waiting;
      expect(`${reply.status} ${reply.headers.get("location") ?? (await codeIn(reply))}`).toBe(says);
    }
  });

  test("is not found without the settings", async () => {
    const app = anApp(await openStore());
    expect((await app.request("/api/auth/sign-in/social", json("POST", { provider: "school" }))).status).toBe(404);
    expect((await app.request("/api/auth/callback/school?code=a&state=b")).status).toBe(404);
  });
});

describeEachDatabase("the school's teachers", (openStore) => {
  test("are those with the claim of OIDC_TEACHERS, as of each sign-in; without the setting the school says nothing", async () => {
    const store = await openStore();
    const school = await aSchoolLogin();
    const isTeacher = async () => (await store.read.selectFrom("users").select("isTeacher").executeTakeFirstOrThrow()).isTeacher;
    const person = { sub: "1", email: "ada@example.org", email_verified: true };
    school.person = { ...person, groups: ["staff", "choir"] };
    await signInWith(aSite(store, school), school);
    expect(await isTeacher()).toBe(0);
    const app = aSite(store, { ...school, settings: { ...school.settings, teachers: { claim: "groups", value: "staff" } } });
    for (const [groups, expected] of [
      [["staff"], 1],
      [["students"], 0],
      [["students", "staff"], 1],
      [undefined, 0],
    ] as const) {
      school.person = groups === undefined ? person : { ...person, groups };
      await signInWith(app, school);
      expect(await isTeacher(), String(groups)).toBe(expected);
    }
  });
});
