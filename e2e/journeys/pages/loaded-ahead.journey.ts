import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/test.ts";

/** Holds the file that everything else waits for until all of these were requested; a page that requests one only later is never shown. */
async function holdReactUntil(page: Page, wanted: readonly RegExp[]): Promise<void> {
  const asked = wanted.map((name) => page.waitForRequest(name));
  await page.route(/\/assets\/react-.*\.js$/, async (route) => {
    await Promise.all(asked);
    await route.continue();
  });
}

test("for a returning student no file waits for another: everything for the address is requested at once", async ({ page, student }) => {
  const deck = await student.createDeck("Capitals");
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "Capitals", exact: true })).toBeVisible();

  const screens = [
    { path: "/decks", files: [/\/my-decks-tab-.*\.js$/], heading: "My Decks" },
    { path: "/decks?tab=library", files: [/\/library-tab-.*\.js$/], heading: "Library" },
    { path: `/${deck.id}`, files: [/\/deck-screen-.*\.js$/], heading: "Capitals" },
    { path: `/${deck.id}/learn/study`, files: [/\/study-screen-.*\.js$/], heading: "Capitals" },
    { path: `/${deck.id}/learn/test`, files: [/\/test-screen-.*\.js$/], heading: "Capitals" },
    { path: "/progress", files: [/\/progress-screen-.*\.js$/], heading: "Progress" },
  ];
  for (const { path, files, heading } of screens) {
    const tab = await page.context().newPage();
    await holdReactUntil(tab, [/\/student-.*\.js$/, /\/base-.*\.js$/, ...files]);
    await tab.goto(path);
    await expect(tab.getByRole("heading", { level: 1, name: heading }), path).toBeVisible();
    await tab.close();
  }
});

test("a visitor requests the landing page at once, and no files of students", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await holdReactUntil(page, [/\/landing-screen-.*\.js$/, /\/base-.*\.js$/]);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Get Started" }).first()).toBeVisible();
  expect(asked.filter((url) => /\/(?:student|query|my-decks-tab)-/.test(url))).toEqual([]);
});
