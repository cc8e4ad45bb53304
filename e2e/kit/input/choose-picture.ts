import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { inProject } from "../../../scripts/process/root.mjs";

/** Chooses a picture of 192 pixels for a side of the editor, by the button of its tools. */
export async function choosePicture(page: Page, field: string): Promise<void> {
  const side = page.getByLabel(field, { exact: true });
  await side.click();
  const buffer = await readFile(inProject("client", "public", "icon-192.png"));
  await page.locator("[data-media-input=files]").setInputFiles({ name: "A card.png", mimeType: "image/png", buffer });
}
