import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync } from "node:zlib";

import { expect, test, vi } from "vitest";

import { anApp } from "../../../test/an-app.ts";
import { aDeck } from "../../../test/a-deck.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import type { LogLine } from "../../process/log/log.ts";
import { clientFile } from "./client-files.ts";
import { createDeckPages, type DeckWords } from "./deck-pages.ts";

const source = readFileSync(new URL("../../../../client/index.html", import.meta.url), "utf8")
  .replaceAll("%BRAND%", "Recollect")
  .replaceAll("%ORIGIN%", "https://cards.school.example");
const index = clientFile("/index.html", Buffer.from(source));
const files = new Map([["/index.html", index]]);

/** The values of the page's `og:` tags. */
const tagsIn = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/property="og:(\w+)" content="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value] as const),
  );

const usual = {
  title: "Recollect: flashcards that make learning stick",
  type: "website",
  image: "https://cards.school.example/icon-512.png",
};

describeEachDatabase("the page of a deck's link", (openStore) => {
  async function opened() {
    const app = anApp(await openStore(), { files });
    const ada = await app.aStudent();
    async function deck(visibility: string, words: Partial<DeckWords> = {}) {
      const reply = await ada.send("POST", `/api/users/${ada.uid}/decks`, aDeck({ title: "Bones", description: "", ...words }));
      const { id } = (await reply.json()) as { id: number };
      await ada.send("PUT", `/api/users/${ada.uid}/decks/${id}/visibility`, { visibility });
      return id;
    }
    const page = async (path: string) => (await app.request(path)).text();
    return { app, ada, deck, page };
  }

  test("has the title and the description of a Public deck, beside everything else of the client's page", async () => {
    const { deck, page } = await opened();
    const id = await deck("Public", { title: "Bones of the hand", description: "All 27,\nwith pictures" });
    const text = await page(`/${id}`);
    expect(tagsIn(text)).toEqual({ ...usual, title: "Bones of the hand - Recollect", description: "All 27, with pictures" });
    expect(text.replace(/\s*<meta property="og:(title|description)".*?>/g, "")).toBe(
      source.replace(/\s*<meta property="og:title".*?>/, ""),
    );
  });

  test("may be listed by search engines for a Public deck and for every page without a deck", async () => {
    const { app, deck } = await opened();
    for (const path of [`/${await deck("Public")}`, "/", "/library"])
      expect((await app.request(path)).headers.get("X-Robots-Tag"), path).toBe(null);
  });

  test("has no description where the deck has none", async () => {
    const { deck, page } = await opened();
    expect(tagsIn(await page(`/${await deck("Public")}`))).toEqual({ ...usual, title: "Bones - Recollect" });
  });

  test("says nothing of a deck that is Private or Unlisted, in the trash, or not there: the reply is the same to the byte", async () => {
    const { app, ada, deck } = await opened();
    const trashed = await deck("Public");
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${trashed}`);
    for (const id of [await deck("Private"), await deck("Unlisted"), trashed, 1_700_000_000_000]) {
      const reply = await app.request(`/${id}`, { headers: { cookie: ada.cookie } });
      const [tag, robots] = [reply.headers.get("ETag"), reply.headers.get("X-Robots-Tag")];
      expect([reply.status, tag, robots, await reply.text()]).toEqual([200, index.tag, "noindex", source]);
    }
  });

  test("follows the deck: a new title, and nothing any more once it is Private", async () => {
    const { ada, app, deck, page } = await opened();
    const id = await deck("Public");
    const before = await app.request(`/${id}`);
    const path = `/api/users/${ada.uid}/decks/${id}`;
    await ada.send("PUT", path, aDeck({ title: "Muscles" }), { "If-Match": '"1"' });
    const after = await app.request(`/${id}`, { headers: { "if-none-match": before.headers.get("ETag") ?? "" } });
    expect([after.status, tagsIn(await after.text())["title"]]).toEqual([200, "Muscles - Recollect"]);
    const again = await app.request(`/${id}`, { headers: { "if-none-match": after.headers.get("ETag") ?? "" } });
    expect(again.status).toBe(304);
    await ada.send("PUT", `${path}/visibility`, { visibility: "Private" });
    expect(await page(`/${id}`)).toBe(source);
  });

  test("is compressed as the client's page is", async () => {
    const { app, deck } = await opened();
    const reply = await app.request(`/${await deck("Public")}`, { headers: { "accept-encoding": "gzip" } });
    expect(reply.headers.get("Content-Encoding")).toBe("gzip");
    expect(tagsIn(gunzipSync(Buffer.from(await reply.arrayBuffer())).toString("utf8"))["title"]).toBe("Bones - Recollect");
  });

  test.each([
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ['" onload="x', "&quot; onload=&quot;x"],
    ["$& $1 $$ & 'a'", "$&amp; $1 $$ &amp; &#39;a&#39;"],
    ["two\nlines", "two lines"],
    ["日本語 😀 עברית", "日本語 😀 עברית"],
  ])("has the title %j as text", async (title, escaped) => {
    const { deck, page } = await opened();
    expect(tagsIn(await page(`/${await deck("Public", { title })}`))["title"]).toBe(`${escaped} - Recollect`);
  });
});

const lines: LogLine[] = [];
const pagesWith = (find: (id: number) => Promise<DeckWords | null>) =>
  createDeckPages({ brand: "B", find, log: (line) => void lines.push(line), patienceMs: 50 });

test("no other address asks the database", async () => {
  const find = vi.fn<(id: number) => Promise<DeckWords | null>>().mockResolvedValue(null);
  const pages = pagesWith(find);
  for (const path of ["/", "/decks", "/12/edit", "/012", "/1e3", "/-1", "/12345678901234567890", "/users/12"])
    expect(await pages(index, path)).toEqual({ file: index, isUnlisted: false });
  expect(find).not.toHaveBeenCalled();
});

test("the page does not wait for a database that is slow, and is there without one", async () => {
  const slow = pagesWith(async () => {
    await pause(5000, null, { ref: false });
    return { title: "Late", description: "" };
  });
  const asItIs = { file: index, isUnlisted: false };
  expect(await slow(index, "/1700000000000")).toEqual(asItIs);
  expect(await pagesWith(() => Promise.reject(new Error("the database is away")))(index, "/1700000000000")).toEqual(asItIs);
  expect(lines).toMatchObject([{ level: "warn" }]);
});

test("of many at once a few are looked up, and the others get the client's page", async () => {
  const going = Promise.withResolvers<null>();
  const find = vi.fn<(id: number) => Promise<DeckWords | null>>().mockReturnValue(going.promise);
  const pages = pagesWith(find);
  const replies = Promise.all(Array.from({ length: 100 }, (_, at) => pages(index, `/${1_700_000_000_000 + at}`)));
  expect(find.mock.calls.length).toBeLessThan(30);
  going.resolve(null);
  expect(new Set((await replies).map(({ file }) => file))).toEqual(new Set([index]));
});

test("a long description is shortened", async () => {
  const { file: page } = await pagesWith(async () => ({ title: "T", description: "word ".repeat(1000) }))(index, "/1700000000000");
  const { description = "" } = tagsIn(Buffer.from(page.bytes).toString("utf8"));
  expect([description.length <= 300, description.endsWith("word…")]).toEqual([true, true]);
});
