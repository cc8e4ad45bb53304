import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers } from "../../../kit/checks/barriers.ts";
import { tooWide } from "../../../kit/checks/overflow.ts";
import { expect, test } from "../../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const term = (page: Page) => page.getByRole("textbox", { name: "Term of card 1", exact: true });

/** A picture made by the browser, pasted as from the system's clipboard. */
async function pastePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(async (fileName) => {
    const canvas = new OffscreenCanvas(80, 60);
    const context = canvas.getContext("2d")!;
    context.fillStyle = fileName.startsWith("heart") ? "crimson" : "teal";
    context.fillRect(0, 0, 80, 60);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await canvas.convertToBlob()], fileName, { type: "image/png" }));
    document.activeElement!.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, name);
}

async function insertPicture(page: Page, name: string): Promise<void> {
  await pastePicture(page, `${name}.png`);
  await expect(tile(page, name)).toBeVisible();
}

const tile = (page: Page, name: string): Locator => page.getByRole("group", { name: `Picture: ${name}`, exact: true });

/** In the menu above the cards. */
async function choose(page: Page, item: string): Promise<void> {
  await page.getByTitle("More for all cards").click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** The first card's term as text. */
async function textOf(page: Page): Promise<string> {
  await choose(page, "Write as text");
  await expect(page.locator("[contenteditable]")).toHaveCount(0);
  const text = await term(page).inputValue();
  await choose(page, "Write as it looks");
  return text.replaceAll(/media\/[\w-]+\.\w+/g, "media/…");
}

test("a picture pasted into a word is a tile on a line of its own; it is described, moved, replaced and removed by mouse", async ({
  page,
  student,
}) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await term(page).fill("Which chamber has the thickest wall?");
  for (let step = 0; step < 24; step += 1) await page.keyboard.press("ArrowLeft");
  await insertPicture(page, "heart");
  await expect(term(page)).toBeFocused();
  await expectNoBarriers(page);
  const words = tile(page, "heart").getByLabel("Description of the picture");
  await words.fill("a heart, cut open ");
  // Its name follows what is typed.
  await page.keyboard.press("Escape");
  await expect(term(page)).toBeFocused();
  const opened = tile(page, "a heart, cut open");
  await opened.getByRole("button", { name: "Move up" }).click();
  expect(await textOf(page)).toBe("![a heart, cut open](media/…)\nWhich chamber has the thickest wall?");
  const before = await opened.getByRole("img").getAttribute("src");
  const chooser = page.waitForEvent("filechooser");
  await opened.getByRole("button", { name: "Replace" }).click();
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 40);
    canvas.getContext("2d")!.fillRect(0, 0, 40, 40);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  await (await chooser).setFiles({ name: "lung.png", mimeType: "image/png", buffer: Buffer.from(png) });
  await expect(tile(page, "lung").getByRole("img")).not.toHaveAttribute("src", before!);
  await tile(page, "lung").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("group", { name: /^Picture/ })).toHaveCount(0);
  await expect(term(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(tile(page, "lung")).toBeVisible();
});

test("a picture is cropped by mouse and by keys on a phone's width, and keeps its description", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/create-deck");
  await term(page).focus();
  await insertPicture(page, "heart");
  const picture = tile(page, "heart").getByRole("img");
  const before = await picture.getAttribute("src");
  await tile(page, "heart").getByRole("button", { name: "Crop" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop the picture" });
  await expect(dialog.getByRole("status")).toHaveText("80 × 60 pixels");
  const corner = dialog.getByRole("button", { name: "Bottom right corner" });
  const box = (await dialog.locator("img").boundingBox())!;
  await corner.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole("status")).toHaveText("40 × 30 pixels");
  await corner.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("status")).toHaveText("44 × 30 pixels");
  expect(await tooWide(page)).toBe(0);
  await expectNoBarriers(page);
  await dialog.getByRole("button", { name: "Crop" }).click();
  await expect(dialog).toBeHidden();
  await expect(picture).not.toHaveAttribute("src", before!);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))).toEqual(
    [44, 30],
  );
  await term(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(picture).toHaveAttribute("src", before!);
});

test("by keyboard alone: into a tile and out, through its controls, and it is deleted as a whole", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await term(page).focus();
  await page.keyboard.type("the heart");
  await insertPicture(page, "heart");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(tile(page, "heart").getByLabel("Description of the picture")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tile(page, "heart").getByRole("button", { name: "Move up" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tile(page, "heart").getByRole("button", { name: "Move up" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(term(page)).toBeFocused();
  expect(await textOf(page)).toBe("![heart](media/…)\nthe heart");
  await term(page).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("Delete");
  await expect(tile(page, "heart")).toHaveCount(0);
  expect(await textOf(page)).toBe("the heart");
});

test("a gap's hint and number and a link's address are changed below the side", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await term(page).click();
  await page.keyboard.type("the {{c1::left}} one");
  await expect(term(page)).toHaveAttribute("contenteditable", "true");
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Alt+ArrowDown");
  const gap = page.getByRole("group", { name: "Gap 1" });
  await expect(gap.getByLabel("Number")).toBeFocused();
  await gap.getByLabel("Hint").fill("which side?");
  await expect(page.getByRole("img", { name: "End of the gap, hint: which side?" })).toBeVisible();
  await expectNoBarriers(page);
  await gap.getByLabel("Number").fill("2");
  await page.keyboard.press("Escape");
  await expect(term(page)).toBeFocused();
  expect(await textOf(page)).toBe("the {{c2::left::which side?}} one");
});

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a saved card with every kind of content is drawn, edited by taps, and keeps its text", async ({ page, student }) => {
    const text =
      "# Heart\nThe {{c1::left **ventricle**::which?}} has \\(V = \\frac{m}{\\rho}\\), see [it](https://en.wikipedia.org/wiki/Heart).\n- one\n- two\n3. three\n```js\nlet a = 1;\n```\nH~2~O and x^2^, `code`, 5 \\* 3\n\\[\\int_0^1 x\\,dx\\]\nثم عربي";
    const deck = await student.createDeck("Anatomy", [[text, "plain"]]);
    await page.goto(`/${deck.id}/edit`);
    await expect(term(page)).toHaveAttribute("contenteditable", "true");
    await expect(term(page).getByRole("img", { name: /^Formula/ })).toHaveCount(2);
    await expect.poll(() => tooWide(page)).toBe(0);
    const keys = page.getByRole("toolbar", { name: "Formula keys" });
    // On a slow machine the line still takes its place while it is tapped.
    await expect(async () => {
      await term(page)
        .getByRole("img", { name: /^Formula: V/ })
        .tap({ timeout: 2000 });
      await expect(keys).toBeVisible({ timeout: 2000 });
    }).toPass();
    await keys.getByRole("button", { name: "Greek letters" }).tap();
    await keys.getByRole("button", { name: "α", exact: true }).tap();
    await expect.poll(() => tooWide(page)).toBe(0);
    await expectNoBarriers(page);
    expect(await textOf(page)).toBe(text.replace("\\frac{m}{\\rho}", "\\frac{m}{\\rho}\\alpha "));
    await expect(page.getByRole("textbox", { name: "Definition of card 1" })).toHaveValue("plain");
  });

  test("a picture is cropped, moved, replaced and removed by taps", async ({ page, student }) => {
    expect(student.uid).not.toBe("");
    await page.goto("/create-deck");
    await term(page).tap();
    await page.keyboard.type("the heart");
    await insertPicture(page, "heart");
    const before = await tile(page, "heart").getByRole("img").getAttribute("src");
    await tile(page, "heart").getByRole("button", { name: "Crop" }).tap();
    const dialog = page.getByRole("dialog", { name: "Crop the picture" });
    await expect(dialog.getByRole("status")).toHaveText("80 × 60 pixels");
    const corner = (await dialog.getByRole("button", { name: "Bottom right corner" }).boundingBox())!;
    const picture = (await dialog.locator("img").boundingBox())!;
    const from = { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2 };
    const screen = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      screen.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    await touch("touchStart", from);
    for (let step = 1; step <= 4; step += 1) {
      await touch("touchMove", { x: from.x - (picture.width / 8) * step, y: from.y - (picture.height / 8) * step });
    }
    await touch("touchEnd");
    await expect(dialog.getByRole("status")).toHaveText("40 × 30 pixels");
    await dialog.getByRole("button", { name: "Crop" }).tap();
    await expect(tile(page, "heart").getByRole("img")).not.toHaveAttribute("src", before!);
    await tile(page, "heart").getByRole("button", { name: "Move up" }).tap();
    expect(await textOf(page)).toBe("![heart](media/…)\nthe heart");
    const chooser = page.waitForEvent("filechooser");
    await tile(page, "heart").getByRole("button", { name: "Replace" }).tap();
    const png = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 40);
      canvas.getContext("2d")!.fillRect(0, 0, 40, 40);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    });
    await (await chooser).setFiles({ name: "lung.png", mimeType: "image/png", buffer: Buffer.from(png) });
    await tile(page, "lung").getByRole("button", { name: "Remove" }).tap();
    expect(await textOf(page)).toBe("the heart");
  });
});

test("an input method, a dead key and a word that a phone replaces keep the text", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await term(page).click();
  await page.keyboard.type("**心** ");
  await expect(term(page)).toHaveAttribute("contenteditable", "true");
  const session = await page.context().newCDPSession(page);
  for (const text of ["k", "か", "かn", "かん", "漢"]) {
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await session.send("Input.insertText", { text: "漢字" });
  // A dead key composes the accent first.
  await session.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
  await session.send("Input.insertText", { text: "é" });
  // A phone's keyboard selects the word that it corrects, and writes another one.
  await page.keyboard.type(" teh");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Shift+ArrowLeft");
  await session.send("Input.insertText", { text: "the" });
  await expect(term(page)).toContainText("漢字é");
  expect(await textOf(page)).toBe("**心** 漢字é the");
});
