import { expect, test } from "vitest";

import { describeServerOnSqlite } from "./attacked.ts";

// The turns of hashing are the process's.
describeServerOnSqlite("hundreds of passwords", (aTarget) => {
  test("from one address don't delay students of other addresses for long", async () => {
    // A hash has its real cost here.
    const { server, attacker } = await aTarget({ TRUST_PROXY: "1", NODE_OPTIONS: "" });
    const signIn = (address: string, email: string, password: string) =>
      server.request("/api/auth/sign-in/email", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify({ email, password }),
      });
    let answered = 0;
    const flood = Array.from({ length: 260 }, async (_, at) => {
      const { status } = await signIn("10.0.0.1", `unknown-${at}@example.org`, "correct horse").catch(() => ({ status: 0 }));
      if (status === 401) answered += 1;
      return status;
    });
    // All of them were received once the first is refused because the queue is full.
    expect(await Promise.race(flood.map((one) => one.then((status) => (status === 429 ? status : new Promise(() => {})))))).toBe(429);
    const before = answered;
    expect((await signIn("10.0.0.2", attacker.email, attacker.password)).status).toBe(200);
    expect(answered - before).toBeLessThan(30);
    await server.stop("SIGKILL");
    await Promise.all(flood);
  });
});
