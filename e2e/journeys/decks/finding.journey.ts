import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } } as const;

const rivers = [
  ["Seine", "flows through Paris"],
  ["Danube", "flows through Vienna and Budapest"],
  ["Thames", "flows through London"],
] as const;

test("on a phone a search with a wrong letter finds a card in My Decks, and the deck opens at that card", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, phone);
  const student = await aStudent(page.request);
  await student.createDeck("Rivers of Europe", rivers);
  await student.createDeck("Chemistry", [["salt", "NaCl"]]);
  await page.goto("/decks");
  const field = page.getByPlaceholder("Search decks");

  await test.step("a card", async () => {
    await field.fill("budapset");
    const found = page.getByRole("region", { name: "Also found" });
    await expect(found.getByRole("link", { name: /Danube/ })).toBeVisible({ timeout: 30_000 });
    await expect(found.getByText("Budapest", { exact: true })).toBeVisible();
    await expectNoBarriers(page);
    await found.getByRole("link", { name: /Danube/ }).tap();
    await expect(page.getByText("Card 2 of 3", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(found.getByRole("link", { name: /Danube/ })).toBeVisible({ timeout: 30_000 });
  });

  await test.step("a title", async () => {
    await field.fill("chemestry");
    await expect(page.getByRole("region", { name: "Also found" }).getByRole("link", { name: "Chemistry", exact: true })).toBeVisible({
      timeout: 30_000,
    });
  });

  await test.step("nothing", async () => {
    await field.fill("zzzzzz");
    await expect(page.getByText("No decks found")).toBeVisible({ timeout: 30_000 });
  });
});

test("by keyboard alone the command menu finds a card of a saved deck of somebody else, until its author closes the deck", async ({
  openBrowser,
}) => {
  const { page: authorsPage } = await openBrowser();
  const author = await aStudent(authorsPage.request);
  const deck = await author.createDeck("Rivers of Europe", rivers);
  await author.setVisibility(deck.id, "Unlisted");
  const { page } = await openBrowser();
  const student = await aStudent(page.request);
  const saved = await page.request.put(`/api/users/${student.uid}/saved/${deck.id}`);
  expect(saved.ok()).toBe(true);
  await page.goto("/decks");
  await expect(page.getByRole("list", { name: "Decks of others" })).toBeVisible({ timeout: 30_000 });
  const field = page.getByRole("combobox", { name: "Find" });
  const chosen = page.getByRole("option", { selected: true });

  // The words of somebody else's deck are written soon after its save.
  await expect(async () => {
    const answer = await page.request.get(`/api/users/${student.uid}/search?text=budapset`);
    expect(JSON.stringify(await answer.json())).toContain("Danube");
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press("Control+k");
  await field.pressSequentially("budapset");
  await expect(chosen).toContainText("Danube", { timeout: 30_000 });
  await expectNoBarriers(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Card 2 of 3", { exact: true })).toBeVisible();

  await page.goto("/decks");
  await expect(page.getByRole("list", { name: "Decks of others" })).toBeVisible({ timeout: 30_000 });
  await author.setVisibility(deck.id, "Private");
  await page.keyboard.press("Control+k");
  await field.pressSequentially("budapset");
  await expect(page.getByText("Nothing found. Try another word.")).toBeVisible({ timeout: 30_000 });
});
