import { speakPseudoLanguage } from "../../kit/browsers/pseudo-language.ts";
import { untranslatedTexts } from "../../kit/checks/words.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";

const screens = ["/decks", "/create-deck", "/progress", "/account", "/trash", "/import"];

test("a German browser gets German at once, and a choice of English stays", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, { locale: "de-DE" });
  const catalogues: string[] = [];
  page.on("request", (request) => /catalogue-/.test(request.url()) && catalogues.push(request.url()));
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Behalte, was du lernst.");
  expect(new Set(catalogues).size).toBe(1);
  await page.getByRole("button", { name: /Deutsch/ }).click();
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remember what you study.");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a language whose file does not load leaves the page in English, with a sentence and a button", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin, locale: "de-DE", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route(/catalogue-/, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByText("This page could not be loaded in your language, so it is in English.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remember what you study.");
  await page.unroute(/catalogue-/);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Behalte, was du lernst.");
  await context.close();
});

test("a language whose second file does not load leaves rare screens in English, with a sentence and a button", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, locale: "de-DE", serviceWorkers: "block" });
  const page = await context.newPage();
  await aStudent(page.request);
  await page.route(/messages-de/, (route) => route.abort());
  await page.goto("/trash");
  // At the same time: the sentence goes after ten seconds.
  await Promise.all([
    expect(page.getByText("Einige Seiten konnten nicht in deiner Sprache geladen werden", { exact: false })).toBeVisible(),
    expect(page.getByRole("heading", { level: 1 })).toHaveText("Papierkorb"),
    expect(page.getByText("A deck that you delete is kept here for 30 days.")).toBeVisible(),
  ]);
  await page.unroute(/messages-de/);
  await page.getByRole("button", { name: "Neu laden" }).click();
  await expect(page.getByText("Ein gelöschter Stapel bleibt hier 30 Tage.")).toBeVisible();
  await context.close();
});

for (const language of ["en-XA", "ar-XB"] as const) {
  test(`every word is a message, and nothing scrolls sideways, in ${language}`, async ({ page, student }) => {
    expect(student.uid).not.toBe("");
    await page.setViewportSize({ width: 360, height: 800 });
    await speakPseudoLanguage(page, language);
    const untranslated: Record<string, string[]> = {};
    for (const path of screens) {
      await page.goto(path);
      await expect(screenHeading(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBeLessThanOrEqual(360);
      untranslated[path] = await untranslatedTexts(page);
    }
    expect(untranslated).toEqual(Object.fromEntries(screens.map((path) => [path, []])));
  });
}
