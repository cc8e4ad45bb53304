import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { expect, test } from "../../kit/test.ts";
import { aStudent } from "../../kit/students/student.ts";
import { answerAnything, openPatientTest } from "../../kit/screens/practice.ts";
import { changeVisibility, choose } from "../../kit/input/deck-menu.ts";
import { pinch } from "../../kit/input/swipe.ts";
import { answersToday, session } from "../../kit/screens/session.ts";
import { writeAsText } from "../../kit/input/write-as-text.ts";

test.beforeEach(({ context }) => writeAsText(context));

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A picture made by the browser, pasted as from the system's clipboard. */
async function pastePicture(
  page: Page,
  field: string,
  { width, height, name = "heart.png" }: { width: number; height: number; name?: string },
): Promise<void> {
  await page.getByLabel(field, { exact: true }).focus();
  await page.evaluate(
    async ({ wide, high, fileName }) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext("2d")!;
      context.fillStyle = "crimson";
      context.fillRect(0, 0, wide, high);
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([await canvas.convertToBlob()], fileName, { type: "image/png" }));
      document.activeElement!.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { wide: width, high: height, fileName: name },
  );
}

test("a picture that is pasted into a word gets a line of its own, and one Ctrl+Z takes it away", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  const term = page.getByLabel("Term of card 1", { exact: true });
  const question = "Which chamber has the thickest wall?";
  await term.fill(question);
  await term.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(12, 12));
  await pastePicture(page, "Term of card 1", { width: 40, height: 40 });
  await expect(term).toHaveValue(/^Which chamber has the thickest wall\?\n!\[heart\]\(media\/[\w-]{16}\.\w+\)$/);
  await expect(term).toBeFocused();
  expect(await term.evaluate((field: HTMLTextAreaElement) => field.value.length - field.selectionStart)).toBe(0);
  await page.keyboard.press("Control+z");
  await expect(term).toHaveValue(question);
});

test("a medicine deck with pasted pictures: created, studied, tested, shared, copied, withdrawn with its pictures", async ({
  page,
  student,
  openBrowser,
}) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await page.getByLabel("Title").fill("Anatomy");
  await pastePicture(page, "Term of card 1", { width: 2400, height: 1200, name: "A heart, cut open.png" });
  const term = page.getByLabel("Term of card 1", { exact: true });
  await expect(term).toHaveValue(/^!\[A heart, cut open\]\(media\/[\w-]{16}\.webp\)$/);
  await expectNoBarriers(page);
  await page.getByLabel("Definition of card 1", { exact: true }).fill("Left ventricle");
  await page.getByLabel("Term of card 2", { exact: true }).fill("Carries blood to the lungs");
  await page.getByLabel("Definition of card 2", { exact: true }).fill("Right ventricle");
  await page.getByRole("button", { name: "Create", exact: false }).first().click();
  await expect(page).toHaveURL(/\/learn\/test$/);

  const id = Number(/\/(\d+)\/learn/.exec(page.url())?.[1]);
  await page.goto(`/${id}/learn/study`);
  const picture = page.getByRole("img", { name: "A heart, cut open" });
  await expect(picture).toBeVisible();
  // Reduced before the upload, and never wider than the card.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  const enlarge = page.getByRole("button", { name: "Enlarge: A heart, cut open" });
  await enlarge.focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: "A heart, cut open" });
  await expect(large).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press("+");
  await expect(large.getByRole("button", { name: "Magnify" })).toHaveAttribute("aria-pressed", "true");
  // The browser scrolls rendered content: a key before the magnified picture is rendered moves nothing.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => large.getByRole("group", { name: "Picture" }).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(enlarge).toBeFocused();
  await expect(session.question(page, "")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const address = (await picture.getAttribute("src"))!;
  // Opened with the mouse it leaves Space to the card.
  await page.getByRole("group", { name: "Front", exact: true }).focus();
  await enlarge.click();
  await expect(large).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await page.keyboard.press("Space");
  await expect(session.answer(page, "Left ventricle")).toBeVisible();

  await openPatientTest(page, id);
  await expect(page.getByRole("heading", { level: 1 }).getByRole("img", { name: "A heart, cut open" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await answerAnything(page);

  await page.goto(`/${id}`);
  await changeVisibility(page, "Public");
  const other = await openBrowser();
  // A deck of another student is looked up among own ones first.
  other.watched.expectConsole(/404/);
  await aStudent(other.page.request);
  await other.page.goto(`/${id}`);
  await expect(other.page.getByRole("heading", { level: 1, name: "Anatomy", exact: true })).toBeVisible();
  await expect(other.page.getByRole("img", { name: "A heart, cut open" })).toBeVisible();
  await choose(other.page, "Copy to my decks");
  await expect(other.page.getByRole("heading", { level: 1, name: "Anatomy (Copy)", exact: true })).toBeVisible();
  await expect(other.page.getByRole("img", { name: "A heart, cut open" })).toBeVisible();
  const copy = new URL(other.page.url()).pathname;
  await changeVisibility(page, "Private");
  await other.page.goto(`/${id}`);
  await expect(other.page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  expect((await other.page.request.get(address)).status()).toBe(200);
  await other.page.goto(`${copy}/learn/study`);
  const copied = other.page.getByRole("img", { name: "A heart, cut open" });
  await expect.poll(() => copied.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await other.page.keyboard.press("Space");
  await other.page.getByRole("button", { name: "Got it" }).click();
  await expect.poll(() => answersToday(other.page.request)).toEqual({ answers: 1, right: 1 });
  const third = await openBrowser();
  await aStudent(third.page.request);
  expect((await third.page.request.get(address)).status()).toBe(404);
});

test("a file that is no picture is refused with a sentence, and the text stays", async ({ page, student, watched }) => {
  watched.expectConsole(/415/);
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  const term = page.getByLabel("Term of card 1", { exact: true });
  await term.fill("The heart");
  const html = { name: "heart.png", mimeType: "image/png", buffer: Buffer.from("<!doctype html><script>alert(1)</script>") };
  await term.locator("xpath=ancestor::*[@role='presentation'][1]").locator("[data-media-input=files]").setInputFiles(html);
  await expect(page.getByRole("alert")).toHaveText("This file's content does not match its name, so it was refused.");
  await expect(term).toHaveValue("The heart");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(term).toBeFocused();
});

test.describe("on a phone", () => {
  const width = 360;
  test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 740 } });

  test("a photo from the camera is added to a card, opened by a tap and zoomed, and the page stays as wide as the phone", async ({
    page,
    student,
  }) => {
    expect(student.uid).not.toBe("");
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.goto("/create-deck");
    await page.getByLabel("Title").fill("Anatomy");
    const term = page.getByLabel("Term of card 1", { exact: true });
    await term.tap();
    const camera = page.locator("[data-media-input=camera]");
    await expect(camera).toHaveAttribute("capture", "environment");
    await camera.setInputFiles({ name: "A heart.jpg", mimeType: "image/jpeg", buffer: await aPhoto(page, { width: 4000, height: 1500 }) });
    await expect(term).toHaveValue(/^!\[A heart\]\(media\/[\w-]{16}\.webp\)$/);
    expect(await pageWidth()).toBe(width);
    await page.getByLabel("Definition of card 1", { exact: true }).fill("Left ventricle");
    await page.getByRole("button", { name: "Create", exact: false }).first().tap();
    await expect(page).toHaveURL(/\/learn\/test$/);

    await page.goto(page.url().replace(/test$/, "study"));
    const picture = page.getByRole("button", { name: "Enlarge: A heart" });
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())!.width).toBeLessThanOrEqual(width);
    expect(await pageWidth()).toBe(width);
    await picture.tap();
    const large = page.getByRole("dialog", { name: "A heart" });
    await expect(large).toBeVisible();
    const magnify = large.getByRole("button", { name: "Magnify" });
    await magnify.tap();
    await expect(magnify).toHaveAttribute("aria-pressed", "true");
    await expect.poll(async () => (await large.getByRole("img").boundingBox())!.width).toBeGreaterThan(width);
    expect(await pageWidth()).toBe(width);
    await magnify.tap();
    await pinch(page, { x: width / 2, y: 370 });
    await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBeGreaterThan(1.5);
    expect(await pageWidth()).toBe(width);
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();
    await expect(session.question(page, "")).toBeVisible();
  });
});

test.describe("on a low phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("the error for a refused photo, and its actions, are above the button at the bottom", async ({ page, student }) => {
    expect(student.uid).not.toBe("");
    await page.goto("/create-deck");
    await page.getByLabel("Definition of card 3", { exact: true }).tap();
    const heic = { name: "photo.heic", mimeType: "image/heic", buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic") };
    await page.locator("[data-media-input=files]").setInputFiles(heic);
    const why = page.getByRole("alert");
    await expect(why).toContainText("Most Compatible");
    await expect.poll(() => isOnTop(why)).toBe(true);
    const remove = page.getByRole("button", { name: "Remove", exact: true });
    await expect.poll(() => isOnTop(remove)).toBe(true);
  });

  test("the suggestion for lines pasted into the last card is above that button too", async ({ page, student }) => {
    expect(student.uid).not.toBe("");
    await page.goto("/create-deck");
    const field = page.getByLabel("Definition of card 3", { exact: true });
    await field.fill("der Hund\tthe dog\ndie Katze\tthe cat\ndie Maus\tthe mouse");
    await expect(page.getByRole("toolbar")).toBeVisible();
    await field.selectText();
    await page.keyboard.press("ControlOrMeta+x");
    await page.keyboard.press("ControlOrMeta+v");
    for (const name of ["Make 3 cards…", "Keep as text"]) {
      await expect.poll(() => isOnTop(page.getByRole("button", { name, exact: true }))).toBe(true);
    }
  });
});

/** Whether a finger at its middle would touch it, without scrolling. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** A camera's file: a large JPEG. */
async function aPhoto(page: Page, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ wide, high }) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext("2d")!;
      context.fillStyle = "crimson";
      context.fillRect(0, 0, wide, high);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer())];
    },
    { wide: width, high: height },
  );
  return Buffer.from(bytes);
}
