import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  globalThis.recollectCatalogue = undefined;
  vi.resetModules();
});

test("a moment and its time alone are written in the language of the page", async () => {
  globalThis.recollectCatalogue = { language: "de", messageOf: () => undefined, errorOf: () => undefined };
  vi.resetModules();
  const { momentText, timeText } = await import("./moment-text.ts");
  const evening = new Date(2026, 4, 20, 18, 4).getTime();
  expect([momentText(evening), timeText(evening)]).toEqual(["20.05.2026, 18:04", "18:04"]);
});
