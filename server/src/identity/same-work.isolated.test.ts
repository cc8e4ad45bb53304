import { scrypt } from "node:crypto";

import { beforeEach, expect, test, vi } from "vitest";

import { anApp, type TestApp } from "../../test/an-app.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { json, signedUp } from "../../test/signed-up.ts";

vi.mock(import("node:crypto"), async (original) => {
  const real = await original();
  return { ...real, scrypt: vi.fn<typeof real.scrypt>(real.scrypt) as unknown as typeof real.scrypt };
});

const site = { config: { publicUrl: "https://cards.example.org", mail: { smtpUrl: "smtp://localhost", from: null } } };
const rounds = 9;

/** The cost of one request: the number of hashes, and ms. */
type Work = { status: number; hashes: number; ms: number };

async function workOf(app: TestApp, path: string, body: unknown): Promise<Work> {
  vi.mocked(scrypt).mockClear();
  const begin = performance.now();
  const { status } = await app.request(`/api/auth/${path}`, json("POST", body));
  return { status, hashes: vi.mocked(scrypt).mock.calls.length, ms: performance.now() - begin };
}

/** Requests with and without an account alternate, so that other load on the machine affects both. */
async function compared(app: TestApp, path: string, bodyOf: (email: string) => unknown): Promise<{ known: Work[]; unknown: Work[] }> {
  const [known, unknown]: [Work[], Work[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const { email } = await signedUp(app.request);
    known.push(await workOf(app, path, bodyOf(email)));
    unknown.push(await workOf(app, path, bodyOf(`nobody-${round}@example.org`)));
  }
  return { known, unknown };
}

function expectAlike({ known, unknown }: { known: Work[]; unknown: Work[] }): void {
  const told = ({ status, hashes }: Work) => `${status}, ${hashes} hashes`;
  expect(new Set(unknown.map(told))).toEqual(new Set(known.map(told)));
  // Load on the machine affects many requests, but rarely all.
  const quickest = (work: Work[]) => Math.min(...work.map(({ ms }) => ms));
  const [one, other] = [quickest(known), quickest(unknown)];
  expect(Math.abs(one - other), `${one} ms and ${other} ms`).toBeLessThan(25);
}

describeEachDatabase("whether an address has an account", (openStore) => {
  beforeEach(() => void vi.mocked(scrypt).mockClear());

  test("is not revealed by the time of a sign-in with a wrong password: both hash once", async () => {
    const app = anApp(await openStore(), { config: { limits: false } });
    const work = await compared(app, "sign-in/email", (email) => ({ email, password: "not the password" }));
    expect(work.known[0]).toMatchObject({ status: 401, hashes: 1 });
    expectAlike(work);
  });

  test("is not revealed by the time of a request for a new password, which hashes nothing and waits for no mail", async () => {
    const app = anApp(await openStore(), { config: { ...site.config, limits: false } });
    const work = await compared(app, "request-password-reset", (email) => ({ email }));
    expect(work.known[0]).toMatchObject({ status: 200, hashes: 0 });
    expectAlike(work);
  });

  test("is revealed by a sign-up, as the form requires, but only after its password is checked", async () => {
    const app = anApp(await openStore(), { config: { limits: false } });
    const { email } = await signedUp(app.request);
    expect((await workOf(app, "sign-up/email", { email, password: "123456" })).status).toBe(422);
    expect((await workOf(app, "sign-up/email", { email, password: "a password of some length" })).status).toBe(409);
  });
});
