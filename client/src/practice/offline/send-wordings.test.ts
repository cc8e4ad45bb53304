import "fake-indexeddb/auto";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, expect, test } from "vitest";
import { wordingsToSend } from "./marks-to-check.ts";
import { sendWordings } from "./send-wordings.ts";

const keep = (cardId: string, uid = "mira") => wordingsToSend.add(uid, { deckId: 7, cardId, answer: "Lutetia" });
const left = async (uid = "mira") => (await wordingsToSend.all(uid)).map(([, { cardId }]) => cardId);

afterEach(async () => {
  for (const uid of ["mira", "ada"]) await wordingsToSend.forget(uid);
});

test("each wording is sent once, and another student's stays", async () => {
  await keep("a");
  await keep("a");
  await keep("b");
  await keep("c", "ada");
  const sent: string[] = [];
  expect(await sendWordings("mira", async ({ cardId }) => void sent.push(cardId))).toBe(true);
  expect([sent, await left(), await left("ada")]).toEqual([["a", "b"], [], ["c"]]);
});

test.each(["database/network-error", "auth/required", "api/rate-limit", "api/service-unavailable"] as const)(
  "a failure that passes keeps the rest for the next time: %s",
  async (code) => {
    await keep("a");
    await keep("b");
    expect(await sendWordings("mira", () => Promise.reject(new AppError(code)))).toBe(false);
    expect(await left()).toEqual(["a", "b"]);
  },
);

test.each(["practice/card-not-found", "deck/not-found", "practice/too-many-wordings"] as const)(
  "what the server refuses for good is dropped, and the next one is sent: %s",
  async (code) => {
    await keep("a");
    await keep("b");
    const refuse = async ({ cardId }: { cardId: string }) => {
      if (cardId === "a") throw new AppError(code);
    };
    expect(await sendWordings("mira", refuse)).toBe(true);
    expect(await left()).toEqual([]);
  },
);
