import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../kit/test.ts";

const terms = ["one", "two", "three", "four"];

async function aDeckOf(page: Page, create: (title: string, cards: (readonly [string, string])[]) => Promise<{ id: number }>) {
  const deck = await create(
    "Numbers",
    terms.map((term) => [term, `the number ${term}`] as const),
  );
  await page.goto(`/${deck.id}/edit`);
  await expect(page.getByLabel("Term of card 4")).toHaveValue("four");
}

const order = (page: Page) =>
  page
    .getByRole("list", { name: "Cards" })
    .locator('[data-side="term"]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

const grip = (page: Page, card: number) => page.getByRole("button", { name: `Move card ${card}`, exact: true });

test("a card is dragged by the mouse, and Escape cancels it", async ({ page, student }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await aDeckOf(page, (title, cards) => student.createDeck(title, cards));
  const from = await middleOf(grip(page, 1));
  const to = await middleOf(grip(page, 3));

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 4);
  await expect(page.getByText("You have lifted card 1 of 4.")).not.toBeAttached();
  await page.mouse.move(from.x, from.y + 60, { steps: 4 });
  await expect(page.getByText("Card 1 is now at position 2 of 4.")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Nothing was moved. The card is back at position 1.")).toBeAttached();
  await page.mouse.up();
  expect(await order(page)).toEqual(terms);

  // Until the card has stopped moving, another press lifts nothing.
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await expect(page.getByText("Card 1 is now at position 3 of 4.")).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.mouse.up();
  await expect(page.getByText("The card was moved from position 1 to position 3 of 4.")).toBeAttached();
  await expect.poll(() => order(page)).toEqual(["two", "three", "one", "four"]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => order(page)).toEqual(terms);
});

test("a long list scrolls under the mouse at its edge", async ({ page, student }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const cards = Array.from({ length: 300 }, (_, at) => [`term ${at + 1}`, "definition"] as const);
  const deck = await student.createDeck("Long", cards);
  await page.goto(`/${deck.id}/edit`);
  const from = await middleOf(grip(page, 1));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 590, { steps: 5 });
  await expect(page.getByText(/Card 1 is now at position [1-9]\d+ of 300\./)).toBeAttached();
  await page.mouse.move(from.x, 320, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByText(/The card was moved from position 1 to position \d+ of 300\./)).toBeAttached();
  await page.locator("[data-own-scroll]").evaluate((box) => box.scrollTo(0, 0));
  await expect(page.getByLabel("Term of card 1", { exact: true })).toHaveValue("term 2");
});

test("a finger lifts a card after it has rested on its dots, and scrolls otherwise", async ({ openBrowser, page, student }) => {
  const phone = await openBrowser(undefined, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  await phone.context.addCookies(await page.context().cookies());
  await aDeckOf(phone.page, (title, cards) => student.createDeck(title, cards));
  const screen = await phone.context.newCDPSession(phone.page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  const from = await middleOf(grip(phone.page, 1));

  const scrolled = () => phone.page.locator("[data-own-scroll]").evaluate(({ scrollTop }) => scrollTop);
  // On a slow machine a moving finger may be mistaken for one that rests: it tries again.
  await expect(async () => {
    await touch("touchStart", from);
    for (let y = 0; y <= 120; y += 20) await touch("touchMove", { x: from.x, y: from.y - y });
    await touch("touchEnd");
    await expect(phone.page.getByText("You have lifted card 1 of 4.")).not.toBeAttached();
    await expect.poll(scrolled, { timeout: 2000 }).toBeGreaterThan(40);
  }).toPass();

  // The list may still be scrolling from the swipe, and then the finger misses the dots, or the list scrolls on under it: it tries again.
  await expect(async () => {
    await phone.page.locator("[data-own-scroll]").evaluate((box) => box.scrollTo(0, 0));
    const first = await middleOf(grip(phone.page, 1));
    expect(first).toEqual(from);
    await touch("touchStart", first);
    try {
      await expect(phone.page.getByText("You have lifted card 1 of 4.")).toBeAttached({ timeout: 2000 });
      const second = await middleOf(grip(phone.page, 2));
      for (let step = 1; step <= 6; step++) await touch("touchMove", { x: first.x, y: first.y + ((second.y - first.y) * step) / 6 });
    } finally {
      await touch("touchEnd");
    }
    await expect(phone.page.getByText("The card was moved from position 1 to position 2 of 4.")).toBeAttached({ timeout: 5000 });
  }).toPass();
  await expect.poll(() => order(phone.page)).toEqual(["two", "one", "three", "four"]);
});

test("by keyboard the arrows move a card, and the focus stays on its dots", async ({ page, student }) => {
  await aDeckOf(page, (title, cards) => student.createDeck(title, cards));
  await grip(page, 4).focus();
  for (const key of ["Space", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  await expect(page.getByText("Card 4 is now at position 2 of 4.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => order(page)).toEqual(["one", "four", "two", "three"]);
  await expect(grip(page, 2)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  expect(await order(page)).toEqual(["one", "four", "two", "three"]);
});
