import { expect, type Page } from "@playwright/test";
import type { Student } from "../students/student.ts";

/** A picture of 4,000 pixels, as an import or a camera brings it, uploaded as it is. */
export async function uploadedPicture(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#2a6f97";
    context.fillRect(0, 0, 4000, 3000);
    context.fillStyle = "#e9c46a";
    context.fillRect(400, 300, 1200, 900);
    const body = await canvas.convertToBlob({ type: "image/png" });
    const reply = await fetch("/api/media", { method: "POST", body, headers: { "Content-Type": "image/png" } });
    const { id } = (await reply.json()) as { id: string };
    return id;
  });
}

/** The editor of masks over the picture of a deck's only card. */
export async function maskEditor(page: Page, student: Pick<Student, "createDeck">) {
  const { id: deckId } = await student.createDeck("Anatomy", [["placeholder", "placeholder"]]);
  await page.goto(`/${deckId}/edit`);
  const picture = await uploadedPicture(page);
  await page.getByLabel("Term of card 1", { exact: true }).fill(`![A heart](media/${picture}.png)`);
  await page.getByLabel("Definition of card 1", { exact: true }).fill("");
  // Where the preview is not beside the form, the options of a card are behind it.
  if ((page.viewportSize()?.width ?? 0) < 1100) await page.getByRole("button", { name: "See card 1" }).click();
  await page.getByRole("button", { name: "Draw masks over the picture of card 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Masks over the picture" });
  const canvas = dialog.getByRole("group", { name: "The picture and its masks" });
  await expect(canvas).toBeVisible();
  return { deckId, dialog, canvas, mask: (name: string) => dialog.getByRole("button", { name, exact: true }) };
}
