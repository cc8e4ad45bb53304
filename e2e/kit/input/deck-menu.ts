import { expect, type Page } from "@playwright/test";

/** Chooses an item of the deck viewer's '...' menu. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Deck menu" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Changes the visibility of the current deck, and waits until the server has acknowledged it. */
export async function changeVisibility(page: Page, to: "Public" | "Private" | "Unlisted"): Promise<void> {
  await choose(page, "Change visibility");
  const dialog = page.getByRole("dialog", { name: "Change visibility" });
  await dialog.getByRole("combobox", { name: "Visibility" }).selectOption(to);
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("alert")).toBeHidden();
}
