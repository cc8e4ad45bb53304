import { Hono } from "hono";
import { expect, test } from "vitest";

import { codeIn } from "../../../test/signed-up.ts";
import { silent } from "../../process/log/log.ts";
import { answerError } from "../errors.ts";
import type { SignedIn } from "../viewer.ts";
import { limitHourly } from "./hourly-limit.ts";

function anApp({ limits = true } = {}) {
  let now = 1_000_000;
  const waiting: (() => void)[] = [];
  const begun: string[] = [];
  const app = new Hono<SignedIn>()
    .use(async (c, next) => {
      c.set("viewer", { uid: c.req.header("uid") ?? "ada" } as SignedIn["Variables"]["viewer"]);
      await next();
    })
    .get("/work", limitHourly({ clock: () => now, limits }, { most: 3, windowMs: 60_000 }), async (c) => {
      begun.push(c.var.viewer.uid);
      if (c.req.query("slow") !== undefined) await new Promise<void>((done) => waiting.push(done));
      if (c.req.query("broken") !== undefined) throw new Error("broken");
      return c.text("done");
    });
  app.onError(answerError(silent));
  const ask = async (query = "", uid = "ada") => app.request(`/work${query}`, { headers: { uid } });
  return { ask, begun: () => [...begun], pass: (ms: number) => void (now += ms), end: () => waiting.splice(0).forEach((done) => done()) };
}

test("a student asks three times a minute, then waits as long as is said; others do not", async () => {
  const { ask, pass } = anApp();
  for (let asked = 0; asked < 3; asked += 1) expect((await ask()).status).toBe(200);
  pass(20_000);
  const refused = await ask();
  expect([refused.status, refused.headers.get("Retry-After"), await codeIn(refused)]).toEqual([429, "40", "api/rate-limit"]);
  expect((await ask("", "bob")).status).toBe(200);
  pass(40_000);
  expect((await ask()).status).toBe(200);
});

test("a student's requests are answered one after the other, and one that fails counts and is over", async () => {
  const { ask, end, begun } = anApp();
  const first = ask("?slow");
  const second = ask("?broken");
  expect((await ask("", "bob")).status).toBe(200);
  expect(begun()).toEqual(["ada", "bob"]);
  end();
  expect([(await first).status, (await second).status]).toEqual([200, 500]);
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test("with LIMITS=off nothing is counted", async () => {
  const { ask } = anApp({ limits: false });
  for (let asked = 0; asked < 5; asked += 1) expect((await ask()).status).toBe(200);
});
