import { expect, type Page } from "@playwright/test";
import { tabTo } from "./tab-to.ts";

/** Opens the deck viewer's '...' menu without a mouse; in it, as in a dropdown, the first letters choose. */
export async function chooseByKey(page: Page, item: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name: "Deck menu" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.type(item.slice(0, 3));
  await expect(page.getByRole("menuitem", { name: item })).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Changes the visibility of the current deck; `letters` are the beginning of the choice. */
export async function changeVisibilityByKey(page: Page, letters: string, visibility: string): Promise<void> {
  await chooseByKey(page, "Change visibility");
  const dialog = page.getByRole("dialog", { name: "Change visibility" });
  await tabTo(page, dialog.getByRole("combobox", { name: "Visibility" }));
  await page.keyboard.type(letters);
  await expect(dialog.getByRole("combobox", { name: "Visibility" })).toHaveValue(visibility);
  await tabTo(page, dialog.getByRole("button", { name: "OK" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}
