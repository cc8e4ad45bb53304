import { expect, onTestFinished, test, vi } from "vitest";
import { loadPart } from "./load-part.ts";

function filesOfServer(lost: Set<string>) {
  const asked: string[] = [];
  const before = globalThis.fetch;
  onTestFinished(() => void (globalThis.fetch = before));
  globalThis.fetch = vi.fn<typeof fetch>(async (input) => {
    const address = input as string;
    asked.push(address);
    if (lost.has(address)) throw new TypeError("Failed to fetch");
    return new Response("export {};", { status: address.includes("old") ? 404 : 200 });
  });
  return asked;
}

const styleSheet = (address: string) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`);

test("a part is imported when all its files have arrived; after a failure only what is missing is asked for again", async () => {
  const lost = new Set(["/assets/shared-1.js"]);
  const asked = filesOfServer(lost);
  const importPart = vi.fn<() => Promise<string>>(async () => "the part");
  const files = ["assets/part-1.js", "assets/shared-1.js"];
  await expect(loadPart(importPart, files)).rejects.toThrow("Failed to fetch");
  expect(importPart).not.toHaveBeenCalled();
  lost.clear();
  expect(await loadPart(importPart, files)).toBe("the part");
  expect(asked).toEqual(["/assets/part-1.js", "/assets/shared-1.js", "/assets/shared-1.js"]);
  await loadPart(importPart, files);
  expect(asked).toHaveLength(3);
});

test("a file that the server does not have any more keeps its part from being imported, and is asked for again", async () => {
  const asked = filesOfServer(new Set());
  const importPart = vi.fn<() => Promise<void>>();
  for (const _try of [1, 2]) await expect(loadPart(importPart, ["assets/old-2.js"])).rejects.toThrow("404");
  expect(importPart).not.toHaveBeenCalled();
  expect(asked).toEqual(["/assets/old-2.js", "/assets/old-2.js"]);
});

test("what the page itself asks for is not fetched a second time", async () => {
  const asked = filesOfServer(new Set());
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/shared-3.js"><link rel="stylesheet" href="/assets/3.css">';
  await loadPart(async () => null, ["assets/part-3.js", "assets/shared-3.js", "assets/3.css"]);
  expect(asked).toEqual(["/assets/part-3.js"]);
});

test("with a service worker, which has all files, nothing is fetched for a look: an import begins at once", async () => {
  const asked = filesOfServer(new Set());
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await loadPart(async () => "the part", ["assets/part-5.js"])).toBe("the part");
  expect(asked).toEqual([]);
});

test("a style sheet that failed goes, and the next try asks for it again", async () => {
  filesOfServer(new Set());
  const importPart = vi.fn<() => Promise<string>>(async () => "the part");
  const failed = loadPart(importPart, ["assets/4.css"]);
  styleSheet("/assets/4.css")?.dispatchEvent(new Event("error"));
  await expect(failed).rejects.toThrow("style sheet");
  expect(styleSheet("/assets/4.css")).toBeNull();
  const loaded = loadPart(importPart, ["assets/4.css"]);
  styleSheet("/assets/4.css")?.dispatchEvent(new Event("load"));
  expect(await loaded).toBe("the part");
});
