import { hashPassword } from "better-auth/crypto";
import { expect, test } from "vitest";

import { createPasswords, owaspCost, type HashCost } from "./hashing.ts";

const quick: HashCost = { logN: 4, r: 8, p: 1 };

test("a hash names its parameters, matches its password alone, and is never the same twice", async () => {
  const { hash, verify } = createPasswords(quick);
  const kept = await hash("correct horse");
  expect(kept).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{86}$/);
  expect([await verify("correct horse", kept), await verify("correct horsf", kept)]).toEqual([true, false]);
  expect(await hash("correct horse")).not.toBe(kept);
});

test("accents may be typed composed or decomposed", async () => {
  const { hash, verify } = createPasswords(quick);
  expect(await verify("cafe\u0301!", await hash("caf\u00e9!"))).toBe(true);
});

test("a server hashes as OWASP recommends: 2^15 blocks, r 8, p 3", async () => {
  expect(owaspCost).toEqual({ logN: 15, r: 8, p: 3 });
  expect(await createPasswords().hash("correct horse")).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
});

test("a hash of an earlier version still matches, and has to be renewed", async () => {
  const { verify, isOutdated, hash } = createPasswords();
  const kept = await hashPassword("correct horse");
  expect(await verify("correct horse", kept)).toBe(true);
  expect(await verify("wrong", kept)).toBe(false);
  expect(isOutdated(kept)).toBe(true);
  expect(isOutdated(await hash("correct horse"))).toBe(false);
  expect(isOutdated(await createPasswords(quick).hash("x"))).toBe(true);
});

test("a hash that cannot be read is an error, not a wrong password", async () => {
  await expect(createPasswords(quick).verify("x", "plain text")).rejects.toThrow("cannot be read");
});

test("of 300 at once the last are told to retry, and the others are processed", async () => {
  const { hash } = createPasswords(quick);
  const results = await Promise.allSettled(Array.from({ length: 300 }, () => hash("correct horse")));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(300 - 202);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "request/too-many-at-once", status: 429 });
});

test("addresses take turns: many hashes that one of them wishes for keep no other waiting", async () => {
  const { turnOf, hash } = createPasswords(quick);
  const begun: string[] = [];
  const ask = (address: string) => turnOf(address, () => (begun.push(address), hash("correct horse")));
  await Promise.all([...Array.from({ length: 20 }, () => ask("many")), ask("one")]);
  expect(begun.indexOf("one")).toBe(3);
});
