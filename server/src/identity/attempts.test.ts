import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { aClock } from "../../test/a-clock.ts";
import { anApp } from "../../test/an-app.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { codeIn, json } from "../../test/signed-up.ts";
import type { Store } from "../store/store.ts";
import { createAttempts, failuresPerAccount, failuresPerAddress, signUpsPerAddress } from "./attempts.ts";

const MINUTE_MS = 60_000;

function attemptsOn(store: Store, limits = true) {
  const clock = aClock();
  return { clock, ...createAttempts({ store, clock: clock.now, limits }) };
}

/** The code it was refused with, and after how many seconds to come again; null when it may go on. */
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

describeEachDatabase("attempts", (openStore) => {
  test("an account may fail 10 times in 15 minutes, from wherever", async () => {
    const { signInBegins, clock } = attemptsOn(await openStore());
    await times(10, (index) => signInBegins("ada@example.org", `10.0.0.${index}`));
    const refused = await refusal(signInBegins("ada@example.org", "10.0.1.1"));
    expect(refused?.code).toBe("auth/too-many-requests");
    expect(refused?.retryAfterSeconds).toBeGreaterThan(890);
    expect(refused?.retryAfterSeconds).toBeLessThanOrEqual(900);
    expect(await refusal(signInBegins("bob@example.org", "10.0.0.1"))).toBeNull();

    clock.forward(14 * MINUTE_MS);
    expect((await refusal(signInBegins("ada@example.org", "10.0.1.1")))?.retryAfterSeconds).toBeLessThanOrEqual(60);
    clock.forward(MINUTE_MS);
    expect(await refusal(signInBegins("ada@example.org", "10.0.1.1"))).toBeNull();
  });

  test("an address may fail 100 times in 15 minutes, over all accounts", async () => {
    const { signInBegins } = attemptsOn(await openStore());
    await times(failuresPerAddress.most, (index) => signInBegins(`student${index}@example.org`, "10.0.0.1"));
    expect((await refusal(signInBegins("another@example.org", "10.0.0.1")))?.code).toBe("auth/too-many-requests");
    expect(await refusal(signInBegins("another@example.org", "10.0.0.2"))).toBeNull();
  });

  test("a try that is refused because of its address is not counted against its account", async () => {
    const { signInBegins } = attemptsOn(await openStore());
    await times(failuresPerAddress.most, (index) => signInBegins(`student${index}@example.org`, "10.0.0.1"));
    for (let time = 0; time < 15; time += 1) expect(await refusal(signInBegins("ada@example.org", "10.0.0.1"))).not.toBeNull();
    expect(await refusal(signInBegins("ada@example.org", "10.0.0.2"))).toBeNull();
  });

  test("success counts nothing, and the account starts afresh", async () => {
    const { signInBegins, signInSucceeded } = attemptsOn(await openStore());
    await times(9, () => signInBegins("ada@example.org", "10.0.0.1"));
    await signInBegins("ada@example.org", "10.0.0.1");
    await signInSucceeded("ada@example.org", "10.0.0.1");
    await times(failuresPerAccount.most, () => signInBegins("ada@example.org", "10.0.0.1"));
    expect(await refusal(signInBegins("ada@example.org", "10.0.0.1"))).not.toBeNull();

    await times(failuresPerAddress.most + 5, async () => {
      await signInBegins("bob@example.org", "10.0.0.2");
      await signInSucceeded("bob@example.org", "10.0.0.2");
    });
    expect(await refusal(signInBegins("cleo@example.org", "10.0.0.2"))).toBeNull();
  });

  test("a try that broke through no fault of the student is not counted", async () => {
    const { signInBegins, signInBroke } = attemptsOn(await openStore());
    await times(30, async () => {
      await signInBegins("ada@example.org", "10.0.0.1");
      await signInBroke("ada@example.org", "10.0.0.1");
    });
    expect(await refusal(signInBegins("ada@example.org", "10.0.0.1"))).toBeNull();
  });

  test("of 40 tries at once exactly 10 go on", async () => {
    const { signInBegins } = attemptsOn(await openStore());
    const refusals = await Promise.all(Array.from({ length: 40 }, () => refusal(signInBegins("ada@example.org", "10.0.0.1"))));
    expect(refusals.filter((one) => one === null)).toHaveLength(10);
  });

  test("three classes can sign up from one address within an hour, and a thousand accounts cannot", async () => {
    const { signUpBegins, clock } = attemptsOn(await openStore());
    await times(signUpsPerAddress.most, () => signUpBegins("10.0.0.1"));
    expect(signUpsPerAddress.most).toBe(200);
    expect((await refusal(signUpBegins("10.0.0.1")))?.code).toBe("auth/too-many-sign-ups");
    expect(await refusal(signUpBegins("10.0.0.2"))).toBeNull();
    clock.forward(60 * MINUTE_MS);
    expect(await refusal(signUpBegins("10.0.0.1"))).toBeNull();
  });

  test("counts whose time is over are thrown away", async () => {
    const store = await openStore();
    const { signInBegins, signUpBegins, clock } = attemptsOn(store);
    await signUpBegins("10.0.0.1");
    await signInBegins("ada@example.org", "10.0.0.1");
    clock.forward(61 * MINUTE_MS);
    await signInBegins("bob@example.org", "10.0.0.2");
    const kept = await store.read.selectFrom("signInAttempts").select("key").orderBy("key").execute();
    expect(kept.map(({ key }) => key)).toEqual(["account bob@example.org", "address 10.0.0.2"]);
  });

  test("with LIMITS=off nothing is counted", async () => {
    const store = await openStore();
    const { signInBegins, signUpBegins } = attemptsOn(store, false);
    await times(300, async () => {
      await signInBegins("ada@example.org", "10.0.0.1");
      await signUpBegins("10.0.0.1");
    });
    expect(await store.read.selectFrom("signInAttempts").selectAll().execute()).toEqual([]);
  });

  test("over HTTP, the eleventh try is told when to come again, even with the right password", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const signIn = (password: string, email = ada.email) => app.request("/api/auth/sign-in/email", json("POST", { email, password }));
    for (let time = 0; time < 10; time += 1) expect((await signIn("wrong, again")).status).toBe(401);
    const refused = await signIn(ada.password, ` ${ada.email.toUpperCase()}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect(await codeIn(refused)).toBe("auth/too-many-requests");

    app.clock.forward(15 * MINUTE_MS);
    expect((await signIn(ada.password)).status).toBe(200);
  });
});
