import { expect, test } from "vitest";

import { readConfig } from "../process/settings/config.ts";
import { silent } from "../process/log/log.ts";
import { createExaminer } from "./create-examiner.ts";
import { examinerSettings, isReady } from "./examiner-settings.ts";

const local = "http://localhost:11434/v1";
const hosted = { kind: "chat", baseUrl: "https://openrouter.ai/api/v1", model: "meta-llama/llama-3.2-3b-instruct:free" } as const;

test.each([
  [{}, { kind: "builtin" }],
  [{ AI_MODEL: "small" }, { kind: "builtin" }],
  [{ EXAMINER: "builtin", AI_API_KEY: "k" }, { kind: "builtin" }],
  [{ AI_API_KEY: "k" }, { ...hosted, apiKey: "k" }],
  [
    { AI_BASE_URL: local, AI_MODEL: "small" },
    { kind: "chat", baseUrl: local, model: "small", apiKey: null },
  ],
  [{ EXAMINER: "chat" }, { ...hosted, apiKey: null }],
])("%j means %j", (environment, settings) => {
  expect(examinerSettings(readConfig(environment))).toEqual(settings);
});

test("the hosted router needs a key, a self-hosted service does not", () => {
  expect(isReady({ ...hosted, apiKey: null })).toBe(false);
  expect(isReady({ ...hosted, apiKey: "k" })).toBe(true);
  expect(isReady({ ...hosted, baseUrl: local, apiKey: null })).toBe(true);
});

test("the chooser has the model's name, or says that feedback is built in", () => {
  const named = (environment: Record<string, string>) => createExaminer(readConfig(environment), silent).name;
  expect(named({})).toBe("Built-in feedback");
  expect(named({ AI_BASE_URL: local, AI_MODEL: "small" })).toBe("small");
});

test("a chat examiner without a key fails with its first use", async () => {
  const examiner = createExaminer(readConfig({ EXAMINER: "chat" }), silent);
  const { signal } = new AbortController();
  const card = { id: "1", term: "France", definition: "Paris" };
  const missing = expect.objectContaining({
    code: "api/config-missing",
    message: "The AI examiner is switched on, but it has no key. Please tell the people who run this site.",
  });
  await expect(
    examiner.multipleChoice({ cards: [card], otherCards: [], seed: "s" }, { sender: "ada", signal, onProgress: () => {} }),
  ).rejects.toEqual(missing);
  await expect(examiner.evaluate({ ...card, answer: "Paris", deck: [card] }, { sender: "ada", signal })).rejects.toEqual(missing);
});
