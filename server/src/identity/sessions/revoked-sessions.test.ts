import { describe, expect, onTestFinished, test, vi } from "vitest";

import { anApp, type TestApp } from "../../../test/an-app.ts";
import { aMigratedDatabase, queryOn, describeEachDatabase, testDatabaseUrl } from "../../../test/databases.ts";
import { signedIn, type SignedUp } from "../../../test/signed-up.ts";
import { openPostgres } from "../../store/postgres/postgres.ts";
import { REMEMBERED_MS } from "./remembered-sessions.ts";
import { setPassword } from "../passwords/set-password.store.ts";

/** The app's reply to the session. */
const statusOf = async (app: TestApp, { uid, cookie }: SignedUp) =>
  (await app.request(`/api/users/${uid}`, { headers: { cookie } })).status;

describeEachDatabase("a session that was in use a moment ago", (openStore) => {
  test("is refused once its student has signed out", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const phone = await signedIn(app.request, ada);
    for (const session of [ada, phone]) expect(await statusOf(app, session)).toBe(200);
    await ada.send("POST", "/api/auth/sign-out");
    expect(await statusOf(app, ada)).toBe(401);
    expect(await statusOf(app, phone)).toBe(200);
  });

  test("is refused once an operator has set another password", async () => {
    const store = await openStore();
    const app = anApp(store);
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    const phone = await signedIn(app.request, ada);
    for (const session of [ada, phone, bob]) expect(await statusOf(app, session)).toBe(200);
    await store.write((tx) => setPassword(tx, store.kind, { uid: ada.uid, hash: "unused", now: app.clock.now() }));
    for (const session of [ada, phone]) expect(await statusOf(app, session)).toBe(401);
    expect(await statusOf(app, bob)).toBe(200);
  });

  test("is refused five seconds after its account was deleted by hand, which announces nothing", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    expect(await statusOf(app, ada)).toBe(200);
    await store.write(async ({ db }) => void (await db.deleteFrom("users").where("id", "=", ada.uid).execute()));
    app.clock.forward(REMEMBERED_MS);
    expect(await statusOf(app, ada)).toBe(401);
  });
});

describe.skipIf(!testDatabaseUrl)("between two processes on one PostgreSQL, with clocks that stand still,", () => {
  async function twoApps() {
    const url = await aMigratedDatabase();
    const opened = async () => {
      const store = await openPostgres(url);
      onTestFinished(() => store.close());
      return { store, app: anApp(store) };
    };
    const [here, there] = [await opened(), await opened()];
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const ada = await here.app.aStudent();
    for (const { app } of [here, there]) expect(await statusOf(app, ada)).toBe(200);
    return { url, here, there, ada };
  }

  test("signing out in one is effective in the other within a moment", async () => {
    const { there, ada } = await twoApps();
    await ada.send("POST", "/api/auth/sign-out");
    await vi.waitFor(async () => expect(await statusOf(there.app, ada)).toBe(401));
  });

  test("a password that is set in one ends the sessions in the other within a moment", async () => {
    const { here, there, ada } = await twoApps();
    await here.store.write((tx) => setPassword(tx, "postgres", { uid: ada.uid, hash: "unused", now: Date.now() }));
    await vi.waitFor(async () => expect(await statusOf(there.app, ada)).toBe(401));
  });

  test("an end that was announced while the connection was down takes effect as soon as it is back", async () => {
    const { url, there, ada } = await twoApps();
    const gap = vi.fn<() => void>();
    there.store.onGap(gap);
    await queryOn(url, `delete from sessions where id = '${ada.sessionId}'`);
    expect(await statusOf(there.app, ada)).toBe(200);
    await queryOn(
      url,
      "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 60_000 });
    expect(await statusOf(there.app, ada)).toBe(401);
  });
});
