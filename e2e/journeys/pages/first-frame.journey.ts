import type { Page } from "@playwright/test";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

/** Holds the page's scripts back until the returned function is called, all but the small one that runs before the first paint. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!before-paint-).*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Where the headline, the words below it, the buttons and the sample card stand. */
function places(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h1 + p, [data-opens-form], [aria-pressed]")]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ top }) => top < 700)
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
  );
}

for (const [language, headline, signUp] of [
  ["en", "Remember what you study.", "Get Started"],
  ["de", /./, /./],
] as const)
  test(`the landing page's top is there before its scripts, in ${language}, and they change nothing of it`, async ({ openBrowser }) => {
    const { page } = await openBrowser(undefined, { locale: language });
    const go = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1, name: headline });
    await expect(title).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const text = await title.textContent();
    if (language !== "en") expect(text).not.toBe("Remember what you study.");
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(3);

    // A tap is answered at once, and the form opens when it can.
    const button = page
      .locator('[data-opens-form="signup"]')
      .and(page.getByRole("button", { name: signUp }))
      .first();
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    go();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("tab", { selected: true })).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([text]);
    await expect(page.locator("main")).toHaveCount(1);
    await expect(page.locator("[data-frame]")).toHaveCount(0);
    expect(await places(page)).toEqual(before);
  });

test("a student sees the frame of the app, and nothing of the landing page", async ({ openBrowser }) => {
  const { page } = await openBrowser();
  await aStudent(page.request);
  await page.goto("/decks");
  await expect(page.getByRole("heading", { level: 1, name: "My Decks" })).toBeVisible();
  const go = await holdScripts(page);
  await page.goto("/decks", { waitUntil: "commit" });
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Remember what you study." })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Loading..." })).toBeVisible();
  go();
  await expect(page.getByRole("heading", { level: 1, name: "My Decks" })).toBeVisible();
});

test("without scripts the page still says what it is", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, { javaScriptEnabled: false });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Remember what you study." })).toBeVisible();
});
