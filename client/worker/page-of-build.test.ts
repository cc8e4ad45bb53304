import { expect, test } from "vitest";
import { isPageOf } from "./page-of-build.ts";

const entry = "/assets/index-Ab12cd3.js";
const page = `<!doctype html><html data-brand="Recollect"><script type="module" crossorigin src="${entry}"></script></html>`;

function aReply(body: string, init: ResponseInit = {}): Response {
  return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" }, ...init });
}

test("the server's page of the same build is kept, and can be read afterwards", async () => {
  const reply = aReply(page);
  expect(await isPageOf(entry, reply)).toBe(true);
  expect(await reply.text()).toBe(page);
});

test.each([
  ["a newer build's page", aReply(page.replace("Ab12cd3", "Zz98xy7"))],
  ["a page that only names the script in its text", aReply(`<p>${entry}</p>`)],
  ["the sign-in page of a public network", aReply("<html>Please accept our terms</html>")],
  ["an error", aReply(page, { status: 503 })],
  ["what is no page", aReply(page, { headers: { "content-type": "text/plain" } })],
  ["a reply without a type", new Response(new TextEncoder().encode(page))],
])("%s is not kept", async (_what, reply) => {
  expect(await isPageOf(entry, reply)).toBe(false);
});

test("a redirected reply is not kept: browsers refuse it for a navigation", async () => {
  const reply = Object.defineProperty(aReply(page), "redirected", { value: true });
  expect(await isPageOf(entry, reply)).toBe(false);
});
