import { expect, test } from "vitest";

import { createSignedTokens } from "./signed-tokens.ts";

const tokens = createSignedTokens(["the first secret", "an older secret"]);

test("a token is read back for its purpose alone", () => {
  const token = tokens.sign("stop", "ada, cards");
  expect(token).toMatch(/^[\w-]+\.[\w-]{32}$/);
  expect([tokens.read("stop", token), tokens.read("calendar", token)]).toEqual(["ada, cards", null]);
});

test("a token of an older secret stays valid, one of another server never is", () => {
  expect(tokens.read("stop", createSignedTokens(["an older secret"]).sign("stop", "ada"))).toBe("ada");
  expect(tokens.read("stop", createSignedTokens(["another secret"]).sign("stop", "ada"))).toBeNull();
});

test("nothing else is a token", () => {
  const token = tokens.sign("stop", "ada");
  const [part = "", signature = ""] = token.split(".");
  const forged = [
    "",
    ".",
    part,
    `${part}.`,
    `.${signature}`,
    `${part}.${signature}.`,
    `${part}.${signature.slice(1)}`,
    `${part}.${signature}x`,
    `${Buffer.from("bob").toString("base64url")}.${signature}`,
    `${part}.${"é".repeat(16)}`,
    "x".repeat(100_000),
  ];
  expect(forged.filter((one) => tokens.read("stop", one) !== null)).toEqual([]);
});
