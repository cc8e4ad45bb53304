import { expect, test } from "vitest";
import { asItsOwn, endFakeServer, expectNoSurprises, fakeServer, later } from "./fake-server.ts";

test("a request that no route expects fails the test", async () => {
  fakeServer({ "GET /api/known": {} });
  await fetch("/api/known");
  expect(expectNoSurprises).not.toThrow();
  expect((await fetch("/api/unknown")).status).toBe(404);
  expect(expectNoSurprises).toThrow("GET /api/unknown");
});

test("a request after the end of a test is not answered, and fails none", async () => {
  const { requests } = fakeServer({});
  endFakeServer();
  const leaving = new AbortController();
  const asked = fetch("/api/late", { signal: leaving.signal });
  leaving.abort();
  await expect(asked).rejects.toThrow("aborted");
  expect(requests).toEqual([]);
  expect(expectNoSurprises).not.toThrow();
});

test("a late request of an earlier test, such as a retry after a second, fails none either", async () => {
  const second = later<void>();
  let tried: Promise<Response> | undefined;
  await asItsOwn(async () => void (tried = second.reply.then(() => fetch("/api/again"))));
  fakeServer({});
  second.give();
  expect((await tried)?.status).toBe(404);
  expect(expectNoSurprises).not.toThrow();
});
