import { hostileStrings } from "@recollect/domain/cards/hostile-strings.ts";
import { expect, test } from "../kit/test.ts";

const short = hostileStrings.filter(({ text }) => text.length <= 1_000);
const isOneLine = (text: string) => !/[\r\n]/.test(text);

test("hostile cards are shown as text, do nothing, and come back from the editor unchanged", async ({ page, student }) => {
  test.slow();
  const deck = await student.createDeck(
    "Hostile",
    hostileStrings.filter(({ text }) => text.trim() !== "").map(({ text }) => [text, text]),
  );
  await page.goto(`/${deck.id}`);
  for (let number = 1; number <= deck.cards.length; number++) {
    await expect(page.getByText(`Card ${number} of ${deck.cards.length}`, { exact: true })).toBeVisible();
    await page.keyboard.press("ArrowRight");
  }
  await page.goto(`/${deck.id}/edit`);
  await expect(page.getByLabel("Term of card 1", { exact: true })).toHaveValue(deck.cards[0]!.term);
  expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
  expect(new URL(page.url()).pathname).toBe(`/${deck.id}/edit`);
});

test("hostile titles are shown as text in the list, in the viewer and in the document's title", async ({ page, student }) => {
  const titles = short.map(({ text }) => text).filter((text) => isOneLine(text) && text.trim() !== "");
  for (const title of titles) await student.createDeck(title, [["a", "b"]], title);
  await page.goto("/decks");
  await expect(page.getByRole("heading", { level: 1, name: "My Decks" })).toBeVisible();
  const list = page.getByRole("list", { name: "Decks" });
  for (const title of titles.slice(-3)) await expect(list.getByText(title, { exact: true }).first()).toBeAttached();
  await list.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
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
  await expect(back.getByRole("deletion")).toHaveText("gone");
});

test("a hostile display name greets its owner as text", async ({ page, student }) => {
  const displayName = `"><img src=x onerror="globalThis.hacked = true">`;
  const saved = await page.request.patch(`/api/users/${student.uid}`, { data: { displayName } });
  expect(saved.ok()).toBe(true);
  await page.goto("/decks");
  await expect(page.getByText(displayName, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
});
