import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { aClock } from "../../../test/a-clock.ts";
import { anApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn, json } from "../../../test/signed-up.ts";
import type { Store } from "../../store/store.ts";
import { createAttempts, failuresPerAccount, failuresPerAddress, signUpsPerAddress } from "./attempts.store.ts";

const MINUTE_MS = 60_000;

function attemptsOn(store: Store, limits = true) {
  const clock = aClock();
  return { clock, ...createAttempts({ store, clock: clock.now, limits }) };
}

/** The code of the refusal, and after how many seconds to retry; null if it is allowed. */
async function refusal(attempt: Promise<void>): Promise<{ code: string; retryAfterSeconds: number } | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, ...(error.details as { retryAfterSeconds: number }) };
  }
}

async function times(count: number, attempt: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < count; index += 1) await attempt(index);
}

const from = (address: string, email = "ada@example.org", device: string | null = null) => ({ email, address, device });

describeEachDatabase("attempts", (openStore) => {
  test("ten wrong logins from one place make that place wait, longer after each, and no other", async () => {
    const { signInBegins, clock } = attemptsOn(await openStore());
    await times(10, () => signInBegins(from("10.0.0.1")));
    const waits: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const refused = await refusal(signInBegins(from("10.0.0.1")));
      expect(refused?.code).toBe("auth/too-many-requests");
      waits.push(refused?.retryAfterSeconds ?? 0);
      clock.forward((refused?.retryAfterSeconds ?? 0) * 1000);
      expect(await refusal(signInBegins(from("10.0.0.1")))).toBeNull();
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
    expect(await refusal(signInBegins(from("10.0.0.2")))).toBeNull();
    expect(await refusal(signInBegins(from("10.0.0.1", "bob@example.org")))).toBeNull();
  });

  test("a device that has signed in before waits for its own attempts, not for others'", async () => {
    const { signInBegins } = attemptsOn(await openStore());
    await times(10, () => signInBegins(from("10.0.0.1")));
    expect(await refusal(signInBegins(from("10.0.0.1")))).not.toBeNull();
    await times(10, () => signInBegins(from("10.0.0.1", "ada@example.org", "laptop")));
    expect((await refusal(signInBegins(from("10.0.0.1", "ada@example.org", "laptop"))))?.retryAfterSeconds).toBe(30);
  });

  test("an account that is tried from a hundred places waits a minute at most", async () => {
    const { signInBegins, clock } = attemptsOn(await openStore());
    await times(failuresPerAccount.most, (index) => signInBegins(from(`10.0.1.${index}`)));
    for (let time = 0; time < 6; time += 1) {
      const seconds = (await refusal(signInBegins(from(`10.0.2.${time}`))))?.retryAfterSeconds ?? 0;
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      clock.forward(seconds * 1000);
      expect(await refusal(signInBegins(from(`10.0.2.${time}`)))).toBeNull();
    }
  });

  test("a hundred wrong logins from a school's address lock out no other student there; a thousand make strangers wait half a minute at most", async () => {
    const store = await openStore();
    const { signInBegins, clock } = attemptsOn(store);
    await times(100, (index) => signInBegins(from("10.0.0.1", `student${index}@example.org`)));
    expect(await refusal(signInBegins(from("10.0.0.1", "another@example.org")))).toBeNull();
    await store.write(async ({ db }) => {
      await db
        .updateTable("signInAttempts")
        .set({ failures: failuresPerAddress.most + 30, lastAt: clock.now() })
        .where("key", "=", "address 10.0.0.1")
        .execute();
    });
    expect((await refusal(signInBegins(from("10.0.0.1", "cleo@example.org"))))?.retryAfterSeconds).toBe(30);
    expect(await refusal(signInBegins(from("10.0.0.1", "cleo@example.org", "tablet")))).toBeNull();
    expect(await refusal(signInBegins(from("10.0.0.2", "cleo@example.org")))).toBeNull();
  });

  test("a refused attempt is not counted, so that it makes no wait longer", async () => {
    const store = await openStore();
    const { signInBegins } = attemptsOn(store);
    await times(10, () => signInBegins(from("10.0.0.1")));
    const before = await store.read.selectFrom("signInAttempts").selectAll().orderBy("key").execute();
    for (let time = 0; time < 5; time += 1) expect(await refusal(signInBegins(from("10.0.0.1")))).not.toBeNull();
    expect(await store.read.selectFrom("signInAttempts").selectAll().orderBy("key").execute()).toEqual(before);
  });

  test("a success is not counted, and resets the pair", async () => {
    const { signInBegins, signInSucceeded } = attemptsOn(await openStore());
    await times(10, () => signInBegins(from("10.0.0.1")));
    await signInSucceeded(from("10.0.0.1"));
    await times(10, () => signInBegins(from("10.0.0.1")));
    expect(await refusal(signInBegins(from("10.0.0.1")))).not.toBeNull();
    await times(150, async () => {
      await signInBegins(from("10.0.0.2", "bob@example.org"));
      await signInSucceeded(from("10.0.0.2", "bob@example.org"));
    });
    expect(await refusal(signInBegins(from("10.0.0.3", "bob@example.org")))).toBeNull();
  });

  test("an attempt that failed without the student's fault is not counted", async () => {
    const { signInBegins, signInBroke } = attemptsOn(await openStore());
    await times(30, async () => {
      await signInBegins(from("10.0.0.1"));
      await signInBroke(from("10.0.0.1"));
    });
    expect(await refusal(signInBegins(from("10.0.0.1")))).toBeNull();
  });

  test("an attempt is given back once: giving it back again adds none", async () => {
    const { signInBegins, signInBroke } = attemptsOn(await openStore());
    await signInBegins(from("10.0.0.1"));
    await times(5, () => signInBroke(from("10.0.0.1")));
    await times(10, () => signInBegins(from("10.0.0.1")));
    expect(await refusal(signInBegins(from("10.0.0.1")))).not.toBeNull();
  });

  test("of 40 attempts at once exactly 10 are allowed", async () => {
    const { signInBegins } = attemptsOn(await openStore());
    const refusals = await Promise.all(Array.from({ length: 40 }, () => refusal(signInBegins(from("10.0.0.1")))));
    expect(refusals.filter((one) => one === null)).toHaveLength(10);
  });

  test("three classes can sign up from one address within an hour, and a thousand accounts cannot", async () => {
    const { signUpBegins, clock } = attemptsOn(await openStore());
    await times(signUpsPerAddress.most, () => signUpBegins("10.0.0.1"));
    expect(signUpsPerAddress.most).toBe(200);
    expect(await refusal(signUpBegins("10.0.0.1"))).toEqual({ code: "auth/too-many-sign-ups", retryAfterSeconds: 60 });
    expect(await refusal(signUpBegins("10.0.0.2"))).toBeNull();
    clock.forward(60 * MINUTE_MS);
    expect(await refusal(signUpBegins("10.0.0.1"))).toBeNull();
  });

  test("counts are deleted after an hour without an attempt, and contain no email", async () => {
    const store = await openStore();
    const { signInBegins, signUpBegins, clock } = attemptsOn(store);
    await signUpBegins("10.0.0.1");
    await times(10, () => signInBegins(from("10.0.0.1")));
    clock.forward(61 * MINUTE_MS);
    expect(await refusal(signInBegins(from("10.0.0.1")))).toBeNull();
    const kept = await store.read.selectFrom("signInAttempts").select(["key", "failures"]).orderBy("key").execute();
    expect(kept.map(({ failures }) => failures)).toEqual([1, 1, 1]);
    expect(JSON.stringify(kept)).not.toContain("ada");
  });

  test("with LIMITS=off nothing is counted", async () => {
    const store = await openStore();
    const { signInBegins, signUpBegins, confirmationBegins } = attemptsOn(store, false);
    await times(300, async () => {
      await signInBegins(from("10.0.0.1"));
      await signUpBegins("10.0.0.1");
      await confirmationBegins("ada");
    });
    expect(await store.read.selectFrom("signInAttempts").selectAll().execute()).toEqual([]);
  });

  test("over HTTP, after ten wrong logins the student's own device may sign in, and a stranger waits", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const signIn = (password: string, headers: Record<string, string> = {}) =>
      app.request("/api/auth/sign-in/email", json("POST", { email: ` ${ada.email.toUpperCase()}`, password }, headers));
    for (let time = 0; time < 10; time += 1) expect((await signIn("wrong, again")).status).toBe(401);
    const refused = await signIn(ada.password);
    expect([refused.status, refused.headers.get("Retry-After"), await codeIn(refused)]).toEqual([429, "30", "auth/too-many-requests"]);
    expect((await signIn(ada.password, { cookie: ada.cookie })).status).toBe(200);
    app.clock.forward(30_000);
    expect((await signIn(ada.password)).status).toBe(200);
  });
});
