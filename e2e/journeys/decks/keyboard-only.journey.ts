import { anEmail, aUsername, PASSWORD } from "../../kit/students/student.ts";
import { tabTo } from "../../kit/input/tab-to.ts";
import { expect, test } from "../../kit/test.ts";

test("a student without a mouse signs up, creates a deck, studies it and deletes it", async ({ page, watched }) => {
  watched.expectConsole(/404.*\/api\/usernames\//);
  await page.goto("/");
  await tabTo(page, page.getByRole("button", { name: "Get Started" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(anEmail());
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Welcome to Recollect!" });
  await tabTo(page, dialog.getByRole("radio", { name: "Pink" }));
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "Teal" })).toBeChecked();
  await tabTo(page, dialog.getByLabel("Display name"));
  await page.keyboard.type("Mira");
  await page.keyboard.press("Tab");
  await page.keyboard.type(aUsername());
  await expect(dialog.getByText("✓ Username is available")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await tabTo(page, page.getByRole("link", { name: "Create new deck" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Title"));
  await page.keyboard.type("By keyboard");
  await tabTo(page, page.getByLabel("Term of card 1", { exact: true }));
  await page.keyboard.type("up");
  await tabTo(page, page.getByLabel("Definition of card 1", { exact: true }));
  await page.keyboard.type("down");
  await tabTo(page, page.getByRole("button", { name: "Create", exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "By keyboard", level: 1 })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Back" })).toHaveText("down");

  await tabTo(page, page.getByRole("button", { name: "Deck menu" }));
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(menu.getByRole("menuitem", { name: "Delete deck" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Deck menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(menu.getByRole("menuitem", { name: "Delete deck" })).toBeFocused();
  await page.keyboard.press("Enter");
  const confirm = page.getByRole("alertdialog");
  await tabTo(page, confirm.getByRole("button", { name: "Delete deck" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/decks");
  await expect(page.getByText("No decks yet")).toBeVisible();
});

test("a dialog keeps the focus inside, and restores it", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Get Started" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the first Tab stop of every page skips the navigation", async ({ page, student }) => {
  await student.createDeck("Rivers");
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "Rivers" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Import", exact: true })).toBeFocused();
});
