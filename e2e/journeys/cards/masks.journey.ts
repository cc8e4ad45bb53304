import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { maskEditor } from "../../kit/screens/mask-editor.ts";
import { session } from "../../kit/screens/session.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function draw(canvas: Locator, page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const box = (await canvas.boundingBox())!;
  const at = ([x, y]: [number, number]): [number, number] => [box.x + x * box.width, box.y + y * box.height];
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await page.mouse.move(...at(to));
  await page.mouse.up();
}

test("masks over a picture: drawn by mouse and keys, saved, studied one by one, and typed", async ({ page, student }) => {
  const { deckId, dialog, canvas } = await maskEditor(page, student);
  await draw(canvas, page, [0.1, 0.1], [0.4, 0.4]);
  await expect(dialog.getByRole("button", { name: "Mask 1, box" })).toBeVisible();
  await dialog.getByLabel("Label of mask 1", { exact: true }).fill("left atrium");
  await dialog.getByRole("button", { name: "Ellipse", exact: true }).click();
  await draw(canvas, page, [0.6, 0.2], [0.8, 0.5]);
  await expect(dialog.getByRole("button", { name: "Mask 2, ellipse" })).toBeVisible();
  await dialog.getByRole("button", { name: "Polygon", exact: true }).click();
  for (const [x, y] of [
    [0.2, 0.6],
    [0.4, 0.6],
    [0.3, 0.8],
  ] as const) {
    const box = (await canvas.boundingBox())!;
    await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
  }
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Mask 3, polygon" })).toBeVisible();
  // By keys: a box is added, moved and resized, and the last step is taken back.
  await dialog.getByRole("button", { name: "Add a box" }).press("Enter");
  const fourth = dialog.getByRole("button", { name: "Mask 4, box" });
  await expect(fourth).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Delete");
  await expect(fourth).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(fourth).toBeVisible();
  await dialog.getByText("all masks").click();
  await expectNoBarriers(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Draw masks over the picture of card 1" })).toHaveText("4 masks");
  await page.getByRole("button", { name: "Type the answer of card 1" }).click();
  await page.getByRole("button", { name: "Save", exact: false }).first().click();
  await expect(page).toHaveURL(new RegExp(`/${deckId}$`));
  await expect(page.getByRole("img", { name: "A heart, with 4 masks" })).toBeVisible();

  await page.goto(`/${deckId}/learn/study`);
  const asked = page.getByRole("img", { name: "A heart: what is under mask 1 of 4?" });
  await expect(asked).toBeVisible();
  await expect(asked.locator("[data-state=hidden]")).toHaveCount(3);
  await expect(page.getByRole("group", { name: "Front", exact: true })).not.toContainText("left atrium");
  await expectNoBarriers(page);
  const answer = page.getByRole("textbox", { name: "Your answer" });
  await answer.fill("left atrium");
  await answer.press("Enter");
  await expect(session.answer(page, "left atrium")).toBeVisible();
  await expect(page.getByRole("img", { name: "A heart, mask 1 of 4: left atrium" })).toBeVisible();
  await page.getByRole("button", { name: "Enlarge: A heart, mask 1 of 4: left atrium" }).click();
  const large = page.getByRole("dialog", { name: "A heart, mask 1 of 4: left atrium" });
  await expect(large.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a picture of 4,000 pixels is drawn under its masks with at most four million, in its own shape", async ({ page, student }) => {
  const { canvas } = await maskEditor(page, student);
  const { width, height } = await canvas.locator("image").evaluate(async (drawn) => {
    const picture = new Image();
    picture.src = drawn.getAttribute("href") ?? "";
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  });
  expect(width * height).toBeGreaterThan(3_900_000);
  expect(width * height).toBeLessThanOrEqual(4_000_000);
  expect(width / height).toBeCloseTo(4 / 3, 2);
  await expect(canvas).toHaveAttribute("viewBox", "0 0 4000 3000");
});
