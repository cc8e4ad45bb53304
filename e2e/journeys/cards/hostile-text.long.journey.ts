import type { Page } from "@playwright/test";
import { plainText } from "@recollect/domain/cards/text/format.ts";
import { hostileStrings } from "@recollect/domain/test/hostile-strings.ts";
import { dataProblem } from "@recollect/domain/data-rules.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "../../kit/test.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";

/** Those that the server stores; it refuses NUL and halves of pairs, which its own tests check. */
const storable = hostileStrings.map(({ text }) => text).filter((text) => text.trim() !== "" && dataProblem(text) === null);

const wasHacked = (page: Page) => page.evaluate(() => "hacked" in globalThis);

test("hostile cards are shown as text, do nothing, and are unchanged by the editor", async ({ page, student }) => {
  test.slow();
  expect(storable.length).toBeGreaterThan(50);
  const deck = await student.createDeck(
    "Hostile",
    storable.map((text) => [text, text]),
  );
  await page.goto(`/${deck.id}`);
  for (const [index, text] of storable.entries()) {
    await expect(page.getByText(`Card ${index + 1} of ${storable.length}`, { exact: true })).toBeVisible();
    const front = page.getByRole("group", { name: "Front" });
    await expect(front.locator("[aria-busy]")).toHaveCount(0);
    const all = front.getByRole("button", { name: "Show all" });
    if ((await all.count()) > 0) await all.click();
    await expect(front.locator("[aria-busy]")).toHaveCount(0);
    const shown = await front.evaluate((face) => face.textContent);
    expect(shown).toBe(plainText(text));
    await page.keyboard.press("ArrowRight");
  }
  await page.goto(`/${deck.id}/edit`);
  await page.getByLabel("Title").fill("Still hostile");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { name: "Still hostile", level: 1 })).toBeVisible();
  const saved = await page.request.get(`/api/users/${student.uid}/decks/${deck.id}`);
  expect((await saved.json()).cards).toEqual(deck.cards);
  expect(await wasHacked(page)).toBe(false);
});

test("hostile titles and descriptions are shown as text in the list and in the viewer", async ({ page, student }) => {
  const titles = storable.filter((text) => text.length <= DECK.titleMaxLength && !/[\r\n]/.test(text));
  for (const title of titles) await student.createDeck(title, [["a", "b"]], title);
  await page.goto("/decks");
  const headings = page.getByRole("list", { name: "Decks" }).getByRole("heading");
  await expect(headings.first()).toBeVisible();
  const shown = await headings.evaluateAll((elements) => elements.map((element) => element.textContent));
  expect(titles.map((title) => title.trim())).toEqual(expect.arrayContaining(shown.map((title) => title.trim())));
  await page.getByRole("list", { name: "Decks" }).getByRole("link").first().click();
  await expect(screenHeading(page)).toBeVisible();
  expect(await wasHacked(page)).toBe(false);
});

test("formatting marks become elements, and nothing else does", async ({ page, student }) => {
  const deck = await student.createDeck("Marks", [["**bold** <b>no</b> `x<y`", "*it* __under__ ~~gone~~ \\*plain\\*"]]);
  await page.goto(`/${deck.id}`);
  const front = page.getByRole("group", { name: "Front" });
  await expect(front).toHaveText("bold <b>no</b> x<y");
  await expect(front.getByRole("strong")).toHaveText("bold");
  await expect(front.getByRole("code")).toHaveText("x<y");
  await page.keyboard.press("Space");
  const back = page.getByRole("group", { name: "Back" });
  await expect(back).toHaveText("it under gone *plain*");
  await expect(back.getByRole("emphasis")).toHaveText("it");
  await expect(back.locator("s")).toHaveText("gone");
});

test("a hostile display name is shown as text to its owner", async ({ page, student }) => {
  const displayName = `"><img src=x onerror="globalThis.hacked = true">`;
  const saved = await page.request.patch(`/api/users/${student.uid}`, { data: { displayName } });
  expect(saved.ok()).toBe(true);
  await page.goto("/decks");
  await expect(page.getByText(displayName, { exact: true })).toBeVisible();
  expect(await wasHacked(page)).toBe(false);
});
